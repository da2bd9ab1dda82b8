#include "assets/tools/generators.hpp"

#include "assets/tools/people/people.hpp"
#include "assets/tools/portraits/portraits.hpp"

namespace nightcap::tools {
namespace {

constexpr Generator kGenerators[] = {
    {"large-cards", people::large_cards},
    {"small-cards", people::small_cards},
    {"heirs", [](const std::filesystem::path&) { return portraits::heirs(); }},
    {"players", [](const std::filesystem::path&) { return portraits::avatars(); }},
    {"figures", [](const std::filesystem::path&) { return portraits::figures(); }},
};

}  // namespace

std::span<const Generator> generators() { return kGenerators; }

}  // namespace nightcap::tools
