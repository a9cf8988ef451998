import { describe, expect, it } from 'vitest'
import type { ItemContent } from './item.ts'
import { readItemDraft, toItemDraft } from './item-forms.ts'
import type { Section } from './sections.ts'

const contents: { [S in Section]: ItemContent<S> } = {
  overview: { text: 'An engineer' },
  leadership: { text: 'Led a team' },
  experience: { name: 'Analytical', title: 'Engineer', start_date: 'March 2024', end_date: null, details: 'Engines' },
  roles: { name: 'Lead', description: 'Led', date: 'Summer 2018', projects: ['One', 'Two'] },
  skills: { name: 'SQL', description: 'Queries', projects: null },
  technical: { name: 'Rust', description: 'Systems', proficiency: 'expert', projects: 'One, two' },
  achievements: { name: 'Prize', description: 'First', link: 'https://example.org', date: null },
  other: { text: 'Chess' },
}
const required: Record<Section, [string, string][]> = {
  overview: [['text', 'Text is required']],
  leadership: [['text', 'Text is required']],
  experience: [
    ['details', 'Details are required'],
    ['title', 'Title is required'],
    ['start_date', 'Start date is required'],
  ],
  roles: [['description', 'Description is required']],
  skills: [['description', 'Description is required']],
  technical: [['description', 'Description is required']],
  achievements: [
    ['name', 'Name is required'],
    ['description', 'Description is required'],
  ],
  other: [['text', 'Text is required']],
}
const all = Object.entries(contents) as [Section, ItemContent][]

describe('item forms', () => {
  it.each(all)('an untouched %s item is saved as it came', (section, content) => {
    expect(readItemDraft(section, toItemDraft(content), content)).toEqual({ content, errors: null })
  })

  it.each(all)(
    'a %s item cannot be saved without what it requires, and without nothing else [S5.13, S5.14, S5.15, S5.16]',
    (section, content) => {
      const draft = toItemDraft(content)
      for (const field of Object.keys(draft)) {
        const { errors } = readItemDraft(section, { ...draft, [field]: ' ' }, content)
        const message = required[section].find(([name]) => name === field)?.[1]
        expect(errors, field).toEqual(message === undefined ? null : { [field]: message })
      }
    },
  )

  it('trims what is saved [S5.12]', () => {
    const { content } = readItemDraft('overview', { text: '  new \n' }, contents.overview)
    expect(content).toEqual({ text: 'new' })
  })

  it('sends an emptied optional field as null, an emptied list of projects as no projects', () => {
    const draft = { name: ' ', description: 'Led', date: ' ', projects: ' ' }
    const { content } = readItemDraft('roles', draft, contents.roles)
    expect(content).toEqual({ name: '', description: 'Led', date: null, projects: [] })
    const technical = { name: '', description: 'Systems', proficiency: '', projects: ' ' }
    expect(readItemDraft('technical', technical, contents.technical).content).toMatchObject({
      proficiency: null,
      projects: null,
    })
    const achievement = { name: 'Prize', description: 'First', link: ' ', date: 'March 2024' }
    expect(readItemDraft('achievements', achievement, contents.achievements).content).toMatchObject({
      link: null,
      date: 'March 2024',
    })
  })

  it('shows a list of projects as lines, and sends lines as a list', () => {
    expect(toItemDraft(contents.roles)['projects']).toBe('One\nTwo')
    const draft = { ...toItemDraft(contents.roles), projects: ' One \n\n Three' }
    expect(readItemDraft('roles', draft, contents.roles).content).toMatchObject({ projects: ['One', 'Three'] })
  })

  it('trims one text of projects, and sends nothing typed there as null', () => {
    const draft = { ...toItemDraft(contents.technical), projects: ' One ' }
    expect(readItemDraft('technical', draft, contents.technical).content).toMatchObject({ projects: 'One' })
  })

  it('sends projects as one text where one text came', () => {
    const draft = { ...toItemDraft(contents.technical), projects: ' One \n Three ' }
    expect(readItemDraft('technical', draft, contents.technical).content).toMatchObject({ projects: 'One \n Three' })
  })

  it('sends projects as a list where none came', () => {
    const draft = { ...toItemDraft(contents.skills), projects: 'One' }
    expect(readItemDraft('skills', draft, contents.skills).content).toMatchObject({ projects: ['One'] })
  })

  it.each([
    ['javascript:alert(1)', false],
    ['example.org', false],
    ['https://example.org/a?b', true],
    ['HTTP://example.org', true],
    ['mailto:ada@example.org', true],
    ['mailto:ada', false],
    ['see https://example.org', false],
    ['https://example.org see', false],
    ['https://', false],
    ['https:///path', false],
    ['', true],
  ])('takes the link %s: %s', (link, taken) => {
    const { errors } = readItemDraft(
      'achievements',
      { ...toItemDraft(contents.achievements), link },
      contents.achievements,
    )
    expect(errors).toEqual(taken ? null : { link: 'The link must start with http://, https:// or mailto:' })
  })

  it('refuses a level that does not exist', () => {
    const draft = { ...toItemDraft(contents.technical), proficiency: 'guru' }
    expect(readItemDraft('technical', draft, contents.technical).errors).toHaveProperty('proficiency')
  })
})
