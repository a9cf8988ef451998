/** What a section of a resume is about; finer than the product's eight sections. */
export const kinds = [
  'summary',
  'experience',
  'education',
  'coursework',
  'skills',
  'technical',
  'languages',
  'certificates',
  'awards',
  'publications',
  'projects',
  'volunteering',
  'leadership',
  'activities',
  'interests',
  'references',
  'memberships',
  'contact',
  'personal',
  'other',
] as const
export type Kind = (typeof kinds)[number]

export type Level = 'beginner' | 'intermediate' | 'advanced' | 'expert'

/** The words of one language that say what a piece of a resume is. All in lower case, without accents. */
export type Lexicon = {
  /** Names and abbreviations of the twelve months. */
  months: string[]
  seasons: string[]
  /** 'present', 'today' … as the end of a range. */
  present: string[]
  /** Words before a date: 'since', 'from'. */
  since: string[]
  /** Words between two dates: 'to', 'until'. */
  until: string[]
  /** Keywords of headings, by kind: 'a b' means both words in this order. */
  headings: Partial<Record<Kind, string[]>>
  /** Words that may stand in any heading and say nothing of its kind. */
  fillers: string[]
  /** Words (or their beginnings, with a trailing *) of job titles. */
  titles: string[]
  /** Words of employers: legal forms, kinds of organisation. */
  organisations: string[]
  /** Words of degrees and schools. */
  education: string[]
  /** What joins title and employer: 'at', 'bei'. */
  at: string[]
  levels: Record<Level, string[]>
  /** Spoken languages by their name in this language. */
  languages: string[]
  /** Labels of contact and personal lines: 'phone', 'born'. */
  contact: string[]
}
