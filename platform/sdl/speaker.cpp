#include "platform/sdl/speaker.hpp"

#include <SDL.h>
#include <SDL_mixer.h>

#include <atomic>
#include <future>
#include <mutex>
#include <optional>

#include "engine/sound/mixer.hpp"

namespace nightcap::platform::sdl {

namespace {
// Frames that the device asks for at once: 11 ms, so that a sound comes with its picture.
constexpr int kBlock = 512;
}  // namespace

struct Speaker::Machine {
  std::filesystem::path folder;
  std::function<void(const std::string&)> say;
  std::future<std::shared_ptr<const sound::Bank>> reading;
  std::shared_ptr<const sound::Bank> bank;
  std::mutex mutex;                   // between the game and the device's thread
  std::optional<sound::Mixer> mixer;  // once the bank is read
  std::string piece, layer;           // that were asked for
  sound::Levels levels;
  bool open = false;
  std::atomic<bool> gone = false, come = false;
  bool told = false;  // of a device that is gone

  // On the device's thread.
  static void render(void* self, Uint8* bytes, int length) {
    auto& machine = *static_cast<Machine*>(self);
    const std::span<float> stereo(reinterpret_cast<float*>(bytes), static_cast<std::size_t>(length) / sizeof(float));
    const std::lock_guard lock(machine.mutex);
    if (machine.mixer) machine.mixer->render(stereo);
  }

  // On any thread. Only what is played on has a number.
  static int watch(void* self, SDL_Event* event) {
    if (event->type == SDL_AUDIODEVICEREMOVED && event->adevice.iscapture == 0)
      static_cast<Machine*>(self)->hear_of_device(false, event->adevice.which != 0);
    if (event->type == SDL_AUDIODEVICEADDED && event->adevice.iscapture == 0)
      static_cast<Machine*>(self)->hear_of_device(true, false);
    return 0;
  }

  void hear_of_device(bool there, bool played_on) {
    if (there) come = true;
    if (!there && played_on) gone = true;
  }

  bool open_device() {
    if (Mix_OpenAudioDevice(sound::kRate, AUDIO_F32SYS, 2, kBlock, nullptr, 0) != 0) return false;
    Mix_HookMusic(render, this);
    gone = come = false;
    return open = true;
  }

  void close_device() {
    if (!open) return;
    Mix_HookMusic(nullptr, nullptr);
    Mix_CloseAudio();
    SDL_QuitSubSystem(SDL_INIT_AUDIO);  // which opening began
    open = false;
  }

  void take_bank() {
    bank = reading.get();
    if (!bank->complaint().empty()) say("the sound isn't whole: " + bank->complaint());
    {
      const std::lock_guard lock(mutex);
      mixer.emplace(bank);
      mixer->set(levels);
    }
    begin();
  }

  // The piece is opened before the device's thread is kept waiting for it.
  void begin() {
    const sound::Score* score = bank->score(piece);
    std::string why_not;
    auto opened = score != nullptr ? sound::Piece::open(piece, *score, why_not) : nullptr;
    if (!why_not.empty()) say("there is no music: " + why_not);
    if (opened != nullptr) opened->choose(layer);
    const std::lock_guard lock(mutex);
    mixer->begin(std::move(opened));
  }
};

Speaker::Speaker(std::filesystem::path folder, std::function<void(const std::string&)> say)
    : machine_(std::make_unique<Machine>()) {
  machine_->folder = std::move(folder);
  machine_->say = std::move(say);
  if (!machine_->open_device()) {
    machine_->say(std::string("there is no sound: ") + SDL_GetError());
    return;
  }
  SDL_AddEventWatch(Machine::watch, machine_.get());
  machine_->reading = std::async(std::launch::async, [path = machine_->folder] { return sound::Bank::load(path); });
}

Speaker::~Speaker() {
  SDL_DelEventWatch(Machine::watch, machine_.get());
  machine_->close_device();
}

void Speaker::hear_of_device(bool there, bool played_on) { machine_->hear_of_device(there, played_on); }

bool Speaker::heard() const { return machine_->open; }

void Speaker::play(const sound::Cue& cue) {
  const std::lock_guard lock(machine_->mutex);
  if (machine_->mixer) machine_->mixer->play(cue);
}

void Speaker::play_on(const sound::Tune& tune) {
  const bool another = machine_->piece != tune.piece;
  machine_->piece = tune.piece;
  machine_->layer = tune.layer;
  if (!machine_->mixer) return;
  if (another) return machine_->begin();
  const std::lock_guard lock(machine_->mutex);
  machine_->mixer->choose_layer(machine_->layer);
}

void Speaker::set(const sound::Levels& levels) {
  const std::lock_guard lock(machine_->mutex);
  machine_->levels = levels;
  if (machine_->mixer) machine_->mixer->set(levels);
}

sound::Report Speaker::report() const {
  sound::Report report;
  {
    const std::lock_guard lock(machine_->mutex);
    if (machine_->mixer) report = machine_->mixer->report();
  }
  if (!machine_->open) return report;
  const char* driver = SDL_GetCurrentAudioDriver();
  report.driver = driver != nullptr ? driver : "";
  report.device = machine_->told ? "gone" : "the system's own";
  std::uint16_t format = 0;
  Mix_QuerySpec(&report.rate, &format, &report.channels);
  report.block = kBlock;
  return report;
}

void Speaker::tick() {
  if (machine_->reading.valid() && machine_->reading.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
    machine_->take_bank();
  if (machine_->gone.exchange(false) && !machine_->told) {
    machine_->told = true;
    machine_->say("the sound's device is gone; the game goes on without");
  }
  if (machine_->told && machine_->come.exchange(false)) {
    machine_->close_device();
    machine_->told = !machine_->open_device();
  }
}

}  // namespace nightcap::platform::sdl
