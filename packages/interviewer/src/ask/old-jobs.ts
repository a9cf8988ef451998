import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'

const yearsIn = (text: string): number[] => (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)

/** Of a job that ended so many years before the newest one, people remember what they did, hardly how a week went. */
const longAgo = 15

/** Whether a job ended long ago, and newer ones stand beside it. */
const isOldJob = (item: ResumeItem, items: readonly ResumeItem[]): boolean => {
  if (item.section !== 'experience') return false
  const ended = yearsIn(item.content.end_date ?? '').at(-1)
  const newer = items.some((one) => one.section === 'experience' && one !== item)
  const latest = Math.max(...items.flatMap((one) => yearsIn(wholeText(one))))
  return ended !== undefined && newer && latest - ended >= longAgo
}

/** So many jobs, the first of a resume, are its main ones. */
const mainJobs = 2

/** Whether a job is one of the main ones of a resume. */
export const isMainJob = (item: ResumeItem, items: readonly ResumeItem[]): boolean => {
  const place = items.filter(({ section }) => section === 'experience').findIndex((one) => one.id === item.id)
  return place >= 0 && place < mainJobs
}

/** Jobs beside studies, in holidays or on a few days: in words of their title, employer or first line. */
const beside =
  /\b(?:student job|(?:working|work) (?:beside|alongside|during) (?:my )?(?:studies|university|college)|(?:summer|holiday|vacation|saturday|weekend|christmas) jobs?|job as a student|in the holidays|saturdays? only|weekends? only|\p{L}+days? (?:to|and) (?:satur|sun)days?)\b/iu
/** Jobs by which somebody got through a time in which their trade had no work. */
const stopgap =
  /\b(?:stop-?gap|no (?:tourists|guests|flights|shows|concerts|events)|furlough\p{L}*|between (?:two )?jobs|to bridge (?:the|a) (?:gap|time)|while looking for|until (?:tourism|the borders?) (?:opened|came back))\b/iu
/** What is longer tells of the job itself. */
const longestNote = 120

/** Whether a job was one beside studies or a stopgap, and newer ones or the trade of the others stand beside it. */
export const isPassingJob = (item: ResumeItem, items: readonly ResumeItem[]): boolean => {
  if (item.section !== 'experience' || items.filter(({ section }) => section === 'experience').length < fewestJobs)
    return false
  const { name = '', title = '', details = '' } = item.content
  const text = `${title} ${name} ${details}`
  const [first] = items.filter(({ section }) => section === 'experience')
  return first?.id !== item.id && (beside.test(text) || (stopgap.test(text) && (details ?? '').length <= longestNote))
}
/** Of fewer jobs each matters. */
const fewestJobs = 3

/** Work of a few hours, or for a while. */
const partly = /\b(?:casual|temp(?:orary)?|seasonal|part[- ]time|relief|zero[- ]hours?|bank staff)\b/i
/** Stations that end by themselves. */
const station = /\b(?:intern(?:ship)?|volunteer|national service|apprentice\p{L}*|trainee)\b/iu

/** What fits any job, and tells little of one that has something to ask about. */
const ofAnyJob = /^(?:job\.|stay\.)/
const ofWholeJob = /^(?:stay\.|job\.(?:senior|kept|nameless))/

/** Ways of asking that fit any job or internship: asked first only where nothing else may be asked. */
export const isLastResort = (about: string, question: string): boolean =>
  ofAnyJob.test(about) || /^As an intern\b/.test(question)

/** Whether what fits any job is to be left out of one: it is asked of the main ones alone, unless they are long over or of a few hours. */
export const isIdleFrame = (family: string, item: ResumeItem, items: readonly ResumeItem[], question = ''): boolean => {
  if (!isLastResort(family, question)) return false
  if (!isMainJob(item, items) || isOldJob(item, items)) return true
  const text = item.section === 'experience' ? `${item.content.title} ${item.content.name}` : ''
  const several = items.filter(({ section }) => section === 'experience').length > 1
  return several && (partly.test(text) || (ofWholeJob.test(family) && station.test(text)))
}
