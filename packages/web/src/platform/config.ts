/** What the server tells the app at start-up: origins without a closing slash; empty means the page's own. */
export type Config = {
  apiBaseUrl: string
  /** Where speech is asked for; empty: the API's own origin. */
  ttsBaseUrl: string
  /** The largest file that the server takes; unknown where it does not say. */
  maxUploadMb: number | null
  /** Whether the server shows a sample resume to anybody. */
  samplePage: boolean
  /** Whether the server has recordings written down. */
  canTranscribe: boolean
  /** The voices that the server speaks with, the default first. */
  voices: { id: string; name: string }[]
}

const defaults: Config = {
  apiBaseUrl: '',
  ttsBaseUrl: '',
  maxUploadMb: null,
  samplePage: false,
  canTranscribe: false,
  voices: [],
}

/**
 * Reads /config.json. A server without one is an API of the page's own origin, and what it leaves out is as if it could not
 * do it. It is not checked any further: a schema would bring valibot to pages that need it for nothing else.
 */
export const readConfig = async (fetch: typeof globalThis.fetch): Promise<Config> => {
  const answer = await fetch('/config.json', { headers: { Accept: 'application/json' } })
  if (answer.status === 404) return defaults
  if (!answer.ok) throw new Error(`config.json was answered with ${answer.status}`)
  return { ...defaults, ...(await answer.json()) }
}
