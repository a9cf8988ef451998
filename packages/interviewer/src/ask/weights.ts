/**
 * How telling a fact is, on one scale: what an interviewer with little time asks about first. Figures that moved and people led
 * come before single deeds, deeds before the job as a whole, and that before names.
 */
export const weights = {
  change: 10,
  /** A find, a failure, a clean record: what a line tells that few lines tell. */
  telling: 9.8,
  /** A turn of the career that an overview tells. */
  turn: 9.2,
  people: 9,
  teaching: 7.9,
  outcome: 8.8,
  shortStay: 8.5,
  money: 8.5,
  count: 7.6,
  promotion: 8,
  share: 7.8,
  /** A share that stands without a verb ('Punctuality 96 %'). */
  alone: 7,
  gap: 7.6,
  /** A line that few others could have written. */
  story: 8.2,
  /** What someone who knows the work asks about a line: a theme is met by its words, and readers found five of nine beside the matter. */
  theme: 8,
  /** What somebody who knows the trade asks about a duty of the bank: written for that very duty, so better than a theme. */
  known: 9.4,
  /** What somebody who knows it asks about a tool, a skill or a degree that the resume only names. */
  knownName: 7,
  /** The same about a job title: after what the job tells, before what would fit any job. */
  knownPost: 7.6,
  deed: 7.5,
  /** One of several things that a line counts ('28 customers'). */
  counted: 5.9,
  used: 7.4,
  remark: 8.4,
  plainRemark: 6.4,
  /** 'Planning of 35 trucks': a noun that names an act. */
  noun: 6.6,
  /** A line of which only its words are known. */
  phrase: 4.4,
  /** One thing of a list. */
  listed: 7,
  /** A job of which only the title is known. */
  trade: 6.3,
  claim: 7.5,
  thesis: 7.2,
  /** How far somebody got with an examination or a course. */
  study: 7.4,
  /** A number of trips or matches, each of which somebody remembers. */
  occasions: 7.2,
  duty: 7.2,
  list: 6.9,
  longStay: 6.2,
  level: 7,
  project: 7,
  post: 6.8,
  move: 5.8,
  achievement: 6.6,
  skill: 6.5,
  tool: 6.5,
  years: 6.2,
  general: 6,
  degree: 6,
  language: 6,
  provedSkill: 5.6,
  job: 5.5,
  profile: 5.5,
  /** Something that someone calls themselves ('natural leader'), by its kind. */
  trait: 7.4,
  /** A theme that an overview is about. */
  selfTheme: 8,
  /** What an overview tells of its writer that few others could write: the branches they know, what they are strong in. */
  self: 8.2,
  /** A first job in another trade. */
  selfPath: 6.8,
  /** What may be asked of someone of whom only the trade is known. */
  selfTrade: 5.9,
  /** What may be asked of any item of its section. */
  any: 4.5,
  interest: 5,
  aside: 5,
  /** 'Worked with', 'used': a line that opens so seldom tells what the person did. */
  weakVerb: -1.5,
  /** 'You write …': a line that could only be quoted. */
  quoted: -1.6,
  /** 'Various tasks', 'several duties': nothing to hold on to. */
  vague: -3,
  /** What stands first in an item is what its owner holds most important. */
  order: (sentence: number) => -Math.min(0.8, sentence * 0.1),
} as const

/** What a question loses, in marks: for a second one about one line, a purpose or kind that was asked for already, a way of asking that
 * this resume has had, for being about nothing that the item tells, and as the first one for fitting anyone with the job title. */
export const costs = {
  sameTopic: -0.5,
  samePurpose: -0.15,
  sameKind: -0.15,
  usedBefore: -0.4,
  stock: -0.2,
  titleFirst: -0.5,
} as const
/** So far two questions of equal worth may lie apart, so that not every resume is asked the same. */
export const variety = 0.08

/**
 * A question that readers would give less is not asked: the first about an item, and those after it (docs/asking.md has what each limit costs). The overview,
 * the jobs and leading are what an interview is about; of a name, a post, a study or a prize, nothing is asked rather than what would fit any.
 */
export const leastMarks = {
  overview: { first: 2.82, more: 3.85 },
  fullJob: { first: 2.82, more: 3.8 },
  mainJob: { first: 2.82, more: 3.9 },
  job: { first: 3.7, more: 3.95 },
  leading: { first: 2.95, more: 3.9 },
  post: { first: 3.7, more: 3.95 },
  name: { first: 3.75, more: 3.95 },
  prize: { first: 3.7, more: 3.95 },
  other: { first: 3.7, more: 3.95 },
} as const
/** A job of so many lines tells enough for three questions. */
export const linesOfFullJob = 3

/** The most questions about one topic: more would be answered by the same story. */
export const maxPerTopic = 2
/** The most questions about a name for which the bank has questions of its own. */
export const mostPerKnownName = 2
/** The most questions about a name of which the resume tells nothing more. */
export const maxPerBareName = 1
