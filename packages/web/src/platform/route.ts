import type { User } from '@candid/core'
import type { ComponentType } from 'react'
import type { Services } from './services.ts'

/** The parameters of a page's address. Read search parameters with wouter's `useSearchParams`. */
export type PageProps = { params: Record<string, string | undefined> }

/** What `preload` gets: enough to fetch the queries of a page in advance. */
export type PreloadTarget = PageProps & { services: Services; search: URLSearchParams; user: User }

/** The API's response for a page that the server rendered. */
export type Arrived = { status: number; body: unknown }

export type LoadedPage = {
  Page: ComponentType<PageProps>
  /** Fetches the page's queries in advance, with `preloadStaleTime`. The page itself shows failures later. */
  preload?: (target: PreloadTarget) => Promise<unknown>
  /** Fills the cache with the data that came with the page, before the first render on the server and in the browser. */
  arrive?: (target: PageProps & Pick<PreloadTarget, 'services'>, arrived: Arrived) => Promise<unknown>
}

/** A route of the app and what it needs. */
export type AppRoute = {
  /** A pattern of wouter, such as '/resumes/:resumeId'. */
  path: string
  title: string
  /** Who may open it. `guest`: only without a session; `user`: only with one; `normal`: users who are not superusers; `superuser`: superusers; `open`: everyone. */
  access: 'guest' | 'user' | 'normal' | 'superuser' | 'open'
  /** Whether the page is shown without menus around it. */
  bare?: true
  load: () => Promise<LoadedPage>
}
