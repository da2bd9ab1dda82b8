#include "engine/sound/tape.hpp"

#include <algorithm>

namespace nightcap::sound {

namespace {
constexpr std::int64_t kBlock = 1024;  // frames
}

std::unique_ptr<Tape> Tape::open(std::shared_ptr<const Bank> bank, const std::filesystem::path& file, std::string& why_not) {
  auto writer = Writer::open(file, 2, 0, why_not);
  return writer != nullptr ? std::unique_ptr<Tape>(new Tape(std::move(bank), std::move(writer))) : nullptr;
}

void Tape::play_on(const Tune& tune) {
  if (tune.piece != mixer_.piece()) {
    std::string why_not;  // the bank has said what is missing
    const Score* score = bank_->score(tune.piece);
    auto piece = score != nullptr ? Piece::open(std::string(tune.piece), *score, why_not) : nullptr;
    mixer_.begin(std::move(piece));
  }
  mixer_.choose_layer(tune.layer);
}

bool Tape::run_to(double ms) {
  block_.resize(kBlock * 2);
  while (frames_ < frames_of(ms)) {
    const std::int64_t now = std::min(frames_of(ms) - frames_, kBlock);
    const std::span<float> block(block_.data(), static_cast<std::size_t>(now) * 2);
    mixer_.render(block);
    if (!writer_->write(block)) return false;
    frames_ += now;
  }
  return true;
}

}  // namespace nightcap::sound
