import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { newResume, parsedResume } from '../testing/new-resume.ts'
import { press, useServer } from '../testing/open-app.tsx'

const server = useServer()
afterEach(() => void vi.restoreAllMocks())

const listCalls = () => server.calls.filter((call) => call.startsWith('GET /api/v1/resumes/?')).length

describe('what is changed elsewhere', () => {
  it('shows in the list by itself: an upload, its parse and its activation', async () => {
    const ada = await server.newAccount()
    server.open('/resumes', ada)
    await screen.findByText('No resumes yet.')
    const id = await newResume(server, ada, 'elsewhere.pdf')
    await screen.findByRole('link', { name: 'elsewhere.pdf' })
    await server.callApi('POST', `/resumes/${id}/chunks`, ada.token)
    await waitFor(() => expect(screen.getAllByText('Parsed').length).toBeGreaterThan(1))
    await server.callApi('POST', `/resumes/${id}/active?active=true`, ada.token)
    await waitFor(() => expect(screen.getAllByText('Active').length).toBeGreaterThan(1))
  })

  it('asks for nothing while nothing changes, also while a resume is being parsed [#15.2]', async () => {
    const ada = await server.newAccount()
    await newResume(server, ada, 'waiting.pdf')
    const list = () =>
      server.server().fetch(
        new Request(`${window.location.origin}/api/v1/resumes/?limit=5`, {
          headers: { Authorization: `Bearer ${ada.token}` },
        }),
      )
    server.overrides.set('GET /api/v1/resumes/', async () => {
      const page = await (await list()).json()
      const running = { parse_status: 'running', parse_stage: 'queued', parse_started_at: new Date().toISOString() }
      return Response.json({ ...page, data: page.data.map((row: object) => ({ ...row, ...running })) })
    })
    server.open('/resumes', ada)
    await screen.findByRole('link', { name: 'waiting.pdf' })
    // Once a change elsewhere has come, the stream is open, and what it had to send again is read.
    const readsOfMe = () => server.calls.filter((call) => call === 'GET /api/v1/users/me').length
    await server.comesToRest()
    const reads = readsOfMe()
    await server.callApi('PATCH', '/users/me', ada.token, { full_name: 'Ada King' })
    await waitFor(() => expect(readsOfMe()).toBeGreaterThan(reads))
    await server.comesToRest()
    const before = listCalls()
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    expect(listCalls()).toBe(before)
  })

  it('is asked for in pauses when the server has no stream of events, which is asked for once', async () => {
    const ada = await server.newAccount()
    const id = await newResume(server, ada, 'old.pdf')
    const asked = vi.fn(() => new Response(null, { status: 404 }))
    server.overrides.set('GET /api/v1/events', asked)
    let status = 'running'
    server.overrides.set('GET /api/v1/resumes/', async () =>
      Response.json({
        data: [{ ...(await server.callApi('GET', `/resumes/${id}`, ada.token)), parse_status: status }],
        count: 1,
      }),
    )
    server.open('/resumes', ada)
    await screen.findByRole('link', { name: 'old.pdf' })
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
    status = 'none'
    await screen.findByRole('button', { name: 'Parse' })
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe('a stream that cannot be had', () => {
  it('leaves it to the list to ask for the end of a parse, also where the list was read before', async () => {
    const ada = await server.newAccount()
    const id = await newResume(server, ada, 'blocked.pdf')
    server.overrides.set('GET /api/v1/events', () => Promise.reject(new TypeError('Failed to fetch')))
    let status = 'running'
    server.overrides.set('GET /api/v1/resumes/', async () =>
      Response.json({
        data: [{ ...(await server.callApi('GET', `/resumes/${id}`, ada.token)), parse_status: status }],
        count: 1,
      }),
    )
    server.open('/resumes', ada)
    await screen.findByRole('link', { name: 'blocked.pdf' })
    await server.comesToRest()
    status = 'none'
    await screen.findByRole('button', { name: 'Parse' })
  })
})

describe('a list whose server was away', () => {
  it('finds out by itself when it is back what became of a parse [#14.0]', async () => {
    const ada = await server.newAccount()
    const id = await newResume(server, ada, 'survivor.pdf')
    const { person } = server.open('/resumes', ada)
    await screen.findByRole('button', { name: 'Parse' })
    const away = () => Promise.reject(new TypeError('Failed to fetch'))
    const paths = ['GET /api/v1/events', 'GET /api/v1/resumes/', `POST /api/v1/resumes/${id}/chunks`]
    for (const path of paths) server.overrides.set(path, away)
    server.cutStreams()
    await press(person, 'Parse')
    await screen.findByText('An error occurred while attempting to active the resume.')
    await server.callApi('POST', `/resumes/${id}/chunks`, ada.token)
    server.overrides.clear()
    await waitFor(() => expect(screen.getAllByText('Parsed').length).toBeGreaterThan(1))
  })
})

describe('two activations in a row', () => {
  it('leave the last one active, in the list as at the server [#14.7]', async () => {
    const ada = await server.newAccount()
    const a = await parsedResume(server, ada, 'a.pdf')
    const b = await parsedResume(server, ada, 'b.pdf')
    const { person } = server.open('/resumes', ada)
    const buttons = await screen.findAllByRole('button', { name: 'Activate' })
    // Newest first: B is above A. A's call takes long, B's would overtake it.
    const held = Promise.withResolvers<void>()
    const activate = (id: string) => server.callApi('POST', `/resumes/${id}/active?active=true`, ada.token)
    server.overrides.set(`POST /api/v1/resumes/${a}/active`, async () => {
      await held.promise
      return Response.json(await activate(a))
    })
    await person.click(buttons[1] as HTMLElement)
    await person.click(screen.getByRole('button', { name: 'Activate' }))
    held.resolve()
    await screen.findByText('The Resume has been made active.')
    await waitFor(async () => expect((await server.callApi('GET', '/resumes/active', ada.token)).id).toBe(b))
    await waitFor(() => {
      expect(screen.getByRole('row', { name: /b\.pdf/ }).textContent).toContain('Active')
      expect(screen.getAllByRole('button', { name: 'Activate' })).toHaveLength(1)
    })
  })
})
