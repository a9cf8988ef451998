import { createResetToken } from './accounts/reset-tokens.ts'
import { findByEmail } from './accounts/user-store.ts'
import type { Database } from './db/database.ts'
import { type AnswerMailParts, forgetAddress, mailOwnAnswer } from './employers/answer-mail.ts'
import { giveUpNotices, mailNotices } from './employers/notices.ts'
import type { JobHandlers } from './jobs/runner.ts'
import type { Mailer } from './mail/mailer.ts'
import { emailChangedMail, resetPasswordMail } from './mail/mails.ts'

export type MailParts = AnswerMailParts & { db: Database; mailer: Mailer; publicUrl: () => string; resetTtlS: number }

/** The job that sends an email. It creates a link's token itself, so that the queue never contains one. */
export const mailJob = (parts: MailParts): JobHandlers['send_mail'] => ({
  attempts: 5,
  atOnce: 2,
  run: async (payload) => {
    const { db, mailer, publicUrl, resetTtlS } = parts
    if (payload.mail === 'own_answer') return mailOwnAnswer(parts, payload.queryId)
    if (payload.mail === 'notices') return mailNotices(parts, payload.ownerId)
    if (payload.mail === 'email_changed') {
      await mailer.send(emailChangedMail(payload.to, payload.email))
      return undefined
    }
    const user = await findByEmail(db, payload.to)
    if (!user?.is_active) return undefined
    const token = await createResetToken(db, user.id, resetTtlS)
    await mailer.send(resetPasswordMail(user.email, `${publicUrl()}/reset-password?token=${token}`, resetTtlS))
    return undefined
  },
  giveUp: async (tx, payload) => {
    if (payload.mail === 'own_answer') await forgetAddress(tx, payload.queryId)
    if (payload.mail === 'notices') await giveUpNotices(tx, payload.ownerId)
  },
})
