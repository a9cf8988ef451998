import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'

/** Words that stand where the end of a job would, and say that there is none. */
const noEnd = /present|now|today|current|ongoing|on-going|continu(?:ing|es)|(?:to|till) date|heute|aujourd/i

/** Whether a job whose end is stated so still goes on: nothing stands there, or a word such as 'now'. */
export const goesOn = (end: string | null | undefined): boolean => (end ?? '').trim() === '' || noEnd.test(end ?? '')

/** Whether a post or project is over: '2019 – 2021'. A single year is that of its beginning. */
export const isOverRole = (item: ResumeItem): boolean =>
  item.section === 'roles' &&
  (/(?:19|20)\d\d\s?(?:[-–—]|to)\s?(?:(?:19|20)\d\d|\d\d)$/.test((item.content.date ?? '').trim()) ||
    /\b(?:(?:one|two|three|\d+) (?:days?|weeks?|months?|term)|once(?! (?:an?|per|every)\b)|ended|until)\b/i.test(
      wholeText(item),
    ))
