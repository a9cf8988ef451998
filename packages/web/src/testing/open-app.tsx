import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { tokenKey } from '../platform/session/token-storage.ts'
import { toasts } from '../platform/toasts.ts'
import { openPage } from './open-page.ts'
import { type Server, startServer } from './start-server.ts'

export type Account = { id: string; email: string; password: string; token: string; full_name: string | null }

// Far above what one person may do: the files of a process share a server. The limits have tests of their own, in the server.
const start = () => startServer({ RATE_LIMIT_FACTOR: '1000' }, inject('serversFolder'))
// Kept where it outlives the modules of one file: a start takes seconds.
const kept: typeof globalThis & { webServer?: Promise<Server>; webAccounts?: number } = globalThis
const shared = () => {
  kept.webServer ??= start()
  return kept.webServer
}

/** An address that no account of this process has. */
export const newEmail = (name = 'ada') => {
  kept.webAccounts = (kept.webAccounts ?? 0) + 1
  return `${name}${kept.webAccounts}@example.com`
}

type Sharing = {
  /** Starts a server that only the tests of this file use, who then know all that is on it. */
  isOwn?: boolean
}

/**
 * A real server in this process, and the app opened in front of it. Files share the server, so what a test sees must be of
 * accounts that it has made.
 */
export const useServer = ({ isOwn = false }: Sharing = {}) => {
  let server: Server
  const pages: ReturnType<typeof openPage>[] = []
  /** Every call that the app has made, as 'GET /api/v1/users/me'. */
  const calls: string[] = []
  const streams: AbortController[] = []
  /** Answers that stand in for the server's, for what a healthy server does not do: by 'GET /path'. */
  const overrides = new Map<string, () => Response | Promise<Response>>()

  beforeAll(async () => {
    server = await (isOwn ? start() : shared())
  })
  afterAll(() => (isOwn ? server.close() : undefined))
  /** Leaves the pages that are open. */
  const leave = () => {
    for (const page of pages.splice(0)) page.leave()
  }
  afterEach(() => {
    leave()
    cleanup()
    toasts.clear()
    overrides.clear()
    calls.length = 0
    localStorage.clear()
    sessionStorage.clear()
    document.documentElement.className = 'light'
  })

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    // The stream of events is no call of a screen.
    if (pathname !== '/api/v1/events') calls.push(`${call}${search}`)
    const answer = overrides.get(call)?.()
    if (answer || pathname !== '/api/v1/events') return answer ?? server.fetch(request)
    const cut = new AbortController()
    streams.push(cut)
    return server.fetch(new Request(request, { signal: AbortSignal.any([request.signal, cut.signal]) }))
  }
  /** Breaks the open streams of events, as the end of the server does. */
  const cutStreams = () => {
    for (const cut of streams.splice(0)) cut.abort()
  }
  const callApi = async (method: string, path: string, token: string | null, body?: unknown) => {
    const answer = await server.fetch(
      new Request(`${window.location.origin}/api/v1${path}`, {
        method,
        headers: {
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          // By a share link this is one visitor.
          'X-Visitor': 'a-visitor-without-screen',
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const logIn = async (email: string, password: string): Promise<string> => {
    const answer = await server.fetch(
      new Request(`${window.location.origin}/api/v1/login/access-token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ username: email, password }).toString(),
      }),
    )
    if (!answer.ok) throw new Error(`Login of ${email}: ${answer.status}`)
    const { access_token } = await answer.json()
    return access_token
  }
  const newAccount = async (full_name = 'Ada Lovelace'): Promise<Account> => {
    const email = newEmail()
    const password = `password of ${email}`
    const { id } = await callApi('POST', '/users/signup', null, {
      email,
      full_name,
      password,
      confirm_password: password,
    })
    return { id, email, password, full_name, token: await logIn(email, password) }
  }
  const superuser = async (): Promise<Account> => {
    const token = await logIn(server.superuser.email, server.superuser.password)
    const { id } = await callApi('GET', '/users/me', token)
    return { id, ...server.superuser, full_name: null, token }
  }
  /** Opens the app at an address, as someone or as a stranger. */
  const open = (path: string, account?: Account) => {
    if (account) localStorage.setItem(tokenKey, account.token)
    window.history.replaceState(null, '', path)
    const page = openPage(fetch)
    pages.push(page)
    const { App, services } = page.app
    const { unmount } = render(<App />)
    return { person: userEvent.setup(), services, unmount }
  }
  /** Waits until every call has been answered, and the screens have read the answers. */
  const comesToRest = async () => {
    await waitFor(() => expect(pages.every((page) => page.isAtRest())).toBe(true))
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    open,
    leave,
    newAccount,
    superuser,
    logIn,
    callApi,
    calls,
    overrides,
    cutStreams,
    comesToRest,
    server: () => server,
  }
}

/** The path and search that the browser shows. */
export const address = () => `${window.location.pathname}${window.location.search}`

/** A button's or field's reason or error, as assistive technology hears it. */
export const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

/** The field of a form by its label. */
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })

/** Fills fields of a form by their labels, as one pastes. */
export const fill = async (person: Person, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    const input = field(label)
    await person.clear(input)
    if (value === '') continue
    await person.click(input)
    await person.paste(value)
  }
}

export type Person = ReturnType<typeof userEvent.setup>

/** Presses the button of a name. */
export const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }))
