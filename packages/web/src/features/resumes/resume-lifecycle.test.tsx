import { texts } from '@candid/core'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { activeResume, newResume, parsedResume } from '../../testing/new-resume.ts'
import { type Account, press, useServer } from '../../testing/open-app.tsx'
import { button, rowOf, table, toasts } from '../../testing/resumes-table.ts'

const server = useServer()
let ada: Account
let uploaded: string
let parsed: string

beforeAll(async () => {
  ada = await server.newAccount()
  parsed = await parsedResume(server, ada, 'parsed.pdf')
  uploaded = await newResume(server, ada, 'uploaded.pdf')
}, 60_000)

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
    await screen.findByRole('button', { name: 'Activate' })
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
    // In the same cell as the way to try again.
    const cell = button(row, 'Retry').closest('td')
    expect(cell?.textContent).toContain('No text could be read')
  })

  it('shows the stage, the elapsed time and the counts of a parse that runs already, after a reload too [S7.29, #16.6]', async () => {
    const { data, count } = await server.callApi('GET', '/resumes/', ada.token)
    const parse_started_at = new Date(Date.now() - 65_000).toISOString()
    const parse_counts = { pages_read: 3, pages: 3, items: 14 }
    const running = { parse_status: 'running', parse_stage: 'find_sections', parse_started_at, parse_counts }
    const rows = data.map((row: { id: string }) => (row.id === uploaded ? { ...row, ...running } : row))
    server.overrides.set('GET /api/v1/resumes/', () => Response.json({ data: rows, count }))
    server.open('/resumes', ada)
    const row = await rowOf('uploaded.pdf')
    expect(row.textContent).toMatch(
      /Finding the sections · [1-9]:\d\d3 pages read, 14 items found.*You can leave this page/,
    )
  })

  it('says how long reading scanned pages may take, while it reads them [#17.4]', async () => {
    const { data, count } = await server.callApi('GET', '/resumes/', ada.token)
    const running = {
      parse_status: 'running',
      parse_stage: 'read_pictures',
      parse_started_at: null,
      parse_counts: null,
    }
    const rows = data.map((row: { id: string }) => (row.id === uploaded ? { ...row, ...running } : row))
    server.overrides.set('GET /api/v1/resumes/', () => Response.json({ data: rows, count }))
    server.open('/resumes', ada)
    const stage = within(await rowOf('uploaded.pdf')).getByRole('status')
    expect(stage.textContent).toBe('Reading scanned pages, which takes up to a minute')
  })

  it('fills a bar by the pages that were read, which moves as long as none are counted [#16]', async () => {
    const { data, count } = await server.callApi('GET', '/resumes/', ada.token)
    const show = async (parse_counts: object | null) => {
      const running = { parse_status: 'running', parse_stage: 'read_text', parse_started_at: null, parse_counts }
      const rows = data.map((row: { id: string }) => (row.id === uploaded ? { ...row, ...running } : row))
      server.overrides.set('GET /api/v1/resumes/', () => Response.json({ data: rows, count }))
      const { unmount } = server.open('/resumes', ada)
      const bar = (await rowOf('uploaded.pdf')).querySelector<HTMLElement>('[data-wide] .bg-act')
      const seen = [bar?.style.width, bar?.classList.contains('animate-travel')]
      unmount()
      return seen
    }
    expect(await show(null)).toEqual(['', true])
    expect(await show({ pages_read: 0, pages: 4, items: 0 })).toEqual(['', true])
    expect(await show({ pages_read: 1, pages: 4, items: 0 })).toEqual(['25%', false])
  })
})
