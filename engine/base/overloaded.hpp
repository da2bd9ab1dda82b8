// Several lambdas as one visitor of a variant.
#pragma once

namespace nightcap::base {

template <class... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};

}  // namespace nightcap::base
