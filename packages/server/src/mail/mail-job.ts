import { createResetToken } from '../accounts/reset-tokens.ts'
import { findByEmail } from '../accounts/user-store.ts'
import type { Database } from '../db/database.ts'
import type { JobHandlers } from '../jobs/runner.ts'
import type { Mailer } from './mailer.ts'
import { emailChangedMail, resetPasswordMail } from './mails.ts'

export type MailParts = { db: Database; mailer: Mailer; publicUrl: () => string; resetTtlS: number }

/** The job that sends a mail. A link's token is made here, so that no queue ever holds one. */
export const mailJob = ({ db, mailer, publicUrl, resetTtlS }: MailParts): JobHandlers['send_mail'] => ({
  attempts: 5,
  atOnce: 2,
  run: async (payload) => {
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
})
