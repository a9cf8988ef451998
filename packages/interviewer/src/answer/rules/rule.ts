import type { Closeness } from '../../interviewer.ts'
import type { AnswerIndex } from '../build-index.ts'
import type { Moment } from '../dates.ts'
import type { Meaning } from '../meaning.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'

/** A question with its ranked evidence, as every rule sees it. */
export type Matter = { question: ReadQuestion; index: AnswerIndex; hits: Hit[]; today: Moment; meaning: Meaning }

/** How the evidence of a finding is put into words. */
type Telling =
  | (
      | 'whole'
      | 'fields'
      | 'list'
      | 'lines'
      | 'career'
      | 'named'
      | 'spoken'
      | 'highlights'
      | 'posts'
      | 'ended'
      | 'steps'
      | 'ofJob'
    )
  | ('sum' | 'mentions' | 'number' | 'validity' | 'profile' | 'results' | 'strengths' | 'gaps' | 'said' | 'promoted')

/** At most so many entries of a list are told. */
export const longestList = 12

export type Verdict = {
  outcome: 'answered' | 'corrected' | 'closest' | 'not_stated' | 'out_of_scope'
  /** The evidence that is told, best first. */
  cited?: Hit[]
  /** Evidence that is near and does not answer: shown as it stands, nothing asserted. */
  near?: Hit[]
  /** Other evidence that may count too: told after the answer, as what it is. */
  beside?: Hit[]
  /** How likely it is that the first of these is the answer. */
  closeness?: Closeness
  /** What of it is told; the most telling sentences unless something else is said. */
  telling?: Telling
  /** The usual topic whose evidence is told. */
  topic?: string
  /** True when the evidence says all that was asked, so that a yes may be said. */
  sure?: boolean
  /** True when what is told says by itself that it is so: a yes needs nothing more. */
  proved?: boolean
  /** True when the evidence says that what was asked for is not so. */
  denies?: boolean
  /** True where what is so today was asked, and only a job that has ended states it. */
  past?: boolean
  /** True when the question is one, whatever its parts say by themselves. */
  undivided?: boolean
  /** True when the whole career is told before what is near. */
  career?: boolean
  /** Words of the question that the whole resume does not hold, said after what is near. */
  unmentioned?: string[]
  confidence: number
}

/** What was decided, by which rule, and everything that was near. */
export type Finding = Verdict & { cited: Hit[]; near: Hit[]; rule: string; hits: Hit[] }

/** One rule: what it decides, or null to leave the question to the next. The examples are its tests. */
export type Rule = { name: string; examples: string[]; judge: (matter: Matter) => Verdict | null }
