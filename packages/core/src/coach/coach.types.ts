/** A piece of an answer: its place (end excluded) and its characters. */
export type Passage = { start: number; end: number; text: string }

/** The four parts of a story as interviewers listen for them. */
export type StoryPart = 'situation' | 'task' | 'action' | 'result'

export type RemarkCode =
  | 'too_short'
  | 'too_long'
  | 'no_figures'
  | 'no_own_part'
  | 'no_action'
  | 'no_result'
  | 'hedges'
  | 'fillers'
  | 'tense'
  | 'question_open'

/** One thing that the coach noticed: the words it is about, and one thing to try. */
export type Remark = { code: RemarkCode; passages: Passage[]; says: string; tip: string }

/** What the coach reads in an answer. */
export type Coaching = {
  words: number
  /** Seconds that it takes to say it aloud, at 150 words a minute. */
  seconds: number
  /** Figures of the answer. */
  figures: Passage[]
  /** Each part of the story with the clause that tells it; null when that is in doubt, or the text is not English. */
  story: Record<StoryPart, Passage | null> | null
  /** Whether any words at all speak of it; null when the text is not English. What is merely in doubt is not called missing. */
  mentions: Record<'action' | 'result', boolean> | null
  /** How many parts the question has, and how many the answer speaks to; null when that cannot be told. */
  parts: { asked: number; answered: number } | null
  remarks: Remark[]
}
