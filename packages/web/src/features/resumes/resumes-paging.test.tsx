import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { newResume } from '../../testing/new-resume.ts'
import { type Account, address, press, useServer } from '../../testing/open-app.tsx'
import { rowOf } from '../../testing/resumes-table.ts'

const server = useServer()

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

  it('fetches the next page ahead anew when something has changed elsewhere', async () => {
    const owner = await server.newAccount()
    for (let n = 1; n <= 6; n++) await newResume(server, owner, `cv-${n}.pdf`)
    server.open('/resumes', owner)
    await waitFor(() => expect(lists()).toHaveLength(2))
    await newResume(server, owner, 'cv-7.pdf')
    await screen.findByText('cv-7.pdf')
    await waitFor(() => expect(lists().filter((call) => call.includes('skip=5'))).toHaveLength(2))
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
