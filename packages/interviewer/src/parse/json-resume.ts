import { type ResumeEntry, toJsonResume } from '@candid/core'
import type { ParsedItem, ParsedResume } from '../interviewer.ts'

// the section says which content it is; the compiler does not follow the union through an object literal
const toEntry = ({ section, content, tag }: ParsedItem) => ({ section, content, tag: tag ?? null }) as ResumeEntry

/** A parsed resume in the JSON Resume schema (jsonresume.org). */
export const parsedToJsonResume = (resume: ParsedResume) => toJsonResume(resume.items.map(toEntry))
