import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, descriptionOf, field, fill, press, useServer } from '../../testing/open-app.tsx'
import { itemDrafts } from './draft-store.ts'

const server = useServer()
let ada: Account
let id: string

beforeAll(async () => {
  ada = await server.newAccount()
  id = await parsedResume(server, ada, 'cv.pdf')
  // The sample's only item of Other is a line of the resume's head, which is shown in the header.
  await create('other', { text: 'Speaks Dutch.' })
}, 60_000)

const titles = [
  'Overview',
  'Leadership',
  'Experience',
  'Roles',
  'Skills',
  'Technical Proficiencies',
  'Achievements',
  'Other',
]
const heads = () =>
  screen
    .getAllByRole('button')
    .filter((one) => one.hasAttribute('aria-expanded') && one.hasAttribute('aria-controls') && one.closest('h2'))
const head = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title} ?\\d`) })
const openHeads = () => heads().filter((one) => one.getAttribute('aria-expanded') === 'true')
const openPanel = async (person: ReturnType<typeof server.open>['person'], title: string) => {
  const button = await head(title)
  // Experience is open on arrival.
  if (button.getAttribute('aria-expanded') === 'false') await person.click(button)
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (!panel) throw new Error(`no panel ${title}`)
  return panel
}
const create = (category: string, content: object) =>
  server.callApi('POST', `/resumes/${id}/chunks/${category}`, ada.token, content)
const itemNames = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('article')
    .map((item) => item.getAttribute('aria-label'))
const detail = () => server.callApi('GET', `/resumes/${id}`, ada.token)

describe('the resume viewer', () => {
  it('has the eight panels in order, each named and counted [S2.23]', async () => {
    server.open(`/resumes/${id}`, ada)
    await head('Overview')
    expect(heads().map((one) => one.textContent?.replace(/\d+ items?$/, ''))).toEqual(titles)
  })

  it('renders no item again when another panel opens', async () => {
    const { person } = server.open(`/resumes/${id}`, ada)
    await openPanel(person, 'Experience')
    await server.comesToRest()
    // Each rendering of an item looks for what was typed into it and not saved.
    const looks = vi.spyOn(itemDrafts, 'readAll')
    const panel = await openPanel(person, 'Skills')
    expect(within(panel).queryAllByRole('article').length).toBeGreaterThan(0)
    expect(openHeads()).toHaveLength(1)
    expect(looks).not.toHaveBeenCalled()
    looks.mockRestore()
  })

  it('has a panel only for a section that the resume has [S2.24]', async () => {
    const full = await detail()
    server.overrides.set(`GET /api/v1/resumes/${id}`, () => Response.json({ ...full, leadership: [], roles: [] }))
    server.open(`/resumes/${id}`, ada)
    await head('Overview')
    expect(heads().map((one) => one.textContent?.replace(/\d+ items?$/, ''))).toEqual(
      titles.filter((title) => title !== 'Leadership' && title !== 'Roles'),
    )
  })

  it('opens one panel at a time, and all can be collapsed [S2.22]', async () => {
    const { person } = server.open(`/resumes/${id}`, ada)
    await head('Overview')
    expect(openHeads()).toEqual([await head('Experience')])
    await person.click(await head('Overview'))
    expect(openHeads()).toEqual([await head('Overview')])
    await person.click(await head('Skills'))
    expect(openHeads()).toEqual([await head('Skills')])
    await person.click(await head('Skills'))
    expect(openHeads()).toEqual([])
  })

  it('sorts skills by name, and technical items by proficiency, highest first [S2.25]', async () => {
    await create('skills', { name: 'Accounting', description: 'Sums.', projects: [] })
    await create('technical', { name: 'SQL', description: 'Much.', proficiency: 'expert', projects: [] })
    await create('technical', { name: 'Lisp', description: 'Little.', proficiency: null, projects: [] })
    await create('technical', { name: 'Java', description: 'Some.', proficiency: 'beginner', projects: [] })
    const { person } = server.open(`/resumes/${id}`, ada)
    expect(itemNames(await openPanel(person, 'Skills'))).toEqual(['Accounting', 'Planning'])
    const technical = await openPanel(person, 'Technical Proficiencies')
    expect(itemNames(technical)).toEqual(['SQL', 'TypeScript', 'Java', 'Lisp'])
    expect(within(technical).getByText('Level not stated')).toBeDefined()
  })

  it("says 'Something went wrong:' and the message when the resume cannot be read, after three more tries [S2.26, S7.36, S9.12]", async () => {
    server.overrides.set(`GET /api/v1/resumes/${id}`, () => Response.json({ detail: 'Not today' }, { status: 403 }))
    server.overrides.set('GET /api/v1/resumes/active', () => Response.json({ id, path: 'x/cv.pdf' }))
    server.open('/', ada)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Something went wrong: Not today')
    expect(server.calls.filter((call) => call === `GET /api/v1/resumes/${id}`)).toHaveLength(4)
  })

  it("says 'Resume not found' for a 404, and asks no second time [S2.26, S9.12]", async () => {
    server.overrides.set(`GET /api/v1/resumes/${id}`, () => Response.json({ detail: 'Gone' }, { status: 404 }))
    server.overrides.set('GET /api/v1/resumes/active', () => Response.json({ id, path: 'x/cv.pdf' }))
    // Without the stream of changes: when it opens, what was read before is read once more.
    server.overrides.set('GET /api/v1/events', () => Response.json({ detail: 'Not Found' }, { status: 404 }))
    server.open('/', ada)
    expect((await screen.findByRole('alert')).textContent).toBe('Resume not found')
    expect(server.calls.filter((call) => call === `GET /api/v1/resumes/${id}`)).toHaveLength(1)
  })
})

describe('an item', () => {
  const editing = async (title: string) => {
    const { person } = server.open(`/resumes/${id}`, ada)
    const panel = await openPanel(person, title)
    await person.click(within(panel).getAllByRole('button', { name: 'Edit' })[0] as HTMLElement)
    const save = () => within(panel).getByRole('button', { name: 'Save' })
    return { person, panel, save }
  }
  const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

  it('is viewed first; Edit opens it, Cancel restores the original values [S2.27, S4.12, S4.13]', async () => {
    const { person, panel } = await editing('Overview')
    await fill(person, { Text: 'Something else.' })
    await person.click(within(panel).getByRole('button', { name: 'Cancel' }))
    expect(await within(panel).findByText('Engineer who likes trains.')).toBeDefined()
    await person.click(within(panel).getByRole('button', { name: 'Edit' }))
    expect(field('Text').value).toBe('Engineer who likes trains.')
  })

  it("asks 'Save changes to overview item?'; Cancel there restores the values and leaves the edit mode [S4.14]", async () => {
    const { person, panel, save } = await editing('Overview')
    await fill(person, { Text: 'Not to be kept.' })
    await person.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Save changes to overview item?' })
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDefined()
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(await within(panel).findByText('Engineer who likes trains.')).toBeDefined()
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  it('is saved when that is confirmed, with trimmed values and a notice, and the edit mode ends [S4.14, S5.12, S8.17, S7.24]', async () => {
    const { person, panel, save } = await editing('Leadership')
    await fill(person, { Text: '  Led a team of six.  ' })
    await person.click(save())
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    const notice = await screen.findByText('The leadership item has been saved')
    expect(notice.previousElementSibling?.textContent).toBe('Success')
    expect(await within(panel).findByText('Led a team of six.')).toBeDefined()
    expect(within(panel).queryByRole('textbox')).toBeNull()
    expect((await detail()).leadership[0].text).toBe('Led a team of six.')
  })

  it('that was saved can be undone from the notice', async () => {
    const { person, panel, save } = await editing('Overview')
    await fill(person, { Text: 'A mistake.' })
    await person.click(save())
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await within(panel).findByText('Engineer who likes trains.')).toBeDefined()
  })

  it("that cannot be saved says so in the specification's words and keeps what was typed [S8.6]", async () => {
    const { overview } = await detail()
    const item = overview[0].id
    server.overrides.set(`PUT /api/v1/resumes/${id}/chunks/overview/${item}`, () =>
      Response.json({ detail: 'The disk is full' }, { status: 500 }),
    )
    const { person, panel, save } = await editing('Overview')
    await fill(person, { Text: 'Typed with care.' })
    await person.click(save())
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    const message = `An error occurred while attempting to save the overview item ${item}.`
    // shown once, beside what was typed
    const notice = (await screen.findByText(message)).closest('[role=alert]')
    expect(notice?.textContent).toMatch(/^An error occurred\.An error .*The disk is full/)
    expect([panel.contains(notice), screen.getAllByRole('alert')]).toEqual([true, [notice]])
    expect(field('Text').value).toBe('Typed with care.')
  })

  it('that was changed elsewhere meanwhile shows both texts and lets the person decide', async () => {
    const { person, panel, save } = await editing('Other')
    const { other } = await detail()
    const shown = other.find(({ tag }: { tag: string | null }) => tag !== 'contact')
    await fill(person, { Text: 'my words' })
    await server.callApi('PUT', `/resumes/${id}/chunks/other/${shown.id}`, ada.token, { text: 'their words' })
    await person.click(save())
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    const conflict = (await within(panel).findByText(/changed elsewhere/)).closest<HTMLElement>('[role=note]')
    expect(conflict?.textContent).toMatch(/their words.*my words/)
    expect(isOff(save())).toBe(true)
    await press(person, 'Keep my text')
    expect([isOff(save()), field('Text').value]).toEqual([false, 'my words'])
  })

  it.each([
    ['Overview', 'Text', 'Text is required'],
    ['Leadership', 'Text', 'Text is required'],
    ['Other', 'Text', 'Text is required'],
    ['Experience', 'Details', 'Details are required'],
    ['Experience', 'Title', 'Title is required'],
    ['Roles', 'Description', 'Description is required'],
    ['Skills', 'Description', 'Description is required'],
    ['Technical Proficiencies', 'Description', 'Description is required'],
    ['Achievements', 'Name', 'Name is required'],
    ['Achievements', 'Description', 'Description is required'],
  ])(
    'of %s needs its %s: Save is disabled and says why [S4.15, S5.13, S5.14, S5.15, S5.16]',
    async (title, label, message) => {
      const { person, save } = await editing(title)
      expect(isOff(save())).toBe(false)
      await fill(person, { [label]: '   ' })
      if (field(label).value === '') fireEvent.change(field(label), { target: { value: '   ' } })
      expect([isOff(save()), descriptionOf(save())]).toEqual([true, expect.stringContaining(message)])
      expect(descriptionOf(field(label))).toContain(message)
    },
  )

  it('of Experience needs a start date, while its end date is optional and shown as Present [S5.14, S3.7]', async () => {
    const { person, panel, save } = await editing('Experience')
    expect([field('Start date').type, field('Start date').value, field('End date').value]).toEqual([
      'month',
      '2019-03',
      '',
    ])
    fireEvent.change(field('Start date'), { target: { value: '' } })
    expect(isOff(save())).toBe(true)
    await person.click(within(panel).getByRole('button', { name: 'Cancel' }))
    expect(await within(panel).findByText('March 2019 – Present')).toBeDefined()
  })

  it("sends months as 'March 2024', from a month input in year-month [S3.12, S9.6]", async () => {
    const { person, save } = await editing('Experience')
    fireEvent.change(field('Start date'), { target: { value: '2024-03' } })
    await person.click(save())
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('March 2024 – Present')).toBeDefined()
    expect((await detail()).experience[0].start_date).toBe('March 2024')
  })

  it("keeps a resume's own words that are no month, beside an empty month input [S3.12]", async () => {
    const { person, save } = await editing('Roles')
    expect([field('Date').value, descriptionOf(field('Date'))]).toEqual(['', expect.stringContaining('“2020”')])
    await fill(person, { Description: 'Taught juniors and seniors.' })
    await person.click(save())
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await screen.findByText('The roles item has been saved')
    expect((await detail()).roles[0].date).toBe('2020')
  })

  it('has a slider of four steps for the proficiency, with the word of the step [S3.13, S9.2]', async () => {
    const { person, save } = await editing('Technical Proficiencies')
    const slider = field('Proficiency')
    expect([slider.type, slider.min, slider.max, slider.step, slider.value]).toEqual(['range', '1', '4', '1', '4'])
    fireEvent.change(slider, { target: { value: '2' } })
    expect(slider.getAttribute('aria-valuetext')).toBe('intermediate')
    await person.click(save())
    await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }))
    await screen.findByText('The technical item has been saved')
    const { technical } = await detail()
    expect(technical.find((item: { name: string }) => item.name === 'SQL').proficiency).toBe('intermediate')
  })

  it('of Achievements has a link input of type url, and text areas of at least 3 rows [S5.16, S9.4]', async () => {
    await editing('Achievements')
    expect(field('Link').type).toBe('url')
    expect(field('Description').getAttribute('rows')).toBe('3')
  })

  it.each([
    ['Experience', ['Title', 'Name', 'Start date', 'End date', 'Details']],
    ['Roles', ['Name', 'Date', 'Description', 'Projects']],
    ['Skills', ['Name', 'Description', 'Projects']],
    ['Technical Proficiencies', ['Name', 'Description', 'Proficiency', 'Projects']],
    ['Achievements', ['Name', 'Description', 'Link', 'Date']],
    ['Overview', ['Text']],
  ])('of %s has the fields %j [S3.6, S3.7, S3.8, S3.9, S3.10, S3.11]', async (title, labels) => {
    const { panel } = await editing(title)
    const found = [...panel.querySelectorAll('label')].map((label) => label.textContent)
    expect(found).toEqual(labels)
  })
})

describe('items of a section', () => {
  it('can be added, deleted with undo, and moved', async () => {
    const { person } = server.open(`/resumes/${id}`, ada)
    const panel = await openPanel(person, 'Achievements')
    await person.click(within(panel).getByRole('button', { name: 'Add an item' }))
    const form = await screen.findByRole('form', { name: 'New achievement' })
    const add = within(form).getByRole('button', { name: 'Add' })
    // It can be pressed, and then says at each field what is missing.
    await person.click(add)
    expect(await within(form).findAllByText(/is required$/)).toHaveLength(2)
    await fill(person, { Name: 'Prize', Description: 'The second one.' })
    await person.click(add)
    await waitFor(() => expect(itemNames(panel)).toEqual(['Award', 'Prize']))

    const menu = async (item: string, entry: string) => {
      const card = within(panel).getByRole('article', { name: item })
      await person.click(within(card).getByRole('button', { name: 'More actions' }))
      await person.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await menu('Prize', 'Move up')
    await waitFor(() => expect(itemNames(panel)).toEqual(['Prize', 'Award']))
    await menu('Prize', 'Delete item')
    await waitFor(() => expect(itemNames(panel)).toEqual(['Award']))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(itemNames(panel)).toEqual(['Prize', 'Award']))
  })
})
