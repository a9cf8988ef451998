import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { activeResume, newResume, parsedResume } from '../../testing/new-resume.ts'
import { type Account, descriptionOf, press, useServer } from '../../testing/open-app.tsx'
import { button, heads, rowOf, table, toasts } from '../../testing/resumes-table.ts'

const server = useServer({ isOwn: true })
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

  it('has the active one first, whatever was added after it [#16]', async () => {
    server.open('/resumes', ada)
    await rowOf('active.pdf')
    const rows = within(await table())
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'active.pdf',
      'uploaded.pdf',
      'parsed.pdf',
    ])
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
