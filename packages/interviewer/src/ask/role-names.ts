import type { ResumeItem } from '../interviewer.ts'
import { quotedName } from './names.ts'

/** A name within a sentence: its first word in small letters where it is a plain word. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}[\p{Ll}-]+(?: |$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** Before the occasion at which somebody spoke. */
export const speaker = /^(?:guest |keynote |invited )?(?:speaker|guest|panell?ist)(?: at)?[,:] ?/i

/** The name of what somebody takes part in, without the town or the part in it ('Choir, alto'); null when it is a bare word that needs an article. */
export const partakenName = (name: string): string | null => {
  const [first = ''] = name
    .replace(speaker, '')
    .replace(/^member(?: of| on|,) (?:the )?/i, '')
    .split(/,|\s[–—-]\s/)
  return /\s/.test(first.trim()) ? quotedName(first.trim()) : null
}

/** A committee or board with the article that it needs within a sentence ('the young professionals committee'). */
export const bodyName = (quoted: string | null): string | null => {
  const name = quoted?.replace(/[“”]/g, '') ?? null
  if (name === null || /^(?:the|my|our|an?) /i.test(name)) return name
  const [first = '', ...rest] = name.split(' ')
  return `the ${rest.every((word) => /^\p{Ll}/u.test(word)) ? [lowerFirst(first), ...rest].join(' ') : name}`
}

const bodyEnd =
  /\b(?:association|society|institute|federation|union|network|branch|chapter|forum|guild|alliance|foundation|chamber)[”]?$/i

/** The body that somebody belongs to, with its article ('the NBA Young Lawyers Forum'); null when its name needs none. */
export const partakenBody = (name: string): string | null => {
  const body = partakenName(name)
  return body !== null && bodyEnd.test(body) ? bodyName(body) : null
}

/** An occasion that somebody runs again and again, as the description of a post opens with it ('Run the spring networking breakfast'); null when it opens with none. */
export const eventRun = (item: ResumeItem): string | null => {
  const text = item.section === 'roles' ? (item.content.description ?? '').trim() : ''
  const [, event] =
    /^(?:I )?(?:co-)?(?:run|organi[sz]e|host|plan|hold)s? ((?:the|our|an?|its) (?:[\p{L}’-]+ ){0,4}?(?:breakfast|lunch|dinner|fair|festival|gala|conference|f[eê]te|tournament|auction|party|market|race|fun run|camp|concert|open day|family day|meet-?up|quiz|ball|retreat))\b(?!-)/iu.exec(
      text,
    ) ?? []
  return (
    event?.replace(/^(?:our|its) /i, 'your ').replace(/^an? (?:annual |yearly |monthly |weekly )?/i, 'the ') ?? null
  )
}

/** Where somebody volunteers: 'Volunteer, Harbour Soup Kitchen' and 'Tidy Towns volunteer'; null when the name does not say it. */
export const placeIn = (name: string): string | null => {
  const [, after, before] =
    /^volunteer(?:,| at| for| with|:| [–-]) (?:the )?(\p{Lu}.{2,60})$|^(\p{Lu}.{3,60}) volunteer$/iu.exec(
      name.replace(/\s?\([^()]{0,60}\)$/, ''),
    ) ?? []
  const place = (after ?? before ?? '').trim()
  if (!/\s/.test(place) && !/^\p{Lu}{2,6}$/u.test(place)) return null
  // 'for vaccination centre' would want an article
  return /^\p{Lu}[\p{L}’'&.-]*(?: (?:\p{Lu}[\p{L}’'&.-]*|of|for|at|and|the|in|&))*$/u.test(place) ? place : null
}
