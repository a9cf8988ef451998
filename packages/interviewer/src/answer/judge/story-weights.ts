/** What each feature of a released answer counts where a story is asked for, learned from our own people by `pnpm train-answers`. */
export const storyWeights = {
  likelihood: 0.287,
  sameQuestion: 2.804,
  sameTopic: 3.123,
  sharedWords: 1.153,
  words: 0.634,
  sentence: 1.6,
  leadOfAnswers: 0.017,
  leadOfItems: 1.659,
  always: -4.129,
}
