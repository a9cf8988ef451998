import type { ResumeItem } from '../interviewer.ts'

const joined = (value: string | string[] | null | undefined): string =>
  Array.isArray(value) ? value.join('; ') : (value ?? '')

/** The parts of an item that asking and answering read: its name, a second name (job title), running text, dates, level and projects. */
type ItemText = {
  name: string
  title: string
  body: string
  start: string
  end: string
  level: string
  projects: string
}

/** Reads an item of any section into one shape; what the item does not have is ''. */
export const itemText = (item: ResumeItem): ItemText => {
  const text: ItemText = { name: '', title: '', body: '', start: '', end: '', level: '', projects: '' }
  switch (item.section) {
    case 'overview':
    case 'leadership':
    case 'other':
      return { ...text, body: item.content.text ?? '' }
    case 'experience':
      return {
        ...text,
        name: item.content.name ?? '',
        title: item.content.title ?? '',
        start: item.content.start_date ?? '',
        end: item.content.end_date ?? '',
        body: item.content.details ?? '',
      }
    case 'roles':
      return {
        ...text,
        name: item.content.name ?? '',
        start: item.content.date ?? '',
        body: item.content.description ?? '',
        projects: joined(item.content.projects),
      }
    case 'skills':
      return {
        ...text,
        name: item.content.name ?? '',
        body: item.content.description ?? '',
        projects: joined(item.content.projects),
      }
    case 'technical':
      return {
        ...text,
        name: item.content.name ?? '',
        level: item.content.proficiency ?? '',
        body: item.content.description ?? '',
        projects: joined(item.content.projects),
      }
    case 'achievements':
      return {
        ...text,
        name: item.content.name ?? '',
        start: item.content.date ?? '',
        body: item.content.description ?? '',
      }
  }
}

/** All words of an item in one text: what a question about it may draw on. */
export const wholeText = (item: ResumeItem): string => {
  const { name, title, body, start, end, level, projects } = itemText(item)
  return [name, title, start, end, level, projects, body].filter((part) => part.trim() !== '').join('. ')
}
