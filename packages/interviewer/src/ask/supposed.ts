/** Events and things of which there is not one everywhere: a question that speaks of 'the award' supposes that the item tells of one. */
const definite =
  /\b(?:the|that|this|your) (award|prize|medal|grant|merger|takeover|strike|accident|recall|flood|fire|closure|expedition|exhibition|data set|dataset|thesis|patent|promotion|redundanc\p{L}+|successor|statistical test)\b/giu
/** So many letters of a word are the same in its other forms. */
const stem = 5

/** Whether a question speaks of something definite that its item does not mention. */
export const supposesMore = (question: string, item: string): boolean => {
  const told = item.toLowerCase()
  return [...question.matchAll(definite)].some(([, what = '']) => {
    const last = what.toLowerCase().split(' ').at(-1) ?? ''
    return !told.includes(last.slice(0, stem))
  })
}
