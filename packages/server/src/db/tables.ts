import type {
  Doubt,
  EmployerAnswer,
  ItemContent,
  ParseCounts,
  ParseErrorCode,
  ParseStage,
  Release,
  Section,
  Source,
} from '@candid/core'
import type { Engine } from '@candid/interviewer'
import type { ColumnType, Generated, Selectable } from 'kysely'

/** JSON is written as text, because drivers differ in how they write lists; it is read as a value. */
type Json<T> = ColumnType<T, string, string>
type Instant = Generated<Date>

type UserTable = {
  id: string
  email: string
  full_name: string | null
  password_hash: string
  is_superuser: boolean
  is_active: boolean
  created_at: Instant
}

type SessionTable = { id: string; user_id: string; created_at: Instant; expires_at: Date }

type ResetTokenTable = { hash: string; user_id: string; expires_at: Date }

/** `address` is a keyed hash. */
type KnownAddressTable = { user_id: string; address: string; seen_at: Instant }

type RateLimitTable = { key: string; full_at: Date }

type LeftOver = { text: string; source: Source }

type ResumeTable = {
  id: string
  owner_id: string
  file_name: string
  storage_key: string
  size: number
  sha256: string
  format: string | null
  /** Increases with each replaced file, so that a parse of the former one changes nothing. */
  generation: Generated<number>
  chunked: Generated<boolean>
  active: Generated<boolean>
  parse_status: Generated<'none' | 'running' | 'done' | 'failed'>
  parse_error: ParseErrorCode | null
  parse_stage: ParseStage | null
  parse_started_at: Date | null
  parse_counts: ColumnType<ParseCounts | null, string | null, string | null>
  engine: Json<Engine> | null
  pages: number | null
  /** Of the first page; see drawFirstPage. */
  picture: string | null
  unplaced: ColumnType<LeftOver[], string | undefined, string>
  hidden: ColumnType<LeftOver[], string | undefined, string>
  /** Pages that are pictures and were not read. */
  unread: ColumnType<number[], string | undefined, string>
  created_at: Instant
}

type ItemTable = {
  id: string
  resume_id: string
  section: Section
  position: number
  content: Json<ItemContent>
  tag: string | null
  source: Json<Source>
  doubts: ColumnType<Doubt[], string | undefined, string>
  version: Generated<number>
  deleted_at: Date | null
  created_at: Instant
}

type ItemVersionTable = {
  item_id: string
  version: number
  content: Json<ItemContent>
  /** The section in which the item was then; null for its current one. */
  section: Section | null
  saved_at: Instant
}

type QuestionTable = {
  id: string
  resume_id: string
  /** Null if the item no longer exists; the question is then on the shelf. */
  item_id: string | null
  number: Generated<number>
  text: string
  kind: 'situation' | 'decision' | 'result' | 'learning' | 'follow_up'
  /** For a follow-up, the question whose answer it is about, which is not a follow-up itself. */
  follows: string | null
  engine: Json<Engine>
  category: string
  item_text: string
  created_at: Instant
}

type AnswerTable = {
  id: string
  question_id: string
  text: string
  release: Release
  version: Generated<number>
  saved_at: Instant
}

type DraftTable = { question_id: string; text: string; saved_at: Instant }

type JobTable = {
  id: Generated<string>
  kind: string
  payload: Json<unknown>
  state: Generated<'queued' | 'running' | 'done' | 'failed'>
  attempts: Generated<number>
  run_at: Instant
  worker: string | null
  lease_until: Date | null
  error: string | null
  finished_at: Date | null
}

type ShareLinkTable = {
  id: string
  owner_id: string
  name: string
  /** SHA-256 of the secret in the link's address; the secret itself is not stored. */
  token_hash: string
  expires_at: Date | null
  sections: Json<Section[]>
  questions: boolean
  contact: boolean
  /** Whether the original PDF can be downloaded. */
  download: Generated<boolean>
  /** Whether its owner gets emails about the first opening and waiting questions. */
  notices: Generated<boolean>
  revoked_at: Date | null
  opened: Generated<number>
  last_opened_at: Date | null
  created_at: Instant
}

/** How often a link was opened and used to ask on a day (UTC). */
type LinkDayTable = { link_id: string; day: string; opened: Generated<number>; asked: Generated<number> }

type EmployerQueryTable = {
  id: string
  link_id: string
  owner_id: string
  question: string
  answer: Json<EmployerAnswer>
  /** A fingerprint of each piece of evidence of the answer, by its id. */
  basis: Json<Record<string, string>> | null
  /** The visitor who asked; see visitorOf. */
  visitor: string | null
  asked_at: Instant
  sent_at: Date | null
  /** The address for the owner's answer, until the email is sent; used for nothing else. */
  reply_to: string | null
  /** Whether that email is queued. */
  reply_due: Generated<boolean>
}

/** A notice that was not sent yet: a first opening, or with a query a waiting question. */
type NoticeTable = { id: Generated<string>; owner_id: string; link_id: string; query_id: string | null }

/** Whether an owner wants emails about links, when the last one was sent and whether one is due. */
type NoticeMailTable = { owner_id: string; wanted: Generated<boolean>; sent_at: Date | null; due: Generated<boolean> }

type UnsubscribeTokenTable = { hash: string; owner_id: string; expires_at: Date }

type OwnerAnswerTable = {
  id: string
  owner_id: string
  /** The query it answers; null when it was prepared before anybody asked. */
  query_id: string | null
  question: string
  text: string
  answered_at: Instant
}

/** The owner's choice for a question about a resume: an item, or no answer. */
type AnswerChoiceTable = { id: string; resume_id: string; question: string; item_id: string | null; chosen_at: Instant }

/**
 * The index from which employers are answered, maintained by triggers; the view `evidence_source` defines it. A row never
 * changes: a change creates a new row with a new number.
 */
type EvidenceTable = {
  number: Generated<string>
  source_id: string
  kind: 'item' | 'interview' | 'reply'
  owner_id: string
  /** Null for a reply, which belongs to no resume; likewise section, tag and `about` (the item that an answer is about). */
  resume_id: string | null
  section: Section | null
  about: string | null
  tag: string | null
  position: number | null
  version: number | null
  /** For an item; the others have question and text. */
  content: Json<ItemContent> | null
  question: string | null
  text: string | null
  said_at: Date | null
  /** For answers, their words for full-text search. */
  terms: string | null
}

/** The tables as the migrations create them. */
export type Tables = {
  users: UserTable
  sessions: SessionTable
  reset_tokens: ResetTokenTable
  known_addresses: KnownAddressTable
  rate_limits: RateLimitTable
  resumes: ResumeTable
  items: ItemTable
  item_versions: ItemVersionTable
  questions: QuestionTable
  answers: AnswerTable
  drafts: DraftTable
  jobs: JobTable
  share_links: ShareLinkTable
  link_days: LinkDayTable
  employer_queries: EmployerQueryTable
  owner_answers: OwnerAnswerTable
  answer_choices: AnswerChoiceTable
  notices: NoticeTable
  notice_mails: NoticeMailTable
  unsubscribe_tokens: UnsubscribeTokenTable
  evidence: EvidenceTable
  evidence_source: Omit<EvidenceTable, 'number'>
}

export type UserRow = Selectable<UserTable>
export type ItemRow = Selectable<ItemTable>
export type ShareLinkRow = Selectable<ShareLinkTable>
