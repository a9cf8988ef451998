/** What each feature of a released answer counts where a story is asked for, learned from our own people by `pnpm train-answers`. */
export const storyWeights = {
  likelihood: 0.291,
  sameQuestion: 2.693,
  sameTopic: 3.115,
  sharedWords: 1.22,
  words: 0.637,
  sentence: 1.581,
  leadOfAnswers: 0.045,
  leadOfItems: 1.663,
  always: -4.108,
}
