import type { ResumeItem } from '../../interviewer.ts'
import { words } from '../../text/words.ts'
import { isJunior, isSenior } from '../subject.ts'
import { loadNames } from './bare-names.ts'
import { type FoundName, findName } from './find-name.ts'

/** What stands beside a title in advertisements and grades: 'Baker (m/f/d)', 'Officer, Scale IV', 'Engineer II', 'Band 5'. */
const besides =
  /\s?\((?:[mwfdxi]\s?[/|]\s?){1,3}[mwfdxi]\)|\s?\((?:all genders|gn|contract|permanent|temporary|part[- ]time|full[- ]time|freelance|self[- ]employed|maternity cover|fixed[- ]term)[^()]{0,40}\)|,? (?:grade|scale|level|band|step|class) (?:\d{1,2}|[IVX]{1,4})\b|\s(?:I{1,3}|IV|VI{0,3})$/giu
/** Owning the place says nothing of the work that is done there. */
const owns = /^(?:co-?)?(?:owner|founder|proprietor|partner|shareholder|self-employed)$/i

/** Who answers for a field as a whole, before the field: 'Head of Strategic Purchasing', 'Director, Global Procurement', 'VP Sales'. */
const inCharge =
  /^(?:(?:senior|executive|group|global|regional|corporate|associate|managing|acting|interim|international|national) ){0,2}(?:head|director|vice[- ]president|[SEA]?VP|chief|general manager|manager|lead(?:er)?|superintendent)(?: (?:of|for)(?: the)? |, | [–—-] | )(?<field>\p{L}[\p{L}&' /-]{2,60})$/iu
/** Such posts that are held below the one in charge. */
const below = /\b(?:deputy|assistant|vice head|associate (?:head|director)|junior|trainee|intern|to the)\b/i

/** The names of a title in the bank, by their words. */
let titles: ReadonlySet<string> | undefined
const isTitle = (text: string): boolean => {
  titles ??= new Set(
    loadNames().entries.flatMap(({ kind, names }) =>
      kind === 'title' ? names.map((name) => words(name).join(' ')) : [],
    ),
  )
  return titles.has(words(text).join(' '))
}

/** Words before a field that leave it what it is: strategic purchasing is purchasing, and choral music no music lessons. */
const ofScope =
  /^(?:strategic|global|group|corporate|regional|international|national|operational|digital|commercial|technical|central|european|emea|apac|latam|indirect|direct|general|integrated|organic|overall)$/i

/** The field of whoever is in charge as it stands, and without the words of its scope. */
const fieldsIn = (field: string): string[] => {
  const [first = ''] = field.split(/ (?:and|&) |[/,]/)
  return [field, first].flatMap((one) => {
    const all = one.trim().split(/\s+/)
    const plain = all.findIndex((word) => !ofScope.test(word))
    return all.slice(0, Math.max(0, plain) + 1).map((_, at) => all.slice(at).join(' '))
  })
}

/** Heads in a school are teachers of a subject. */
const ofSchool =
  /^head of (?:music|maths|mathematics|english|science|art|languages|history|geography|house|year|sixth)/i

/** The titles of those in charge of the same field that the bank knows, the nearest first; none of a deputy or an assistant. */
const chargesOf = (title: string): string[] => {
  const field = below.test(title) ? undefined : inCharge.exec(title)?.groups?.['field']
  return field === undefined
    ? []
    : fieldsIn(field)
        .flatMap((one) => [`head of ${one}`, `director of ${one}`, `${one} director`, `${one} manager`])
        .filter((name) => isTitle(name) && isSenior(name) && !ofSchool.test(name))
}

/** A title without what stands beside it. */
const plainTitle = (title: string): string => title.replace(besides, '').trim()

/** The title itself where its unit, or a second one, follows: 'Staff Nurse, Emergency Department', 'Head Chef & Owner'. */
const headsOf = (plain: string): string[] => {
  const bare = plain.replace(/\s?\([^()]{0,80}\)/g, '').trim()
  const [head = ''] = bare.split(/\s(?:[–—|@]|-)\s|\s?\|\s?|, (?=\p{Lu})|;/u)
  const parts = head
    .split(/\s[&/+]\s| and /)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !owns.test(part))
  return [...new Set([bare, head, ...(parts.every(isTitle) ? parts : [])])].filter(
    (form) => form !== '' && form !== plain,
  )
}

const beginner =
  /\b(?:intern|internship|trainee|traineeship|apprentice|apprenticeship|student|werkstudent|cadet|placement)\b/i

/** Whether somebody who has just begun would be asked what those in charge are asked. */
const isAboveThem = (title: string, found: string): boolean =>
  isSenior(found) && (isJunior(title) || beginner.test(title)) && !beginner.test(found)

/** A part of a title must be what the whole means as well: the manager of relations to donors is none of a bank's. */
const likelyAsWhole = 0.5
/** Another name of a post is not what the resume says, so it must fit the more surely. */
const likelyAsOther = 0.95

/** The entry of a job title: of the title as it stands, or else of the nearest form of it that the bank knows; null when it knows none. */
export const findTitle = (title: string, item: ResumeItem, items: readonly ResumeItem[]): FoundName | null => {
  const find = (form: string, least?: number): FoundName | null => {
    const found = findName(form, ['title'], item, items, least)
    return found !== null && !isAboveThem(title, found.name) ? found : null
  }
  const plain = plainTitle(title)
  const whole = find(title) ?? (plain === title || plain === '' ? null : find(plain))
  if (whole !== null) return whole
  const asWhole = find(plain, likelyAsWhole)
  for (const form of headsOf(plain)) {
    const found = find(form)
    if (found !== null && (found.row === asWhole?.row || words(plain).length > longestTitle)) return found
  }
  for (const form of [plain, ...headsOf(plain)].flatMap(chargesOf)) {
    const found = find(form, likelyAsOther)
    if (found !== null) return found
  }
  return null
}
/** In longer ones no name is looked for. */
const longestTitle = 7
