import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeResume, newResume, parsedResume } from '../../testing/new-resume.ts'
import { type Account, address, descriptionOf, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let parsed: string
let active: string

beforeAll(async () => {
  ada = await server.newAccount()
  parsed = await parsedResume(server, ada, 'parsed.pdf')
  active = await activeResume(server, ada, 'active.pdf')
}, 60_000)

/** What the browser was given to save. */
const saved: { name: string; file: Blob }[] = []
beforeEach(() => {
  saved.length = 0
  const files = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${files.size}`
    files.set(url, file as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href)
    if (file) saved.push({ name: this.download, file })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const opensExport = async (person: ReturnType<typeof server.open>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Export' }))
  return screen.findByRole('menu')
}

describe("'Export' on the resume page", () => {
  it('saves JSON Resume under the name of the file', async () => {
    const { person } = server.open(`/resumes/${parsed}`, ada)
    await opensExport(person)
    await person.click(screen.getByRole('menuitem', { name: 'JSON Resume (.json)' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    const [{ name, file } = { name: '', file: new Blob() }] = saved
    const document = JSON.parse(await file.text())
    expect([name, document.work[0].name, document.$schema]).toEqual([
      'parsed.json',
      'Northern Rail',
      'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ])
  })

  it('says why when the file does not come', async () => {
    server.overrides.set(`GET /api/v1/resumes/${parsed}/json-resume`, () =>
      Response.json({ detail: 'Resume has not been parsed' }, { status: 409 }),
    )
    const { person } = server.open(`/resumes/${parsed}`, ada)
    await opensExport(person)
    await person.click(screen.getByRole('menuitem', { name: 'JSON Resume (.json)' }))
    expect(await screen.findByText('Resume has not been parsed')).toBeDefined()
    expect(saved).toEqual([])
  })

  it('is at the active resume on the dashboard, too', async () => {
    const { person } = server.open('/', ada)
    const menu = await opensExport(person)
    const print = within(menu).getByRole('menuitem', { name: 'Print view' })
    expect(print.getAttribute('href')).toBe(`/resumes/${active}/print`)
  })
})

describe('the print view', () => {
  it('has no menus, a name at the top, and the sections in order; empty ones are left out', async () => {
    const body = await server.callApi('GET', `/resumes/${parsed}`, ada.token)
    const contact = [
      { id: 'a', version: 1, tag: 'contact', text: 'Ada Lovelace' },
      { id: 'b', version: 1, tag: 'contact', text: 'ada@example.com' },
      { id: 'c', version: 1, tag: 'education', text: 'At home' },
    ]
    server.overrides.set(`GET /api/v1/resumes/${parsed}`, () => Response.json({ ...body, roles: [], other: contact }))
    server.open(`/resumes/${parsed}/print`, ada)
    const top = await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })
    expect(top.parentElement?.textContent).toBe('Ada Lovelaceada@example.com')
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(titles).toEqual([
      'Overview',
      'Leadership',
      'Experience',
      'Skills',
      'Technical Proficiencies',
      'Achievements',
      'Other',
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Education' })).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByText('Northern Rail', { exact: false }).closest('.paper')).not.toBeNull()
  })

  it('prints by a button that is not printed, and goes back to the resume', async () => {
    const print = vi.fn()
    // this DOM has no printer
    vi.stubGlobal('print', print)
    const { person } = server.open(`/resumes/${parsed}/print`, ada)
    await person.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    const back = screen.getByRole('link', { name: 'Back' })
    expect(back.closest('.print\\:hidden')).not.toBeNull()
    await person.click(back)
    await screen.findByRole('heading', { level: 1, name: 'Viewing your resume parsed.pdf' })
    expect(address()).toBe(`/resumes/${parsed}`)
  })

  it('says why there is nothing to print', async () => {
    const id = await newResume(server, ada, 'raw.pdf')
    server.open(`/resumes/${id}/print`, ada)
    expect(await screen.findByRole('heading', { name: 'Resume has not been parsed' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  })
})

const document = {
  basics: { summary: 'Builds bridges.', image: 'https://example.org/me.png' },
  work: [
    { name: 'Ponte SA', position: 'Engineer', startDate: '2019-03' },
    { name: 'Aco Lda', position: 'Trainee', startDate: '2017' },
  ],
}
const fileOf = (content: unknown, name = 'ines.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' })

const opensImport = async (account: Account) => {
  const { person } = server.open('/resumes', account)
  await person.click(await screen.findByRole('button', { name: 'Add Resume' }))
  await person.click(await screen.findByRole('tab', { name: 'Import JSON Resume' }))
  await screen.findByText(/^Drag and drop your JSON Resume file/)
  const chooses = (file: File) => person.upload(screen.getByLabelText('JSON Resume file'), file)
  return { person, chooses }
}
const importButton = () => screen.getByRole('button', { name: 'Import' })

describe("'Import JSON Resume' in the upload dialog", () => {
  it('is the second tab; the first is the upload as ever', async () => {
    const { person } = await opensImport(ada)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Upload PDF', 'Import JSON Resume'])
    await person.click(screen.getByRole('tab', { name: 'Upload PDF' }))
    expect(screen.getByText(/^Drag and drop your file here or click to select a file/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDefined()
  })

  it('is not there when the file of a resume is replaced: that takes a PDF', async () => {
    const { person } = server.open('/resumes', ada)
    await person.click(await screen.findByRole('button', { name: 'Actions for parsed.pdf' }))
    await person.click(screen.getByRole('menuitem', { name: 'Update Resume' }))
    await screen.findByRole('dialog', { name: 'Update Resume' })
    expect(screen.queryByRole('tab')).toBeNull()
  })

  it('shows how many items each section would get and what fits none, then imports', async () => {
    const grace = await server.newAccount('Grace Hopper')
    const { person, chooses } = await opensImport(grace)
    expect([importButton().getAttribute('aria-disabled'), descriptionOf(importButton())]).toEqual([
      'true',
      'Choose a file first',
    ])
    await chooses(fileOf(document))
    const preview = await screen.findByRole('region', { name: 'What will be imported' })
    expect(
      within(preview)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Overview1 item', 'Experience2 items'])
    expect(preview.textContent).toContain('1 text does not fit any section. It is listed under “Not placed”.')
    expect(preview.textContent).toContain('basics.imagehttps://example.org/me.png')
    await person.click(importButton())
    const row = (await screen.findByRole('link', { name: 'ines.json' })).closest('tr')
    expect(row?.textContent).toContain('Parsed')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.document.body.textContent).toContain('Item created successfully.')
  })

  it.each([
    [
      'a date that is none',
      { work: [{ name: 'A', startDate: 'Summer 2018' }] },
      'work.0.startDate Must be a date like',
    ],
    ['no resume at all', { name: 'package', version: '1.0.0' }, 'This document contains no resume data'],
    ['broken JSON', '{"work": [', 'This file is not valid JSON.'],
  ])('names the place of %s, and sends nothing', async (_, content, message) => {
    const { person, chooses } = await opensImport(ada)
    await chooses(fileOf(content))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('This file cannot be imported.')
    expect(alert.textContent).toContain(message)
    await person.click(importButton())
    expect(descriptionOf(importButton())).toBe('This file cannot be imported')
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('keeps the file when the server refuses it, says why, and imports at the next try', async () => {
    const call = 'POST /api/v1/resumes/json-resume'
    server.overrides.set(call, () => Response.json({ detail: 'Too many attempts.' }, { status: 429 }))
    const { person, chooses } = await opensImport(await server.newAccount('Mary Somerville'))
    await chooses(fileOf(document, 'mary.json'))
    await screen.findByRole('region', { name: 'What will be imported' })
    await person.click(importButton())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The resume was not imported.Too many attempts.')
    expect(screen.getByRole('dialog').textContent).toContain('mary.json')
    server.overrides.delete(call)
    await person.click(importButton())
    expect(await screen.findByRole('link', { name: 'mary.json' })).toBeDefined()
  })

  it('is imported once, however often the button is pressed', async () => {
    const { person, chooses } = await opensImport(await server.newAccount('Emmy Noether'))
    await chooses(fileOf(document, 'emmy.json'))
    await screen.findByRole('region', { name: 'What will be imported' })
    await person.dblClick(importButton())
    await screen.findByRole('link', { name: 'emmy.json' })
    expect(server.calls.filter((one) => one === 'POST /api/v1/resumes/json-resume')).toHaveLength(1)
  })

  it('says before anything is sent that a file is too large, or cannot be read', async () => {
    const { chooses } = await opensImport(ada)
    await chooses(fileOf(`{"basics":{"summary":"${'x'.repeat(1_100_000)}"}}`, 'large.json'))
    expect((await screen.findByRole('alert')).textContent).toBe('large.json is larger than 1 MB')
    const gone = fileOf(document, 'gone.json')
    vi.spyOn(gone, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
    await chooses(gone)
    expect(await screen.findByText('The file could not be read.')).toBeDefined()
  })

  it('shows the file that was chosen last, however long another takes to be read', async () => {
    const { chooses } = await opensImport(ada)
    let release: (text: string) => void = () => undefined
    const slow = fileOf(document, 'slow.json')
    vi.spyOn(slow, 'text').mockReturnValue(new Promise((resolve) => (release = resolve)))
    await chooses(slow)
    await chooses(fileOf(document, 'quick.json'))
    await screen.findByText('quick.json')
    release('{}')
    await slow.text()
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('quick.json'))
    expect(screen.queryByText('slow.json')).toBeNull()
    expect(screen.getByRole('region', { name: 'What will be imported' })).toBeDefined()
  })

  it('takes no other kind of file', async () => {
    const { person } = await opensImport(ada)
    const input = screen.getByLabelText('JSON Resume file')
    await person.setup({ applyAccept: false }).upload(input, new File(['x'], 'resume.docx', { type: 'text/plain' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/File type must be/)
  })
})

describe('a resume without a PDF', () => {
  it("says 'Imported from JSON Resume' where others have 'Show in PDF'", async () => {
    const { id } = await server.callApi('POST', '/resumes/json-resume', ada.token, { name: 'a.json', document })
    server.open(`/resumes/${id}`, ada)
    expect(await screen.findByText('Imported from JSON Resume')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show in PDF' })).toBeNull()
  })
})
