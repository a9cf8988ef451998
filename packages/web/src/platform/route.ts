import type { User } from '@candid/core'
import type { ComponentType } from 'react'
import type { Services } from './services.ts'

/** What a page gets from its address. Search parameters are read with wouter's `useSearchParams`. */
export type PageProps = { params: Record<string, string | undefined> }

/** What a link's preload gets: enough to fetch the queries of the page ahead. */
export type PreloadTarget = PageProps & { services: Services; search: URLSearchParams; user: User }

/** What the API answered for the page that a server has rendered. */
export type Arrived = { status: number; body: unknown }

export type LoadedPage = {
  Page: ComponentType<PageProps>
  /** Fetches the page's queries ahead, with `preloadStaleTime`. Failures are the page's to show, later. */
  preload?: (target: PreloadTarget) => Promise<unknown>
  /** Gives the cache what came with the page, before it is first rendered: by the server, and by the browser. */
  arrive?: (target: PageProps & Pick<PreloadTarget, 'services'>, arrived: Arrived) => Promise<unknown>
}

/** One address of the app and what it needs. */
export type AppRoute = {
  /** wouter's pattern, as '/resumes/:resumeId'. */
  path: string
  title: string
  /** `guest`: only without a session; `user`: with one; `normal`: a user's who is no superuser; `superuser`: a superuser's; `open`: anyone's. */
  access: 'guest' | 'user' | 'normal' | 'superuser' | 'open'
  /** Nothing stands around the page: no menus. */
  bare?: true
  load: () => Promise<LoadedPage>
}
