import type { ItemContent } from '../schemas/item.ts'
import type { Section } from '../schemas/sections.ts'

/** The longest name or title of an item, in characters. */
const longestName = 500

/** The content of an item of any section, split by the meaning of its fields. */
type Parts = {
  name: string
  title: string
  body: string
  from: string
  until: string | null
  date: string | null
  projects: string[] | string | null
  link: string | null
  proficiency: ItemContent<'technical'>['proficiency']
}

const blank: Parts = {
  name: '',
  title: '',
  body: '',
  from: '',
  until: null,
  date: null,
  projects: null,
  link: null,
  proficiency: null,
}

const toParts = (content: ItemContent): Parts => {
  if ('text' in content) return { ...blank, body: content.text }
  if ('details' in content) {
    const { name, title, start_date, end_date, details } = content
    return { ...blank, name, title, body: details, from: start_date, until: end_date }
  }
  const { description, ...rest } = content
  return { ...blank, ...rest, body: description }
}

const spanOf = ({ from, until }: Parts) => (from === '' ? (until ?? '') : `${from} – ${until ?? 'Present'}`)

/** Joins title and name for one field ('Engineer, Northern Rail'); `null` if that is too long for the field. */
const headOf = ({ name, title }: Parts) => {
  const head = [title, name].filter((part) => part !== '').join(', ')
  return head.length <= longestName ? head : null
}

const toLines = (projects: Parts['projects']) => (typeof projects === 'string' ? [projects] : (projects ?? []))

/** Returns the lines of a text without the empty ones. */
const joinLines = (lines: readonly (string | null)[]) => lines.filter((line) => line !== null && line !== '').join('\n')

const toText = (parts: Parts) => ({
  text: joinLines([
    [parts.title, parts.name].filter((part) => part !== '').join(', '),
    parts.date ?? spanOf(parts),
    parts.body,
    ...toLines(parts.projects),
    parts.link,
    parts.proficiency,
  ]),
})

/** Builds a name and a body. The body holds what has no field in the new section, so that no word is lost. */
const toNamed = (parts: Parts, kept: readonly ('projects' | 'link' | 'date' | 'proficiency')[]) => {
  const head = headOf(parts)
  const name = head ?? ''
  const span = spanOf(parts)
  const lost = (field: (typeof kept)[number], lines: readonly (string | null)[]) => (kept.includes(field) ? [] : lines)
  const body = joinLines([
    ...(head === null ? [parts.title, parts.name] : []),
    ...lost('date', [parts.date ?? span]),
    parts.body,
    ...lost('projects', toLines(parts.projects)),
    ...lost('link', [parts.link]),
    ...lost('proficiency', [parts.proficiency]),
  ])
  const date = parts.date ?? (span === '' ? null : span)
  return { name, body, date }
}

/** Converts the content of an item for another section. What has no field there is added to its text, so that no word is lost. */
export const moveContent = (content: ItemContent, to: Section): ItemContent => {
  const parts = toParts(content)
  switch (to) {
    case 'overview':
    case 'leadership':
    case 'other':
      return toText(parts)
    case 'experience':
      return {
        name: parts.name,
        title: parts.title,
        start_date: parts.from,
        end_date: parts.until,
        details: joinLines([parts.date, parts.body, ...toLines(parts.projects), parts.link, parts.proficiency]),
      }
    case 'roles': {
      const { name, body, date } = toNamed(parts, ['date', 'projects'])
      return { name, description: body, date, projects: parts.projects }
    }
    case 'skills': {
      const { name, body } = toNamed(parts, ['projects'])
      return { name, description: body, projects: parts.projects }
    }
    case 'technical': {
      const { name, body } = toNamed(parts, ['projects', 'proficiency'])
      return { name, description: body, proficiency: parts.proficiency, projects: parts.projects }
    }
    case 'achievements': {
      const { name, body, date } = toNamed(parts, ['date', 'link'])
      return { name, description: body, link: parts.link, date }
    }
  }
}
