/** What each feature of a line counts, learned from our own people by `pnpm train-answers`. */
export const lineWeights = {
  near: 6.899,
  answering: 2.961,
  shared: 2.127,
  mentioned: 1.533,
  focus: 3.054,
  figureAsked: 0.892,
  counted: 1.203,
  moneyAsked: 4.091,
  timeAsked: 3.037,
  reasonAsked: 0.604,
  people: -0.749,
  peopleAsked: 3.106,
  outcomeAsked: 2.372,
  sameNumber: 3.122,
  negated: 0.142,
}
