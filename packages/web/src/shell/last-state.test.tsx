import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { activeResume } from '../testing/new-resume.ts'
import { type Account, address, useServer } from '../testing/open-app.tsx'

const server = useServer()
let ada: Account

beforeEach(async () => {
  ada = await server.newAccount()
  await activeResume(server, ada, 'ada.pdf')
})

const never = () => new Promise<Response>(() => undefined)
const reads = ['GET /api/v1/users/me', 'GET /api/v1/resumes/active', 'GET /api/v1/resumes/'] as const
const isSilent = () => {
  for (const call of reads) server.overrides.set(call, never)
}

/** Leaves the page as a reload does: the session storage stays, and React has no time to tidy up. */
const leaves = (unmount: () => void) => {
  window.dispatchEvent(new Event('pagehide'))
  const kept = sessionStorage.getItem('last_state') ?? ''
  unmount()
  server.leave()
  sessionStorage.setItem('last_state', kept)
}

describe('a page that is loaded again', () => {
  it('shows at once the list that it showed last, before the server has answered [#21.4]', async () => {
    const { unmount } = server.open('/resumes', ada)
    await screen.findAllByText('ada.pdf')
    leaves(unmount)
    isSilent()
    server.open('/resumes', ada)
    expect((await screen.findAllByText('ada.pdf')).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Resume Management')
  })

  it('shows at once whose page it is, but no text that could be edited before it is read again [#21.4]', async () => {
    const { unmount } = server.open('/', ada)
    await screen.findAllByText('ada.pdf')
    leaves(unmount)
    isSilent()
    server.open('/', ada)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Hello, Ada Lovelace')
    expect(screen.queryByText('ada.pdf')).toBeNull()
  })

  it('reads it again behind that [#21.4]', async () => {
    const { unmount } = server.open('/resumes', ada)
    await screen.findAllByText('ada.pdf')
    leaves(unmount)
    await activeResume(server, ada, 'newer.pdf')
    server.open('/resumes', ada)
    await screen.findAllByText('newer.pdf')
  })

  it('shows nothing of another session, and keeps nothing of one that has ended', async () => {
    const { unmount } = server.open('/resumes', ada)
    await screen.findAllByText('ada.pdf')
    leaves(unmount)
    expect(sessionStorage.getItem('last_state')).toContain('ada.pdf')
    const eve = await server.newAccount('Eve')
    isSilent()
    const opened = server.open('/resumes', eve)
    await waitFor(() => expect(sessionStorage.getItem('last_state')).toBeNull())
    expect(screen.queryByText('ada.pdf')).toBeNull()
    window.dispatchEvent(new Event('pagehide'))
    opened.services.session.send({ type: 'session.end', reason: 'loggedOut' })
    await waitFor(() => expect(address()).toBe('/login'))
    expect(sessionStorage.getItem('last_state')).toBeNull()
  })

  it('opens as ever where what was kept is none', async () => {
    sessionStorage.setItem('last_state', '{"of"')
    server.open('/', ada)
    await screen.findAllByText('ada.pdf')
  })
})
