import { missingParent } from '../db/violations.ts'
import { errors, type HttpError } from '../errors.ts'

/** The errors for callers if the row that a new one refers to was deleted during the call. */
const meanings: Record<string, () => HttpError> = {
  resumes_owner_id_fkey: errors.unauthorized,
  share_links_owner_id_fkey: errors.unauthorized,
  owner_answers_owner_id_fkey: errors.unauthorized,
  employer_queries_owner_id_fkey: errors.linkNotFound,
  employer_queries_link_id_fkey: errors.linkNotFound,
  answer_choices_resume_id_fkey: errors.resumeNotFound,
  answer_choices_item_id_fkey: errors.itemNotFound,
  notice_mails_owner_id_fkey: errors.unauthorized,
  questions_resume_id_fkey: errors.itemNotFound,
  questions_item_id_fkey: errors.itemNotFound,
  questions_follows_fkey: errors.questionNotFound,
}

/** Returns the error for a call whose referenced row was deleted; null for any other error. */
export const cameTooLate = (error: unknown): HttpError | null => meanings[missingParent(error) ?? '']?.() ?? null
