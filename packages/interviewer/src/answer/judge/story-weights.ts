/** What each feature of a released answer counts where a story is asked for, learned from our own people by `pnpm train-answers`. */
export const storyWeights = {
  likelihood: 0.394,
  sameQuestion: 6.295,
  answering: 1.808,
  words: 0.875,
  always: -4.561,
}
