/** What stands in brackets after an employer and counts something of it: 'Klinikum Au (2,600 births per year)'. */
const ofSize =
  /^(.{2,120}?) \(([^()]{0,80}\d[\d.,]{0,12}\+? (?!months?\b|years?\b|weeks?\b|days?\b|hours?\b)\p{Ll}{3,20}\b[^()]{0,80})\)$/u
/** What stands in brackets after a post and says how much of a week it is; that it was for a time says why it ended, and stays: 'Care Worker (permanent part time, 60 hrs fortnight)'. */
const ofTerms =
  /^(.{2,80}?) \(([^()]{0,60}\b(?:permanent|part[- ]time|full[- ]time|casual|zero[- ]hours?|hours?|hrs|(?:days?|nights?) ?(?:a|per|\/) ?week)\b[^()]{0,60})\)(.{0,60})$/iu

/** The employer and the post of a job without what stands in brackets beside them, which are lines of the job: who asks for the post is not told its hours. */
export const readJobHeader = (header: string, post: string): { name: string; title: string; beside: string[] } => {
  const [, name = header, size = ''] = ofSize.exec(header) ?? []
  const [, start = post, terms = '', rest = ''] = ofTerms.exec(post) ?? []
  return { name, title: `${start}${rest}`, beside: [terms, size].filter((line) => line !== '') }
}
