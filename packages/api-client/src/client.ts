import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from './schema.d.ts'

/** What the client needs from its host; it stores nothing itself. */
export type ClientSettings = {
  /** Origin of the API without a closing slash; empty for the page's own. */
  baseUrl: string
  /** The bearer token of now, or null when nobody is logged in. */
  token: () => string | null
  /** Called with a fresh token that the server added to an answer. */
  onToken?: (token: string) => void
  /** Called when a call that carried `token` was answered 401. */
  onUnauthorized?: (token: string) => void
  fetch?: (request: Request) => Promise<Response>
}

/** The calls that are sent without a token (specification, section 7). */
const publicPaths = ['/login/access-token', '/password-recovery/', '/reset-password/', '/users/signup', '/shared/']

/** A typed client of the API. Every call answers `{data, error, response}`; nothing is thrown but network failures. */
export const createApiClient = ({ baseUrl, token, onToken, onUnauthorized, fetch }: ClientSettings) => {
  const client = createClient<paths>({ baseUrl, ...(fetch && { fetch }) })
  const authorize: Middleware = {
    onRequest({ request, schemaPath }) {
      const current = token()
      const isPublic = publicPaths.some((path) => schemaPath.startsWith(`/api/v1${path}`))
      if (current && !isPublic) request.headers.set('Authorization', `Bearer ${current}`)
      return request
    },
    onResponse({ request, response }) {
      const sent = request.headers.get('Authorization')?.slice('Bearer '.length)
      const fresh = response.headers.get('X-Access-Token')
      // A fresh token counts only while the session it renews is still the current one.
      if (fresh && sent && token() === sent) onToken?.(fresh)
      if (response.status === 401 && sent) onUnauthorized?.(sent)
      return response
    },
  }
  client.use(authorize)
  return client
}

export type ApiClient = ReturnType<typeof createApiClient>
