import { degreeIn } from '../facts/degree.ts'
import { achievementKind } from '../facts/line-facts.ts'
import type { ResumeItem } from '../interviewer.ts'
import { clausesOf } from './clauses.ts'
import { quotedName } from './names.ts'

/** How far somebody got with what they studied for. */
export type StudyState = 'again' | 'short' | 'broken' | 'part' | 'open' | 'waiting' | 'ahead' | 'lapsed'

/** Words for a try that did not succeed. */
const failed =
  /\b(?:failed|not passed|did(?: not|n['’]t) pass|fell short|missed (?:it )?by|resat|re-?took|re-?sat|re-?sits?|re-?takes?|second attempt|third attempt|(?:second|third) try|need(?:ed|s)? \d+)\b/iu
/** That it was passed afterwards. */
const inTheEnd =
  /\b(?:repeated|resat|re-?took|re-?sat|passed (?:it )?(?:at |on |in |the )|(?:second|third) (?:attempt|try)|then passed|and passed|passed (?:19|20)\d\d|passed (?:it )?(?:\p{L}+ |\d+ )?(?:days|weeks|months|years?|term) (?:later|after|on)|passed (?:later|afterwards|since|eventually)|(?:later|since|eventually|finally) passed)\b/iu

/** What the other states are known by, in the order in which they are looked for. */
const states: readonly (readonly [StudyState, RegExp])[] = [
  [
    'lapsed',
    /\b(?:lapsed|expired|exp\.? ?\d|ran out|run out|no longer valid|not renewed|out of date|need(?:s)? to (?:redo|renew))\b/iu,
  ],
  [
    'broken',
    /\b(?:abandoned|dropped out|stopped(?! (?:an?|the|two|three|my|our)\b)|gave (?:it )?up|discontinued|broken off|broke off|left (?:without|before|after)|did(?: not|n['’]t) (?:finish|complete)|(?:never|not) (?:finished|completed)|without (?:a )?degree|no degree|withdrew|(?:not|never) submitted)\b/iu,
  ],
  [
    'part',
    /\b\d{1,3} (?:of|out of) (?:the )?\d{1,3} (?:\p{L}+ )?(?:modules?|units?|credits?|papers?|exams?|parts?|subjects?|levels?|courses?)\b|\b\d{1,3} (?:modules?|units?|credits?|papers?|exams?|subjects?) (?:of|out of) (?:the )?\d{1,3}\b|\bhalf ?way\b|\bincomplete\b|\bunfinished\b|\b(?:missing|still to do|to be completed)\b/iu,
  ],
  [
    'ahead',
    /\bnone (?:written|taken|sat|passed) yet\b|\b(?:not (?:yet )?(?:started|begun|sat|taken|written))\b|\bplan(?:ned|ning)\b|\bbooked\b/iu,
  ],
  [
    'waiting',
    /\b(?:waiting for (?:the |my )?results?|awaiting (?:the |my )?results?|results? (?:is |are )?(?:pending|awaited|due))\b/iu,
  ],
  [
    'open',
    /\b(?:in progress|ongoing|studying|currently|expected|not yet finished|started|(?:first|second|third|final) year (?:now|of)|part[- ]time,? now|pending)\b/iu,
  ],
]

const textOf = (item: ResumeItem): string =>
  item.section === 'achievements' ? `${item.content.name ?? ''}. ${item.content.description ?? ''}` : ''

/** How far somebody got with a course, an examination or a certificate; null when nothing says that it is not simply held. */
export const studyState = (item: ResumeItem): StudyState | null => {
  const text = textOf(item)
  if (failed.test(text)) return inTheEnd.test(text) ? 'again' : 'short'
  return states.find(([, words]) => words.test(text))?.[0] ?? null
}

/** The longest part of a description that is quoted, in words. */
const longestPart = 12

/** The part of a description that tells of a second try, as it may be quoted; null when it is too long or holds what cannot be said. */
export const secondTry = (item: ResumeItem): string | null => {
  const description = item.section === 'achievements' ? (item.content.description ?? '') : ''
  const part = clausesOf(description)
    .slice(1)
    .concat(clausesOf(description).slice(0, 1))
    .find((clause) => failed.test(clause) && clause.split(/\s+/).length <= longestPart && !/["“”:;()]/.test(clause))
  return part ?? null
}

/** A level or part of a study that a clause names by its number. */
const numberedPart = /\b(?:level|part|stage|module|paper|unit|year|semester|step|grade) (?:\d|[IVX]+)\b/i

/** The part that is not finished of a study that otherwise is ('Level 3 not completed'), as it may be quoted; null when the whole is not. */
export const openPart = (item: ResumeItem): string | null => {
  if (item.section !== 'achievements') return null
  const name = (item.content.name ?? '').toLowerCase()
  const part = (item.content.description ?? '').split(/[.;,] ?/).find((clause) => {
    const numbered = numberedPart.exec(clause)?.[0]
    const stopped = states.some(([state, words]) => state !== 'lapsed' && words.test(clause))
    return stopped && numbered !== undefined && !name.includes(numbered.toLowerCase())
  })
  return part !== undefined && part.split(/\s+/).length <= longestPart && !/["“”:()]/.test(part) ? part.trim() : null
}

/** Registrations and memberships: they are held, and of how there is nothing to tell. */
const membership = /\b(?:member(?:ship)?|fellow)\b/iu

/** The body that somebody belongs to ('NZFA' of 'NZFA member'); null when the name tells of none. */
const bodyIn = (name: string): string | null => {
  // who works with children must be vetted: that is no body
  if (!membership.test(name) || /\b(?:pvg|dbs|disclosure|vetting)\b/i.test(name)) return null
  const rest = name
    .replace(
      /\b(?:full |student |associate |professional |active |honorary |junior )?(?:member(?:ship)?|fellow)(?: (?:of|in|with) (?:the )?)?/iu,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[,:–-] ?|[,:–-]$/gu, '')
  return /\p{Lu}/u.test(rest) ? quotedName(rest) : null
}

const studyName =
  /^(?:(?:national|higher|higher national|advanced|postgraduate|graduate|professional|foundation|vocational|trade) )?(?:diploma|certificate|degree)(?: (?:course|programme|program))?(?::| in|,| [–-]) (\p{Lu}[\p{L} &’'-]{3,40})$/iu

/** The field of a study whose name has it after a colon or a comma ('National Diploma: Biotechnology'); null for others, and for licences. */
export const fieldOf = (name: string): string | null => {
  const field = studyName
    .exec(name.trim())?.[1]
    ?.replace(/ (?:boot ?camp|course|programme|program|training|studies)$/i, '')
    .trim()
  return field === undefined || /\b(?:school|college|university|institute|academy|level)\b/i.test(field) ? null : field
}

/** What everybody got at school. */
export const isSchool = (name: string): boolean =>
  /\b(?:matric(?:ulation)?|a[- ]levels?|o[- ]levels?|gcses?|leaving (?:cert(?:ificate)?|exam\p{L}*)|abitur|matura|baccalaur[eé]at|bac|ncea|high school|secondary school|ssc|hsc|wassce|csec|hauptschul\p{L}+|realschul\p{L}+|school certificate)\b/iu.test(
    name,
  )

/** Certificates, licences and short courses that many hold, of which each by itself tells little. */
const trifle =
  /\b(?:first aid|cpr|bls|fork-?lift|driv\p{L}+|licen[cs]e|permit|haccp|food (?:hygiene|safety|handler\p{L}*)|manual handling|fire (?:safety|extinguisher\p{L}*|warden|prevention)|gdpr|safeguarding|dbs|white card|cscs|health and safety|working at heights?|webinar|e-learning|online course|mooc|coursera|udemy|short course|refresher|\d+ ?(?:h|hrs?|hours|days?)\b)/iu

/** Whether an item is a certificate or short course of which there is little to tell. */
export const isTrifle = (item: ResumeItem): boolean => trifle.test(textOf(item))

/** Courses, licences and tests: they were passed, and of how there is nothing to tell. */
const course =
  /\b(?:courses?|licen[cs]es?|credentials?|certificat\w+|competenc(?:y|ies)|training|exams?|examinations?|tests?|awards? level|level \d|credits?|modules?|semesters?|subjects|expires?|valid|signed off|refresher|bootcamp|ticket|permit|(?:leaving|school) cert\w*|diploma|grade|GPA|class|\d(?:\.\d)? years|half ?way|pending|incomplete|unfinished|not (?:yet )?(?:finished|completed|renewed)|dropped out|ran out|lapsed|discontinued|\d yrs|degree|thesis|dissertation|CGPA)\b/i

/** Names of what somebody was taught, or of what they hold afterwards. */
const taught =
  /\b(?:workshops?|seminars?|masterclass|shadowing|observation|endorsement|qualifications?|qualified|certifier|traineeship|vocational|summer school|(?:four|five|three|two|\d)[- ]year degree|belt)\b/iu
/** Words of something that somebody brought about, which was stopped or left half-way as well. */
const tellsDeed = /\b(?:built|made|developed|designed|moved|created|organi[sz]ed|founded|wrote|raised|saved|led)\b/i

/** Whether a text speaks of a course, an examination or a licence. */
export const tellsCourse = (text: string): boolean => course.test(text)

/** Whether an achievement is something that somebody studied or was examined for, and no prize, publication or deed. */
export const isStudy = (item: ResumeItem): boolean => {
  if (item.section !== 'achievements') return false
  const name = item.content.name ?? ''
  const description = item.content.description ?? ''
  const kind = achievementKind(name, description)
  if (kind === 'talk' || kind === 'publication' || kind === 'patent') return false
  const state = studyState(item)
  const studied =
    tellsCourse(`${name} ${description}`) ||
    taught.test(name) ||
    isSchool(name) ||
    (degreeIn(name)?.degree ?? null) !== null
  // only what one was taught or examined for runs out, is sat twice or is still awaited
  if (kind === null && state !== null && !tellsDeed.test(description)) return true
  // a fellowship or an award level of which no paper is written is no prize
  if (kind === 'prize') return studied && state !== null && state !== 'lapsed' && state !== 'broken'
  return studied || kind === 'certificate' || isTrifle(item) || bodyIn(name) !== null
}
