/** A part of an answer: its start, its end (excluded) and its text. */
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

/** A remark of the coach: the passages it is about, and one thing to try. */
export type Remark = { code: RemarkCode; passages: Passage[]; says: string; tip: string }

/** The result of analysing an answer. */
export type Coaching = {
  words: number
  /** How many seconds it takes to say the answer aloud, at 150 words a minute. */
  seconds: number
  /** The figures in the answer. */
  figures: Passage[]
  /** For each part of the story the clause that tells it; null if that is uncertain, or if the text is not in English. */
  story: Record<StoryPart, Passage | null> | null
  /** For each part whether any words mention it; null if the text is not in English. A part that is only uncertain is not reported as missing. */
  mentions: Record<'action' | 'result', boolean> | null
  /** How many parts the question has, and how many of them the answer covers; null if that is uncertain. */
  parts: { asked: number; answered: number } | null
  remarks: Remark[]
}
