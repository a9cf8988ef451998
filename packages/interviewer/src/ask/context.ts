import type { Fact } from '../facts/fact.ts'
import type { ResumeItem } from '../interviewer.ts'

/** What subjects are read from: the item among its resume, its facts by sentence, and whether it is a beginner's. */
export type Context = {
  item: ResumeItem
  items: readonly ResumeItem[]
  sentences: Map<number, Fact[]>
  junior: boolean
}
/** Is the item one of the sections of skills, where a line describes what somebody can do? */
export const skillLike = (item: ResumeItem) => item.section === 'skills' || item.section === 'technical'
