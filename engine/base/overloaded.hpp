// Several lambdas as one visitor of a variant.
#pragma once

namespace nightcap::base {

template <class... Visitors>
struct Overloaded : Visitors... {
  using Visitors::operator()...;
};
// Older compilers don't deduce it of themselves.
template <class... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

}  // namespace nightcap::base
