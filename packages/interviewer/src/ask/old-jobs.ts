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
const isMainJob = (item: ResumeItem, items: readonly ResumeItem[]): boolean => {
  const place = items.filter(({ section }) => section === 'experience').findIndex((one) => one.id === item.id)
  return place >= 0 && place < mainJobs
}

/** What fits any job, and tells little of one that has something to ask about. */
const ofAnyJob = /^(?:job\.|stay\.long$)/
const ofMainJob = /^job\.(?:senior|kept)$/

/** Whether what fits any job is to be left out of one: of old ones all of it, of others than the main ones what takes a story to answer. */
export const isIdleFrame = (family: string, item: ResumeItem, items: readonly ResumeItem[]): boolean =>
  (ofAnyJob.test(family) && isOldJob(item, items)) || (ofMainJob.test(family) && !isMainJob(item, items))

/** Ways of asking that fit any job or internship: asked first only where nothing else may be asked. */
export const isLastResort = (about: string, question: string): boolean =>
  ofAnyJob.test(about) || /^As an intern\b/.test(question)
