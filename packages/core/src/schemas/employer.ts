import * as v from 'valibot'
import { sectionSchema } from './item.ts'
import { engineSchema, sectionsSchema } from './resume.ts'
import { requiredText } from './text.ts'
import { emailSchema } from './user.ts'

const id = v.pipe(v.string(), v.uuid())
const instant = v.pipe(v.string(), v.isoTimestamp())

/** Whether an instant is on an existing day, in the range of years that every part of the product supports. */
const isMoment = (text: string) => {
  const day = new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate()
  const year = new Date(text).getUTCFullYear()
  return day === Number(text.slice(8, 10)) && year >= 1970 && year <= 9999
}

/** The longest question an employer may ask, in characters. */
export const maxQueryLength = 500
export const maxLinkNameLength = 80
/** The longest answer an owner may give in the inbox, in characters. */
export const maxOwnerAnswerLength = 5_000

/** The settings of a link. Nothing is shared by default, because there is no link. */
const linkChoices = {
  /** The name of the employer; only the owner sees it. */
  name: requiredText(maxLinkNameLength, 'Name is required'),
  /** The end date; null for none. */
  expires_at: v.nullable(instant),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1, 'Choose at least one section'), v.maxLength(8)),
  /** Whether the employer may ask questions. */
  questions: v.boolean(),
  /** Whether contact lines are shown. */
  contact: v.boolean(),
  /** Whether the employer may download the original PDF with everything in it. Default: no. */
  download: v.exactOptional(v.boolean()),
  /** Whether the owner gets emails about the first opening and about waiting questions. Default: yes. */
  notices: v.exactOptional(v.boolean()),
}
const newChoices = { ...linkChoices, expires_at: v.nullable(v.pipe(instant, v.check(isMoment, 'Choose a date'))) }
export const newLinkSchema = v.object(newChoices)
export const updateLinkSchema = v.partial(v.object({ ...newChoices, download: v.boolean(), notices: v.boolean() }))

/** Whether an owner wants any emails about links. */
export const noticeChoiceSchema = v.object({ wanted: v.boolean() })

export const linkStateSchema = v.picklist(['active', 'expired', 'revoked'])

/** A share link as its owner sees it. `path` is the secret address below the web app's origin; null once it is revoked. */
export const shareLinkSchema = v.object({
  id,
  ...linkChoices,
  download: v.boolean(),
  notices: v.boolean(),
  state: linkStateSchema,
  path: v.nullable(v.string()),
  created_at: instant,
  opened: v.number(),
  last_opened_at: v.nullable(instant),
})
export type ShareLink = v.InferOutput<typeof shareLinkSchema>

/** A day of UTC on which a link was used, as YYYY-MM-DD. */
export const linkDaySchema = v.object({ day: v.string(), opened: v.number(), asked: v.number() })
export type LinkDay = v.InferOutput<typeof linkDaySchema>

/** The outcome of an employer's question; see the interviewer's AnswerOutcome. */
export const outcomeSchema = v.picklist([
  'answered',
  'corrected',
  'closest',
  'not_stated',
  'protected',
  'instruction',
  'out_of_scope',
])
export type Outcome = v.InferOutput<typeof outcomeSchema>

/** Whether the first of the closest lines may be the answer; see the interviewer's Closeness. Older answers also say 'unsure', which is shown as 'likely'. */
export const closenessSchema = v.picklist(['likely', 'unsure', 'unlikely'])

/** The source of a sentence: an item of the resume, or a released answer. `number` is shown to the reader. */
export const receiptSchema = v.object({
  number: v.number(),
  kind: v.picklist(['item', 'answer']),
  id: v.string(),
  category: v.nullable(sectionSchema),
  title: v.string(),
  quote: v.string(),
  /** For an answer, the month in which it was given: 'March 2026'. */
  date: v.nullable(v.string()),
})
export type Receipt = v.InferOutput<typeof receiptSchema>

const sentenceSchema = v.object({ text: v.string(), receipts: v.array(v.number()) })

/** An answer built from evidence: every sentence names at least one receipt. */
export const employerAnswerSchema = v.object({
  outcome: outcomeSchema,
  /** The rule of the engine that decided, for the owner; absent in answers from before there were rules. */
  rule: v.exactOptional(v.string()),
  engine: engineSchema,
  sentences: v.array(sentenceSchema),
  /** For 'closest', the nearest lines, quoted without change. */
  related: v.array(sentenceSchema),
  /** For 'closest'; absent in answers from before this was recorded. */
  closeness: v.exactOptional(closenessSchema),
  receipts: v.array(receiptSchema),
  confidence: v.number(),
})
export type EmployerAnswer = v.InferOutput<typeof employerAnswerSchema>

