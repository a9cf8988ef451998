import { type ApiClient, ApiError } from '@candid/api-client'
import { useEffect, useSyncExternalStore } from 'react'
import type { Arrived } from '../../platform/route.ts'
import { type Services, useServices } from '../../platform/services.ts'
import { createValue } from '../../platform/value.ts'
import { readShared, readSharedQueries } from './share.calls.ts'
import type { EmployerQuery, SharedResume } from './share.types.ts'

/** What a share link shows to this browser, or why it shows nothing, and what was asked through it. */
type SharedState = {
  shared: SharedResume | null
  error: Error | null
  queries: readonly EmployerQuery[]
}

/** The pauses before a failed read is tried again, in milliseconds. */
const pauses = [1_000, 2_000, 4_000] as const

/** How often to look for the owner's answer while a question waits for one, in milliseconds. */
const whileWaiting = 20_000

/** Whether the server refused the request, so that a retry cannot help. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Whether a question was sent to the owner and is not answered yet. */
const isWaiting = ({ sent_at, owner_answer }: EmployerQuery): boolean => sent_at !== null && owner_answer === null

const retried = async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
  for (const pause of pauses) {
    try {
      return await read()
    } catch (error) {
      if (isRefused(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return read()
}

/**
 * One share link, as this browser sees it. Its page is the only one that is read without the cache of a session's pages,
 * whose code an employer therefore does not load (docs/decisions/010-first-load.md).
 */
export const createSharedLink = (api: ApiClient, token: string) => {
  const state = createValue<SharedState>({ shared: null, error: null, queries: [] })
  const change = (part: Partial<SharedState>) => state.set({ ...state.read(), ...part })

  /** Reads the questions by `read`, and keeps those that were asked meanwhile. */
  const readingQueries = async <Answer>(read: () => Promise<Answer>, of: (answer: Answer) => EmployerQuery[]) => {
    const known = new Set(state.read().queries.map(({ id }) => id))
    const answer = await read()
    const fetched = of(answer)
    for (const { id } of fetched) known.add(id)
    return { answer, queries: [...fetched, ...state.read().queries.filter(({ id }) => !known.has(id))] }
  }
  const load = async () => {
    try {
      const { answer, queries } = await readingQueries(
        () => retried(() => readShared(api, token)),
        (shared) => shared.queries,
      )
      change({ shared: answer, error: null, queries })
    } catch (error) {
      // Seam: the calls of the API throw errors only.
      change({ error: error as Error })
    }
  }
  const refresh = async () => {
    const { queries } = await readingQueries(
      () => readSharedQueries(api, token),
      (fetched) => fetched,
    )
    change({ queries })
  }
  /** Looks for answers. A failure is no news: the next look may succeed. */
  const look = () => {
    if (document.visibilityState === 'visible' && state.read().queries.some(isWaiting)) refresh().catch(() => undefined)
  }
  let isOpened = false
  return {
    read: state.read,
    subscribe: state.subscribe,
    load,
    refresh,
    /** Adds a question that was just asked. */
    add: (query: EmployerQuery) => change({ queries: [...state.read().queries, query] }),
    /** Shows what came with the page. */
    give: ({ status, body }: Arrived) =>
      // Seam: this server wrote it into the page.
      change(status === 200 ? { shared: body as SharedResume } : { error: new ApiError(status, body, null) }),
    /**
     * Begins with the page, and returns how to end. What came with the page is read again, because the server is no
     * visitor: the call counts the opening and has this browser's questions. A refusal is read again only by a person.
     */
    open: () => {
      if (!isOpened && state.read().error === null) void load()
      else look()
      isOpened = true
      const timer = setInterval(look, whileWaiting)
      document.addEventListener('visibilitychange', look)
      window.addEventListener('online', look)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', look)
        window.removeEventListener('online', look)
      }
    },
  }
}

type SharedLink = ReturnType<typeof createSharedLink>

const links = new WeakMap<ApiClient, Map<string, SharedLink>>()

/** Returns the link of a token, the same one for as long as the app runs. */
export const sharedLinkOf = ({ api }: Pick<Services, 'api'>, token: string): SharedLink => {
  const ofApp = links.get(api) ?? new Map<string, SharedLink>()
  links.set(api, ofApp)
  const link = ofApp.get(token) ?? createSharedLink(api, token)
  ofApp.set(token, link)
  return link
}

/** A share link that is open on the screen. */
export const useSharedLink = (token: string) => {
  const link = sharedLinkOf(useServices(), token)
  useEffect(() => link.open(), [link])
  return { ...useSyncExternalStore(link.subscribe, link.read, link.read), link }
}
