import type { Line } from '../2-lines/group-lines.ts'
import type { Region } from '../2-lines/layout.ts'
import type { ResumeSection } from '../3-sections/cut-sections.ts'
import { formEntries } from '../4-entries/job-forms.ts'
import { foldedWords } from '../words/lexicon/fold.ts'
import { spokenLanguages } from '../words/lexicon/words.ts'

/** The kind by whose rules a section is filled: its heading's, unless what stands below it shows another. */
export const effectiveKind = (section: ResumeSection, regions: Region[] = []): ResumeSection['kind'] => {
  const all = [section.kind, ...section.also]
  // 'Employment & Project Details' over forms that ask for employers, titles and dates
  if (section.kind === 'projects' && section.also.includes('experience') && formEntries(section.lines, regions))
    return 'experience'
  if (all.includes('awards') && (section.kind === 'certificates' || section.kind === 'publications')) return 'awards'
  if (section.kind !== 'technical' && section.also.includes('skills') && labelled(section.lines)) return 'skills'
  if (section.kind === 'languages' && listsNoneSpoken(section.lines)) return 'technical'
  if (
    (section.kind === 'interests' || section.kind === 'languages' || section.kind === 'certificates') &&
    (section.also.includes('skills') || section.also.includes('technical')) &&
    section.title &&
    /&|\+|,|\band\b|\bund\b|\bet\b|\by\b|\be\b|\ben\b/i.test(section.title)
  ) {
    const spoken = section.lines.every((line) => foldedWords(line.text).some((word) => spokenLanguages.has(word)))
    return spoken ? section.kind : section.also.includes('technical') ? 'technical' : 'skills'
  }
  return section.kind
}

/** 'Languages' over 'Python, Go, SQL': a list, and nobody speaks any of them. */
const listsNoneSpoken = (lines: Line[]) =>
  lines.some((line) => /[,;|•·].+[,;|•·]/.test(line.text)) &&
  !lines.some((line) => foldedWords(line.text).some((word) => spokenLanguages.has(word)))

/** Most lines are 'Label: a, b'. */
const labelled = (lines: Line[]) =>
  lines.filter((line) => /^[^:,]{2,40}:\s/.test(line.text)).length > 0.5 * lines.length
