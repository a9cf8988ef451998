import type { Database } from '../db/database.ts'
import type { Mailer } from '../mail/mailer.ts'
import { ownAnswerMail } from '../mail/mails.ts'
import { type LinkSecrets, pathOf, stateOf } from './links.ts'
import { readAnswerToMail } from './queries.ts'

export type AnswerMailParts = { db: Database; mailer: Mailer; publicUrl: () => string; secrets: LinkSecrets }

/** Deletes the address that an employer left with a question. */
export const forgetAddress = async (tx: Database, queryId: string): Promise<void> => {
  await tx.updateTable('employer_queries').set({ reply_to: null, reply_due: false }).where('id', '=', queryId).execute()
}

/** Emails the owner's answer to the visitor. The returned write deletes the address. */
export const mailOwnAnswer = async (
  { db, mailer, publicUrl, secrets }: AnswerMailParts,
  queryId: string,
): Promise<((tx: Database) => Promise<void>) | undefined> => {
  const found = await readAnswerToMail(db, queryId)
  if (!found) return undefined
  const { link, ...mail } = found
  const path = stateOf(link) === 'active' ? pathOf(link, secrets) : null
  const mailed = path === null ? null : { address: `${publicUrl()}${path}`, until: link.expires_at }
  await mailer.send(ownAnswerMail({ ...mail, link: mailed }))
  return (tx) => forgetAddress(tx, queryId)
}
