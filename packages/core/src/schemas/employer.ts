import * as v from 'valibot'
import { sectionSchema } from './item.ts'
import { engineSchema, sectionsSchema } from './resume.ts'
import { requiredText } from './text.ts'
import { emailSchema } from './user.ts'

const id = v.pipe(v.string(), v.uuid())
const instant = v.pipe(v.string(), v.isoTimestamp())

/** Whether an instant names a day that exists, in the years that every part of the product can write. */
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

/** What the owner decides about a link. By default nothing is shared: there is no link. */
const linkChoices = {
  /** For whom the link is, shown to the owner only. */
  name: requiredText(maxLinkNameLength, 'Name is required'),
  /** Until when it works; null for no end. */
  expires_at: v.nullable(instant),
  sections: v.pipe(v.array(sectionSchema), v.minLength(1, 'Choose at least one section'), v.maxLength(8)),
  /** Whether the employer may ask. */
  questions: v.boolean(),
  /** Whether contact lines are shown. */
  contact: v.boolean(),
  /** Whether the original PDF can be had, with all that stands in it; no, unless told otherwise. */
  download: v.exactOptional(v.boolean()),
  /** Whether the owner is mailed of its first opening and of questions that wait; yes, unless told otherwise. */
  notices: v.exactOptional(v.boolean()),
}
const newChoices = { ...linkChoices, expires_at: v.nullable(v.pipe(instant, v.check(isMoment, 'Choose a date'))) }
export const newLinkSchema = v.object(newChoices)
export const updateLinkSchema = v.partial(v.object({ ...newChoices, download: v.boolean(), notices: v.boolean() }))

/** Whether an owner wants mails about links at all. */
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

/** How an employer's question was met; see the interviewer's AnswerOutcome. */
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

/** How likely it is that the first of the closest lines is the answer; see the interviewer's Closeness. */
export const closenessSchema = v.picklist(['likely', 'unsure', 'unlikely'])

/** What a sentence rests on: an item of the resume, or an answer its owner released. `number` is what the reader sees. */
export const receiptSchema = v.object({
  number: v.number(),
  kind: v.picklist(['item', 'answer']),
  id: v.string(),
  category: v.nullable(sectionSchema),
  title: v.string(),
  quote: v.string(),
  /** Of an answer: the month it was given, 'March 2026'. */
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
  /** Of 'closest': the lines that come nearest, shown as they stand. */
  related: v.array(sentenceSchema),
  /** Of 'closest'; absent in answers from before it was told. */
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
  /** Null when it was withdrawn: something that it rests on is no longer shown by the link, or has changed. */
  answer: v.nullable(employerAnswerSchema),
  /** When the employer sent it to the owner. */
  sent_at: v.nullable(instant),
  owner_answer: v.nullable(v.object({ text: v.string(), answered_at: instant })),
  /** Whether the owner's answer will also come by mail. The address itself is told to nobody. */
  by_mail: v.boolean(),
})
export type EmployerQuery = v.InferOutput<typeof employerQuerySchema>

/** A question in the owner's inbox: equal ones are one, shown as it was asked last. */
export const inboxQuerySchema = v.object({
  ...employerQuerySchema.entries,
  /** As it was told, whatever has changed since. */
  answer: employerAnswerSchema,
  /** Whether somebody sent it who has no answer of the owner's yet. */
  open: v.boolean(),
  /** How often it was asked. */
  times: v.number(),
  /** By how many; those of a link who are not known apart count as one. */
  visitors: v.number(),
  /** The links that it came by, by name. */
  links: v.array(v.object({ id, name: v.string() })),
})
export type InboxQuery = v.InferOutput<typeof inboxQuerySchema>

/** A page of the inbox; `open` counts the questions that wait for an answer. */
export const inboxSchema = v.object({ data: v.array(inboxQuerySchema), count: v.number(), open: v.number() })

export const askSchema = v.object({ question: requiredText(maxQueryLength, 'Question is required') })
/** Where an employer wants the owner's answer; it is deleted after that one mail. */
export const leaveAddressSchema = v.object({ email: emailSchema })
export const ownerAnswerSchema = v.object({ text: requiredText(maxOwnerAnswerLength, 'Answer is required') })

/** What is told for a question and its near repeats: what an item of the active resume says, or nothing. */
export const newAnswerChoiceSchema = v.object({ ...askSchema.entries, item_id: v.nullable(id) })
export const answerChoiceSchema = v.object({ id, question: v.string(), item_id: v.nullable(id), chosen_at: instant })
export type AnswerChoice = v.InferOutput<typeof answerChoiceSchema>

/** What an employer would be told now, and the owner's choice behind it, if there is one. */
export const rehearsedAnswerSchema = v.object({ answer: employerAnswerSchema, choice: v.nullable(answerChoiceSchema) })

/** What a link shows to an employer. */
export const sharedResumeSchema = v.object({
  /** Whether it is the sample resume of nobody, where what is asked is not kept. */
  sample: v.boolean(),
  name: v.string(),
  first_name: v.string(),
  /** What the person calls their work, and the town; null where the resume does not say, or says more than that. */
  headline: v.nullable(v.string()),
  place: v.nullable(v.string()),
  expires_at: v.nullable(instant),
  questions: v.boolean(),
  /** Whether the original PDF can be had. */
  download: v.boolean(),
  engine: engineSchema,
  sections: v.array(sectionSchema),
  resume: sectionsSchema,
  /** Questions that this resume can answer, from its own content. */
  suggestions: v.array(v.string()),
  queries: v.array(employerQuerySchema),
})
export type SharedResume = v.InferOutput<typeof sharedResumeSchema>

const verdictSchema = v.picklist(['answered', 'weak', 'not_answerable'])

/** How well the resume answers one of the questions that recruiters ask most. */
export const rehearsalSchema = v.array(
  v.object({
    question: v.string(),
    verdict: verdictSchema,
    answer: employerAnswerSchema,
  }),
)
export type Rehearsal = v.InferOutput<typeof rehearsalSchema>

/** How many of the questions that recruiters ask most are answered from what is shared; the rest needs an answer. */
export const readinessSchema = v.object({
  answered: v.number(),
  questions: v.array(v.object({ question: v.string(), verdict: verdictSchema })),
  /** Saved interview answers of the active resume that no employer sees. */
  practice_only: v.number(),
})
export type Readiness = v.InferOutput<typeof readinessSchema>

/** An answer that the owner wrote for employers before anybody asked. */
export const preparedAnswerSchema = v.object({ id, question: v.string(), text: v.string(), answered_at: instant })
export type PreparedAnswer = v.InferOutput<typeof preparedAnswerSchema>
export const newPreparedAnswerSchema = v.object({ ...askSchema.entries, ...ownerAnswerSchema.entries })
