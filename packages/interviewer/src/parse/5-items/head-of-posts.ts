import type { Entry } from '../4-entries/head-lines.ts'
import { titleScore } from '../words/title-score.ts'
import { liesWithin } from './doubts.ts'
import { assign, type Parts } from './title-and-employer.ts'

/** When an entry was, a single date as both ends. */
const timeOf = ({ date }: Entry) => (date ? { start: date.start, end: date.range ? date.end : date.start } : null)

/**
 * 'Norden AG, Leeds ⇥ 2009 – today' over posts with times of their own within that time, none of which names an employer:
 * it is the head of those posts and no job.
 */
export const isHeadOfPosts = (index: number, all: Parts[], votes: Map<string, number>): boolean => {
  const [parts, post] = [all[index], all[index + 1]]
  if (!parts || !post || parts.entry.body.length > 0 || parts.entry.stated || post.entry.stated) return false
  const [whole, part] = [timeOf(parts.entry), timeOf(post.entry)]
  if (!whole || !part || !parts.entry.date?.range || !liesWithin(part, whole)) return false
  const { title, name } = assign(post, votes)
  const isPost = name === null && title !== null && titleScore(title.span.text) > 0
  return isPost && parts.pieces.length > 0 && parts.pieces.every((piece) => titleScore(piece.span.text) <= 0)
}