/** One question of an employer as both sides see it. */
export const employerQuerySchema = v.object({
  id,
  question: v.string(),
  asked_at: instant,
  /** Null if it was withdrawn, because some of its evidence has changed or is no longer shown by the link. */
  answer: v.nullable(employerAnswerSchema),
  /** When the employer sent it to the owner. */
  sent_at: v.nullable(instant),
  owner_answer: v.nullable(v.object({ text: v.string(), answered_at: instant })),
  /** Whether the owner's answer will also be emailed. The address itself is never returned. */
  by_mail: v.boolean(),
})
export type EmployerQuery = v.InferOutput<typeof employerQuerySchema>

/** A question in the owner's inbox. Equal questions are merged, with the wording of the latest one. */
export const inboxQuerySchema = v.object({
  ...employerQuerySchema.entries,
  /** The answer as it was given, even if its evidence has changed since. */
  answer: employerAnswerSchema,
  /** Whether somebody who sent it still waits for the owner's answer. */
  open: v.boolean(),
  /** How often it was asked. */
  times: v.number(),
  /** By how many visitors; visitors of a link without an id count as one. */
  visitors: v.number(),
  /** The links through which it was asked, by name. */
  links: v.array(v.object({ id, name: v.string() })),
})
export type InboxQuery = v.InferOutput<typeof inboxQuerySchema>

/** A page of the inbox; `open` is the number of questions that wait for an answer. */
export const inboxSchema = v.object({ data: v.array(inboxQuerySchema), count: v.number(), open: v.number() })

export const askSchema = v.object({ question: requiredText(maxQueryLength, 'Question is required') })
/** The address to which an employer wants the owner's answer; it is deleted after that one email. */
export const leaveAddressSchema = v.object({ email: emailSchema })
export const ownerAnswerSchema = v.object({ text: requiredText(maxOwnerAnswerLength, 'Answer is required') })

/** The answer that the owner chose for a question and its near repeats: an item of the active resume, or none. */
export const newAnswerChoiceSchema = v.object({ ...askSchema.entries, item_id: v.nullable(id) })
export const answerChoiceSchema = v.object({ id, question: v.string(), item_id: v.nullable(id), chosen_at: instant })
export type AnswerChoice = v.InferOutput<typeof answerChoiceSchema>

/** The answer that an employer would get now, and the owner's choice behind it, if there is one. */
export const rehearsedAnswerSchema = v.object({ answer: employerAnswerSchema, choice: v.nullable(answerChoiceSchema) })

/** What a link shows to an employer. */
export const sharedResumeSchema = v.object({
  /** Whether it is the sample resume of an invented person, for which no question is stored. */
  sample: v.boolean(),
  name: v.string(),
  first_name: v.string(),
  /** The person's headline and town; null if the resume does not state them clearly. */
  headline: v.nullable(v.string()),
  place: v.nullable(v.string()),
  expires_at: v.nullable(instant),
  questions: v.boolean(),
  /** Whether the original PDF can be downloaded. */
  download: v.boolean(),
  engine: engineSchema,
  sections: v.array(sectionSchema),
  resume: sectionsSchema,
  /** Suggested questions that this resume can answer. */
  suggestions: v.array(v.string()),
  queries: v.array(employerQuerySchema),
})
export type SharedResume = v.InferOutput<typeof sharedResumeSchema>

const verdictSchema = v.picklist(['answered', 'weak', 'not_answerable'])

/** How well the resume answers one of the most common questions of recruiters. */
export const rehearsalSchema = v.array(
  v.object({
    question: v.string(),
    verdict: verdictSchema,
    answer: employerAnswerSchema,
  }),
)
export type Rehearsal = v.InferOutput<typeof rehearsalSchema>

/** How many of the most common questions of recruiters are answered from what is shared. The others need an answer. */
export const readinessSchema = v.object({
  answered: v.number(),
  questions: v.array(v.object({ question: v.string(), verdict: verdictSchema })),
  /** The number of saved interview answers of the active resume that no employer sees. */
  practice_only: v.number(),
})
export type Readiness = v.InferOutput<typeof readinessSchema>

/** An answer that the owner wrote for employers before anybody asked. */
export const preparedAnswerSchema = v.object({ id, question: v.string(), text: v.string(), answered_at: instant })
export type PreparedAnswer = v.InferOutput<typeof preparedAnswerSchema>
export const newPreparedAnswerSchema = v.object({ ...askSchema.entries, ...ownerAnswerSchema.entries })
