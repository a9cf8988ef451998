import type { Mail } from './mailer.ts'
import { escapeHtml, page } from './mails.ts'

/** A first opening of a link, or a question that waits, by the link's name. */
export type LinkNotice = { link: string; question: string | null }

/** Anybody with a link can write a question, so addresses in it are left out of the owner's email. */
const withoutAddresses = (question: string) =>
  question.replaceAll(/\S+/gu, (word) => (/:\/\/|www\.|@/i.test(word) ? '[address left out]' : word))

const lineOf = ({ link, question }: LinkNotice): string =>
  question === null
    ? `Your link for ${link} was opened for the first time.`
    : `You were sent a question through your link for ${link}: “${withoutAddresses(question)}”`

const subjectOf = (notices: LinkNotice[]): string => {
  const [only] = notices
  if (!only || notices.length > 1) return 'Candid: activity on your links'
  return only.question === null ? 'Candid: your link was opened' : 'Candid: you were sent a question'
}

/** Creates the email to an owner about activity on their links, with an unsubscribe link that needs no login. */
export const noticesMail = (to: string, notices: LinkNotice[], publicUrl: string, token: string): Mail => {
  const subject = subjectOf(notices)
  const lines = notices.map(lineOf)
  const see = `${publicUrl}/employers${notices.some(({ question }) => question !== null) ? '?tab=questions' : ''}`
  const why = 'You get this email because notifications are on for this link. Candid sends at most one an hour.'
  const end = `${publicUrl}/unsubscribe/${token}`
  const anchor = (address: string, text: string) => `<a href="${escapeHtml(address)}" style="color:#4674a0">${text}</a>`
  return {
    to,
    subject,
    text: `${lines.join('\n\n')}\n\nSee it here:\n${see}\n\n${why}\nTo stop these emails:\n${end}\n`,
    html: page(subject, [
      ...lines.map(escapeHtml),
      anchor(see, 'See it in Candid'),
      `${escapeHtml(why)} ${anchor(end, 'Stop these emails')}`,
    ]),
    // RFC 8058: mail programs can offer an unsubscribe button.
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/v1/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
