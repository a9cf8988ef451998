import { texts } from '@candid/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { activeResume, newResume, parsedResume } from '../../testing/new-resume.ts'
import { type Account, address, descriptionOf, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let uploaded: string
let parsed: string
let active: string

beforeAll(async () => {
  ada = await server.newAccount()
  active = await activeResume(server, ada, 'active.pdf')
  parsed = await parsedResume(server, ada, 'parsed.pdf')
  uploaded = await newResume(server, ada, 'uploaded.pdf')
}, 60_000)

const table = async () => {
  const found = await screen.findByRole('table', { name: 'Resumes' })
  await waitFor(() => expect(found.getAttribute('aria-busy')).toBeNull())
  return found
}
const rowOf = async (name: string) => {
  const row = within(await table())
    .getAllByRole('row')
    .find((one) => one.textContent?.includes(name))
  if (!row) throw new Error(`no row of ${name}`)
  return row
}
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const button = (row: HTMLElement, name: string) => within(row).getByRole('button', { name })
const toasts = () => document.body.textContent ?? ''

describe('/resumes/', () => {
  it("has the heading 'Resume Management', the explanatory text and 'Add Resume' [S2.41, S2.42]", async () => {
    server.open('/resumes', ada)
    await screen.findByRole('heading', { name: 'Resume Management' })
    expect(screen.getByText(/upload and manage your PDF resumes.*parse them, then make one/i)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Add Resume' })).toBeDefined()
  })

  it('has the columns File, Type, Parsed, Active, Actions for a user [S2.43]', async () => {
    server.open('/resumes', ada)
    await table()
    expect(heads()).toEqual(['File', 'Type', 'Parsed', 'Active', 'Actions'])
  })

  it('shows a superuser the Owner column with the owner id, and the resumes of all [S2.43, S6.3, S1.7]', async () => {
    server.open('/resumes', await server.superuser())
    const row = await rowOf('uploaded.pdf')
    expect(heads()).toEqual(['File', 'Type', 'Owner', 'Parsed', 'Active', 'Actions'])
    expect(within(row).getByText(ada.id)).toBeDefined()
  })

  it('shows as File the last segment of the path, linked to home when active and own, else to the resume [S2.44]', async () => {
    server.open('/resumes', ada)
    const link = async (name: string) =>
      within(await rowOf(name))
        .getByRole('link', { name })
        .getAttribute('href')
    expect(await link('active.pdf')).toBe('/')
    expect(await link('parsed.pdf')).toBe(`/resumes/${parsed}`)
    expect(await link('uploaded.pdf')).toBe(`/resumes/${uploaded}`)
  })

  it("links another's active resume to its page, not to home [S2.44]", async () => {
    server.open('/resumes', await server.superuser())
    const link = within(await rowOf('active.pdf')).getByRole('link', { name: 'active.pdf' })
    expect(link.getAttribute('href')).toBe(`/resumes/${active}`)
  })

  it('shows the rows of a server that sends only the fields of the specification [#14.16]', async () => {
    const { data, count } = await server.callApi('GET', '/resumes/', ada.token)
    const specified = data.map(({ id, path, format, owner_id, chunked, active }: (typeof data)[number]) => {
      return { id, path, format, owner_id, chunked, active }
    })
    server.overrides.set('GET /api/v1/resumes/', () => Response.json({ data: specified, count }))
    server.open('/resumes', ada)
    const states = within(await rowOf('active.pdf'))
      .getAllByRole('cell')
      .slice(2, 4)
    expect(states.map((cell) => cell.lastElementChild?.textContent)).toEqual(['Parsed', 'Active'])
    expect(within(await rowOf('uploaded.pdf')).getByRole('button', { name: 'Parse' })).toBeDefined()
    expect(document.body.textContent).not.toMatch(/undefined|null|Invalid/)
  })

  it('shows the format as Type, or N/A [S2.45]', async () => {
    const { data, count } = await server.callApi('GET', '/resumes/', ada.token)
    const rows = data.map((row: { path: string }) => (row.path.endsWith('parsed.pdf') ? { ...row, format: null } : row))
    server.overrides.set('GET /api/v1/resumes/', () => Response.json({ data: rows, count }))
    server.open('/resumes', ada)
    const type = async (name: string) =>
      within(await rowOf(name)).getAllByRole('cell')[1]?.lastElementChild?.textContent
    expect([await type('parsed.pdf'), await type('active.pdf')]).toEqual(['N/A', 'pdf'])
  })

  it("shows Parsed as a green check, else a 'Parse' button with its tooltip [S2.46]", async () => {
    server.open('/resumes', ada)
    const check = within(await rowOf('parsed.pdf')).getByText('Parsed', { selector: 'span.inline-flex' })
    expect(check.querySelector('svg.text-good-mark')).not.toBeNull()
    const parse = button(await rowOf('uploaded.pdf'), 'Parse')
    expect(descriptionOf(parse)).toContain('Use AI to parse this resume')
  })

  it("shows Active as a green check, else an 'Activate' button, off with its reason until parsed [S2.47, S4.7]", async () => {
    const { person } = server.open('/resumes', ada)
    const check = within(await rowOf('active.pdf')).getByText('Active', { selector: 'span.inline-flex' })
    expect(check.querySelector('svg.text-good-mark')).not.toBeNull()
    const ready = button(await rowOf('parsed.pdf'), 'Activate')
    expect([ready.getAttribute('aria-disabled'), descriptionOf(ready)]).toEqual([
      null,
      expect.stringContaining('Set as the active resume'),
    ])
    const off = button(await rowOf('uploaded.pdf'), 'Activate')
    expect([off.getAttribute('aria-disabled'), descriptionOf(off)]).toEqual([
      'true',
      expect.stringContaining('Resume must be parsed before it is made active'),
    ])
    await person.click(off)
    expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it("has in the row menu 'Open Resume' only if parsed, 'Update Resume' and 'Delete Resume' [S2.48]", async () => {
    const { person } = server.open('/resumes', ada)
    const entries = async (name: string) => {
      await person.click(button(await rowOf(name), `Actions for ${name}`))
      const items = (await screen.findAllByRole('menuitem')).map((item) => [
        item.textContent,
        item.getAttribute('href'),
      ])
      await person.keyboard('{Escape}')
      return items
    }
    expect(await entries('uploaded.pdf')).toEqual([
      ['Update Resume', null],
      ['Delete Resume', null],
    ])
    expect((await entries('parsed.pdf'))[0]).toEqual(['Open Resume', `/resumes/${parsed}`])
    expect((await entries('active.pdf'))[0]).toEqual(['Open Resume', '/'])
  })

  it('shows five skeleton rows while loading [S2.49]', async () => {
    let release: () => unknown = () => undefined
    server.overrides.set(
      'GET /api/v1/resumes/',
      () =>
        new Promise<Response>((resolve) => {
          release = () => resolve(Response.json({ data: [], count: 0 }))
        }),
    )
    server.open('/resumes', ada)
    expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(5)
    release()
    expect(await screen.findByText('No resumes yet.')).toBeDefined()
  })
})

describe('paging', () => {
  let grace: Account
  beforeAll(async () => {
    grace = await server.newAccount('Grace Hopper')
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await newResume(server, grace, `resume-${number}.pdf`)
  }, 60_000)
  const lists = () => server.calls.filter((call) => call.includes('/resumes/?'))

  it('asks with skip = (page - 1) * 5 and prefetches the next page when the current one is full [S9.8, S7.15, S7.37]', async () => {
    server.open('/resumes', grace)
    await waitFor(() =>
      expect(lists()).toEqual(['GET /api/v1/resumes/?skip=0&limit=5', 'GET /api/v1/resumes/?skip=5&limit=5']),
    )
  })

  it('has Previous, Page N and Next; Next is enabled when the page is full and more rows exist [S2.49, S9.9]', async () => {
    const { person } = server.open('/resumes', grace)
    await rowOf('resume-7.pdf')
    const off = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')
    expect([off('Previous'), off('Next')]).toEqual(['true', null])
    await press(person, 'Next')
    expect(await screen.findByText('Page 2')).toBeDefined()
    expect(address()).toBe('/resumes?page=2')
    await rowOf('resume-2.pdf')
    expect([off('Previous'), off('Next')]).toEqual([null, 'true'])
  })

  it('dims the rows while the next page loads [S2.49]', async () => {
    const { person, services } = server.open('/resumes', grace)
    await rowOf('resume-7.pdf')
    await waitFor(() => expect(lists()).toHaveLength(2))
    services.queryClient.removeQueries({ queryKey: ['resumes', 2] })
    let release: () => unknown = () => undefined
    server.overrides.set(
      'GET /api/v1/resumes/',
      () =>
        new Promise<Response>((resolve) => {
          release = () => resolve(Response.json({ data: [], count: 0 }))
        }),
    )
    await press(person, 'Next')
    const rows = screen.getByRole('table').querySelector('tbody')
    await waitFor(() => expect(rows?.className).toContain('opacity-50'))
    expect(screen.getByText('resume-7.pdf')).toBeDefined()
    release()
  })

  it.each(['x', '0', '-3', '2.5'])('falls back to page 1 when the page parameter is %j [S5.24]', async (page) => {
    server.open(`/resumes?page=${page}`, grace)
    expect(await screen.findByText('Page 1')).toBeDefined()
    expect(lists()[0]).toBe('GET /api/v1/resumes/?skip=0&limit=5')
  })

  it('a page beyond the last goes to the last page, never to an empty list', async () => {
    server.open('/resumes?page=999', grace)
    expect(await screen.findByText('Page 2')).toBeDefined()
    expect(address()).toBe('/resumes?page=2')
    expect(screen.queryByText('No resumes yet.')).toBeNull()
  })

  it('whose last row is deleted gives way to the page before it [#14.8]', async () => {
    const owner = await server.newAccount()
    for (let n = 1; n <= 6; n++) await newResume(server, owner, `cv-${n}.pdf`)
    const { person } = server.open('/resumes?page=2', owner)
    const row = await screen.findByRole('button', { name: /^Actions for / })
    await person.click(row)
    await person.click(await screen.findByRole('menuitem', { name: 'Delete Resume' }))
    await screen.findByRole('alertdialog')
    await press(person, 'Delete')
    await waitFor(() => expect(address()).toMatch(/^\/resumes(\?page=1)?$/))
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Actions for / })).toHaveLength(5))
    expect(screen.queryByText('No resumes yet.')).toBeNull()
  })
})

