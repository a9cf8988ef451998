import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { activeResume, newResume } from '../../testing/new-resume.ts'
import { useServer } from '../../testing/open-app.tsx'

const server = useServer()
const link = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
const activeCalls = () => server.calls.filter((call) => call === 'GET /api/v1/resumes/active')

describe('the dashboard of a superuser', () => {
  it('says who is logged in and links to /resumes, and does not load the active resume [S2.12, S2.14]', async () => {
    const admin = await server.superuser()
    server.open('/', admin)
    expect(await screen.findByRole('heading', { name: `You are logged in as ${admin.email}` })).toBeDefined()
    expect(document.body.textContent).toContain('You are a super user. You can manage all resumes here')
    expect(await link('here')).toBe('/resumes')
    expect(activeCalls()).toEqual([])
  })

  it('leads to the resumes and the users, and says how many there are [#16]', async () => {
    server.open('/', await server.superuser())
    for (const [name, href] of [
      [/^Resumes \d+$/, '/resumes'],
      [/^Users \d+$/, '/admin'],
    ] as const) {
      const heading = await screen.findByRole('heading', { name })
      expect(heading.querySelector('a')?.getAttribute('href')).toBe(href)
    }
  })
})

describe('the dashboard of a user', () => {
  it('greets by the full name, explains itself and links to the resumes [S2.13, S2.14]', async () => {
    server.open('/', await server.newAccount('Ada Lovelace'))
    const heading = await screen.findByRole('heading', { name: 'Hello, Ada Lovelace' })
    expect(heading.nextElementSibling?.querySelector('p')?.textContent).toMatch(/^Employers can see your active resume/)
    expect(await link('Manage your resumes')).toBe('/resumes')
  })

  it('greets by the email where there is no full name [S2.13]', async () => {
    const account = await server.newAccount()
    const me = await server.callApi('GET', '/users/me', account.token)
    server.overrides.set('GET /api/v1/users/me', () => Response.json({ ...me, full_name: null }))
    server.open('/', account)
    expect(await screen.findByRole('heading', { name: `Hello, ${account.email}` })).toBeDefined()
  })

  it('shows the active resume: its file name, the last segment of its path, and its panels [S2.15, S7.17]', async () => {
    const account = await server.newAccount()
    await activeResume(server, account, 'my cv.pdf')
    server.open('/', account)
    expect(await screen.findByRole('heading', { name: 'my cv.pdf' })).toBeDefined()
    expect(await screen.findByRole('button', { name: /^Overview/ })).toBeDefined()
  })

  it('shows the active resume of a server that sends only the fields of the specification [#14.16]', async () => {
    const account = await server.newAccount()
    const id = await activeResume(server, account, 'my cv.pdf')
    const { path, format, owner_id, chunked, active, skills } = await server.callApi(
      'GET',
      `/resumes/${id}`,
      account.token,
    )
    const specified = { id, path, format, owner_id, chunked, active, skills, overview: null }
    for (const call of ['GET /api/v1/resumes/active', `GET /api/v1/resumes/${id}`])
      server.overrides.set(call, () => Response.json(specified))
    server.open('/', account)
    expect(await screen.findByRole('button', { name: /^Skills/ })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^(Overview|Experience)/ })).toBeNull()
  })

  it("says 'You have no active resumes.' with a link to the list, after one question only [S2.16, S8.10, S9.12]", async () => {
    server.open('/', await server.newAccount())
    expect(await screen.findByText('You have no active resumes.')).toBeDefined()
    expect(await link('Go to your resumes')).toBe('/resumes')
    expect(activeCalls()).toHaveLength(1)
  })

  it('says Something went wrong. for any other error, after three more tries [S2.16, S8.10, S7.36]', async () => {
    server.overrides.set('GET /api/v1/resumes/active', () => Response.json({ detail: 'No' }, { status: 503 }))
    server.open('/', await server.newAccount())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Something went wrong.')
    expect(activeCalls()).toHaveLength(4)
  })

  it('walks a first user along four steps, those done marked as done', async () => {
    const account = await server.newAccount()
    await newResume(server, account, 'cv.pdf')
    server.open('/', account)
    await screen.findByText('Four steps to get started')
    const steps = screen.getAllByRole('listitem').filter((step) => step.querySelector('p'))
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Upload',
      'Parse',
      'Activate',
      'Interview',
    ])
    await waitFor(() =>
      expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null]),
    )
  })
})

describe('the first run', () => {
  it('keeps its steps until the first answer is saved', async () => {
    const account = await server.newAccount()
    const id = await activeResume(server, account, 'cv.pdf')
    const { unmount } = server.open('/', account)
    expect(await screen.findByText('Four steps to get started')).toBeDefined()
    const current = screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step')
    expect(current?.querySelector('p')?.textContent).toBe('Interview')
    unmount()
    const { overview } = await server.callApi('GET', `/resumes/${id}`, account.token)
    const { questions } = await server.callApi(
      'POST',
      `/resumes/${id}/chunks/${overview[0].id}/questions?num=1`,
      account.token,
    )
    await server.callApi('POST', `/resumes/${id}/questions/${questions[0].id}/answer`, account.token, { text: 'Yes.' })
    server.open('/', account)
    expect(await screen.findByRole('heading', { name: 'Next' })).toBeDefined()
    expect(screen.queryByText('Four steps to get started')).toBeNull()
  })
})
