import { bare, bareWords } from './bare-words.ts'
import { wordsOf } from './wording.ts'
import { degrees, schoolWords } from './words/plain-lists.ts'

const degreeWords = new Set(degrees)
const schools = new Set(schoolWords)

/** Degree, field, school and year of an education entry; null when the line is no such entry. */
export const degreeIn = (
  entry: string,
): { degree: string | null; field: string | null; school: string | null; year: string | null } | null => {
  const parts = entry
    .split(/\n|[,;]\s|\s[-–—|·•]\s|\s{2,}|\((?=\d)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const school =
    parts
      .filter((part) => !/\b(?:certificate|diploma|school level)\b/i.test(part))
      .map((part) => part.replace(/^.{0,30}\b(?:semester|term|year|studies) (?:at|in) (?:the )?/i, ''))
      .find((part) => bareWords(part).some((word) => schools.has(word)) && wordsOf(part).length <= 8) ?? null
  const withDegree = parts
    .map((part) => part.replace(/\s?\((?:hons|honours)\)\.?/i, ''))
    .find((part) =>
      bareWords(part)
        .slice(0, 2)
        .some((word) => degreeWords.has(word)),
    )
  if (withDegree === undefined && (school === null || parts.length < 2)) return null
  if (withDegree !== undefined && withDegree === school) {
    const words = wordsOf(withDegree)
    const count = words.findIndex((word) => !degreeWords.has(bare(word)))
    const year = lastYear(entry)
    return count > 0 && count < words.length
      ? {
          degree: words.slice(0, count).join(' '),
          field: null,
          school: cleanSchool(words.slice(count).join(' ')),
          year,
        }
      : { degree: null, field: null, school, year }
  }
  const named =
    withDegree === undefined
      ? null
      : /^(?<degree>[^,]*?)(?:\s(?:degree )?in (?<field>[^,(]+))?$/i.exec(
          withDegree.replace(/[(–].*|(?<!\p{L})-.*|-(?!\p{L}).*/su, ''),
        )
  const ofField =
    /^(?:bachelor|master)(?:['’]?s)? of (?!arts?\b|sciences?\b|laws?\b|education\b|engineering\b|technology\b|commerce\b|philosophy\b)(?<field>\p{Lu}[^,(]{3,50})/iu.exec(
      withDegree ?? '',
    )?.groups?.['field']
  const inField = named?.groups?.['field']?.trim() ?? ofField?.trim() ?? null
  const short =
    withDegree === undefined
      ? null
      : /^(?:b\.?a|b\.?sc|m\.?a|m\.?sc|bs|ms|beng|meng|phd|llb|llm|mba|b\.eng|m\.eng|hnd|hnc|btec|pgce|diploma)\.?\s+(?<field>\p{Lu}[\p{L} &-]{3,50})$/iu.exec(
          withDegree.replace(/[(,].*/s, '').trimEnd(),
        )
  const field = cleanField(inField ?? short?.groups?.['field'] ?? null)
  return {
    degree: named?.groups?.['degree']?.trim() || withDegree || null,
    field,
    school: school === null ? null : cleanSchool(school),
    year: lastYear(entry),
  }
}

const cleanSchool = (school: string): string =>
  school
    .replace(
      /\s(?:(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)\p{L}{0,8}\.?\s?)?(?:(?:19|20)\d\d.{0,40})?$/iu,
      '',
    )
    .trim()

const lastYear = (text: string): string | null => text.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? null

const cleanField = (field: string | null): string | null => {
  const clean =
    field
      ?.replace(/\sby .*$/, '')
      // what somebody is registered as is studied without the register
      .replace(/^Registered /, '')
      .replace(
        /\b(?:(?:19|20)\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|with|from|at|gpa|expected|hons|first class|distinction)\b.*$/i,
        '',
      )
      .replace(/(?<![\s–,-])[\s–,-]+$/, '')
      .trim() ?? ''
  return clean !== '' && wordsOf(clean).length <= 5 && /^\p{Lu}?[\p{L} &,'’-]+$/u.test(clean) ? clean : null
}