describe('the lifecycle of a resume', () => {
  it('goes from uploaded over parsed, by Parse, to active, by Activate, with both notices [S4.6, S8.22, S8.23]', async () => {
    const account = await server.newAccount()
    await newResume(server, account, 'mine.pdf')
    const { person } = server.open('/resumes', account)
    await person.click(button(await rowOf('mine.pdf'), 'Parse'))
    await waitFor(() => expect(toasts()).toContain('The Resume has been parsed.'))
    await waitFor(async () =>
      expect(button(await rowOf('mine.pdf'), 'Activate').getAttribute('aria-disabled')).toBeNull(),
    )
    await person.click(button(await rowOf('mine.pdf'), 'Activate'))
    await waitFor(() => expect(toasts()).toContain('The Resume has been made active.'))
    await waitFor(async () =>
      expect(within(await rowOf('mine.pdf')).queryByRole('button', { name: 'Activate' })).toBeNull(),
    )
  })

  it('is nowhere shown as it was before: not parsed, or not active', async () => {
    const bea = await server.newAccount()
    await newResume(server, bea, 'bea.pdf')
    const { person } = server.open('/', bea)
    await screen.findByText('You have no active resumes.')
    await person.click(screen.getByRole('link', { name: 'Go to your resumes' }))
    const link = within(await rowOf('bea.pdf')).getByRole('link', { name: 'bea.pdf' })
    // Fetched ahead while it is not parsed yet.
    await person.hover(link)
    await waitFor(() => expect(server.calls.some((call) => /^GET .*resumes\/[\w-]{36}$/.test(call))).toBe(true))
    await press(person, 'Parse')
    await screen.findByText('The Resume has been parsed.')
    const seen = new Set<string>()
    const watch = new MutationObserver(() => {
      for (const text of ['Resume has not been parsed', 'You have no active resumes.'])
        if (screen.queryByText(text)) seen.add(text)
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await person.click(within(await rowOf('bea.pdf')).getByRole('link', { name: 'bea.pdf' }))
    await screen.findByText('This resume is not currently active')
    await press(person, 'Activate')
    await screen.findByText('The Resume has been made active.')
    await person.click(screen.getByRole('link', { name: 'Dashboard' }))
    await screen.findByRole('heading', { name: 'bea.pdf' })
    watch.disconnect()
    expect([...seen]).toEqual([])
  })

  it('marks all others inactive when one is activated, and never falls back to the old state between [S4.8]', async () => {
    const account = await server.newAccount()
    await activeResume(server, account, 'first.pdf')
    await parsedResume(server, account, 'second.pdf')
    const { person } = server.open('/resumes', account)
    const list = await table()
    const seen = ['first']
    const watcher = new MutationObserver(() => {
      const names = within(list)
        .getAllByRole('row')
        .filter((row) => row.textContent?.includes('.pdf') && !within(row).queryByRole('button', { name: 'Activate' }))
        .map((row) => (row.textContent?.includes('first.pdf') ? 'first' : 'second'))
      if (names.join() !== seen.at(-1)) seen.push(names.join())
    })
    watcher.observe(list, { subtree: true, childList: true, characterData: true })
    await person.click(button(await rowOf('second.pdf'), 'Activate'))
    await screen.findByText(texts.resumeActivated)
    await waitFor(() => expect(seen.at(-1)).toBe('second'))
    watcher.disconnect()
    expect(within(await rowOf('second.pdf')).queryByRole('button', { name: 'Activate' })).toBeNull()
    expect(seen).toEqual(['first', 'second'])
  })

  it.each([
    ['Parse', 'chunks', 'uploaded.pdf', () => uploaded],
    ['Activate', 'active', 'parsed.pdf', () => parsed],
  ])(
    'says the same when %s fails: An error occurred while attempting to active the resume. [S8.9]',
    async (name, call, file, id) => {
      server.overrides.set(`POST /api/v1/resumes/${id()}/${call}`, () =>
        Response.json({ detail: 'No' }, { status: 500 }),
      )
      const { person } = server.open('/resumes', ada)
      await person.click(button(await rowOf(file), name))
      await waitFor(() => expect(toasts()).toContain('An error occurred while attempting to active the resume.'))
    },
  )

  it('shows a parse that failed with its reason and Retry, also to who comes later [S8.9]', async () => {
    const { data, count } = await server.callApi('GET', '/resumes/', ada.token)
    const rows = data.map((row: { id: string }) =>
      row.id === uploaded ? { ...row, parse_status: 'failed', parse_error: 'no_text' } : row,
    )
    server.overrides.set('GET /api/v1/resumes/', () => Response.json({ data: rows, count }))
    server.open('/resumes', ada)
    const row = await rowOf('uploaded.pdf')
    expect(row.textContent).toContain('This PDF has no selectable text')
    expect(button(row, 'Retry')).toBeDefined()
  })

  it('shows the stage and the elapsed time of a parse that runs already, after a reload too [S7.29]', async () => {
    const { data, count } = await server.callApi('GET', '/resumes/', ada.token)
    const parse_started_at = new Date(Date.now() - 65_000).toISOString()
    const running = { parse_status: 'running', parse_stage: 'find_sections', parse_started_at }
    const rows = data.map((row: { id: string }) => (row.id === uploaded ? { ...row, ...running } : row))
    server.overrides.set('GET /api/v1/resumes/', () => Response.json({ data: rows, count }))
    server.open('/resumes', ada)
    const row = await rowOf('uploaded.pdf')
    expect(row.textContent).toMatch(/Finding the sections[1-9]:\d\d.*You can leave this page/)
  })
})

describe('deleting a resume', () => {
  const choose = async (person: ReturnType<typeof server.open>['person'], name: string, entry: string) => {
    await person.click(button(await rowOf(name), `Actions for ${name}`))
    await person.click(await screen.findByRole('menuitem', { name: entry }))
  }

  it('asks first, beginning at Cancel, and says that it is gone afterwards [S4.9, S8.20, S7.20]', async () => {
    const account = await server.newAccount()
    await newResume(server, account, 'old.pdf')
    const { person } = server.open('/resumes', account)
    await choose(person, 'old.pdf', 'Delete Resume')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('old.pdf')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
    await press(person, 'Delete')
    await waitFor(() => expect(toasts()).toContain('The resume was deleted successfully.'))
    expect(await screen.findByText('No resumes yet.')).toBeDefined()
  })

  it('says An error occurred while deleting the resume. when it fails, and the row stays [S8.8]', async () => {
    server.overrides.set(`DELETE /api/v1/resumes/${parsed}`, () => Response.json({ detail: 'No' }, { status: 500 }))
    const { person } = server.open('/resumes', ada)
    await choose(person, 'parsed.pdf', 'Delete Resume')
    await screen.findByRole('alertdialog')
    await press(person, 'Delete')
    await waitFor(() => expect(toasts()).toContain('An error occurred while deleting the resume.'))
    expect(await rowOf('parsed.pdf')).toBeDefined()
  })
})

describe('the upload dialog', () => {
  afterEach(() => void vi.restoreAllMocks())
  const pdf = (name = 'cv.pdf', type = 'application/pdf') => new File(['%PDF-1.4'], name, { type })
  const opened = async () => {
    const { person } = server.open('/resumes', ada)
    await table()
    await press(person, 'Add Resume')
    const dialog = await screen.findByRole('dialog')
    const drop = (...files: File[]) =>
      fireEvent.drop(within(dialog).getByRole('button', { name: /Drag and drop/ }), {
        dataTransfer: {
          types: ['Files'],
          items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
        },
      })
    const send = () => screen.getByRole('button', { name: 'Upload' })
    return { person, dialog, drop, send }
  }

  it("has the drop zone's text and the largest size, and Upload is disabled until a file is chosen [S5.21, S5.22]", async () => {
    const { dialog, drop, send } = await opened()
    expect(dialog.textContent).toContain(
      'Drag and drop your file here or click to select a file. Supported files types: .pdf',
    )
    expect(dialog.textContent).toContain('20 MB')
    expect(send().getAttribute('aria-disabled')).toBe('true')
    drop(pdf())
    expect(await within(dialog).findByText('cv.pdf')).toBeDefined()
    expect(send().getAttribute('aria-disabled')).toBeNull()
  })

  it.each([
    ['a file that is no PDF', () => [pdf('notes.txt', 'text/plain')], /File type must be/],
    ['two files', () => [pdf('a.pdf'), pdf('b.pdf')], /Too many files/],
  ])("refuses %s in the library's words [S5.20, S5.23, S9.11]", async (_, files, message) => {
    const { dialog, drop, send } = await opened()
    drop(...files())
    expect(await within(dialog).findByText(message)).toBeDefined()
    expect(send().getAttribute('aria-disabled')).toBe('true')
  })

  it('refuses a file that the server would find too large, before a byte of it is sent', async () => {
    const { dialog, drop, send } = await opened()
    drop(Object.defineProperty(pdf('large.pdf'), 'size', { value: 20 * 1024 * 1024 + 1 }))
    expect(await within(dialog).findByText('File is larger than 20971520 bytes')).toBeDefined()
    expect(send().getAttribute('aria-disabled')).toBe('true')
  })

  it('closes on an error, tells it, and keeps the file for another try [S8.2, S8.1]', async () => {
    const { person, dialog, drop, send } = await opened()
    drop(pdf('cv.pdf'))
    await within(dialog).findByText('cv.pdf')
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      queueMicrotask(() => {
        this.dispatchEvent(new Event('error'))
        this.dispatchEvent(new Event('loadend'))
      })
    })
    await person.click(send())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(toasts()).toMatch(/ErrorSomething went wrong\./)
    await press(person, 'Try again')
    // It is sent again at once, and refused again: told each time, with the file still at hand.
    await waitFor(() => expect(toasts()).toMatch(/ErrorSomething went wrong\./))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(person, 'Add Resume')
    const again = await screen.findByRole('dialog')
    expect(within(again).getByText('cv.pdf')).toBeDefined()
    expect(within(again).getByRole('alert').textContent).toContain('The file was not uploaded.')
  })

  it("is called 'Update Resume' for the file of an old one, and says what happens to it [S2.48]", async () => {
    const { person } = server.open('/resumes', ada)
    await person.click(button(await rowOf('parsed.pdf'), 'Actions for parsed.pdf'))
    await person.click(await screen.findByRole('menuitem', { name: 'Update Resume' }))
    const dialog = await screen.findByRole('dialog', { name: 'Update Resume' })
    expect(dialog.textContent).toMatch(/replaces the old one.*questions and answers are kept/)
  })
})
