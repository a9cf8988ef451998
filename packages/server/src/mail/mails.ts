import type { Mail } from './mailer.ts'

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Converts text with line breaks to HTML. */
const asHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

/** Builds an HTML email of a title and paragraphs, which are HTML already. */
export const page = (title: string, paragraphs: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="font-family:sans-serif;line-height:1.5;color:#1a202c">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</body></html>`

/** Creates the email with a link to set a new password. */
export const resetPasswordMail = (to: string, link: string, ttlS: number): Mail => {
  const subject = 'Candid: set a new password'
  const minutes = Math.max(1, Math.round(ttlS / 60))
  const why = `You asked for a new password for your Candid account ${to}.`
  const until = `The link works once and for ${minutes} minutes. If you did not ask for it, you can ignore this email.`
  return {
    to,
    subject,
    text: `${why}\n\nSet it here:\n${link}\n\n${until}\n`,
    html: page(subject, [
      escapeHtml(why),
      `<a href="${escapeHtml(link)}" style="color:#4674a0">Set a new password</a>`,
      `Or open this address: ${escapeHtml(link)}`,
      escapeHtml(until),
    ]),
  }
}

/** The address of the resume and its end; null for no end. */
type MailedLink = { address: string; until: Date | null }
type OwnAnswer = { to: string; name: string; question: string; answer: string; link: MailedLink | null }

const dayOf = (date: Date) => date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Creates the email to an employer with the owner's answer to a question. */
export const ownAnswerMail = ({ to, name, question, answer, link }: OwnAnswer): Mail => {
  const subject = `${name} answered your question`
  const asked = 'You asked:'
  const answered = `${name} answers:`
  const once = 'You left your address for this one answer. It has been deleted; nothing else will be sent to it.'
  const until = link?.until ? ` (until ${dayOf(link.until)})` : ''
  const see = link && `The resume${until}: ${link.address}`
  return {
    to,
    subject,
    text: `${[asked, question, answered, answer, see, once].filter((part) => part !== null).join('\n\n')}\n`,
    html: page(subject, [
      escapeHtml(asked),
      `<em>${asHtml(question)}</em>`,
      escapeHtml(answered),
      asHtml(answer),
      ...(link ? [`<a href="${escapeHtml(link.address)}" style="color:#4674a0">See the resume</a>${until}`] : []),
      escapeHtml(once),
    ]),
  }
}

/** Creates the email to the former address of an account whose address was changed. */
export const emailChangedMail = (to: string, email: string): Mail => {
  const subject = 'Candid: your email address was changed'
  const text = `Your Candid account now uses ${email}. If this was not you, please ask your administrator.`
  return { to, subject, text: `${text}\n`, html: page(subject, [escapeHtml(text)]) }
}
