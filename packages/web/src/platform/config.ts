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

/** What is so where the server says nothing. */
export const defaultConfig: Config = {
  apiBaseUrl: '',
  ttsBaseUrl: '',
  maxUploadMb: null,
  samplePage: false,
  canTranscribe: false,
  voices: [],
}

const isText = (value: unknown) => typeof value === 'string'
const isSwitch = (value: unknown) => typeof value === 'boolean'
const isVoice = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'name' in value &&
  isText(value.id) &&
  isText(value.name)

/** What each setting must be. By hand: a schema would bring valibot to pages that need it for nothing else. */
const checks: { [Name in keyof Config]: (value: unknown) => boolean } = {
  apiBaseUrl: isText,
  ttsBaseUrl: isText,
  maxUploadMb: (value) => value === null || typeof value === 'number',
  samplePage: isSwitch,
  canTranscribe: isSwitch,
  voices: (value) => Array.isArray(value) && value.every(isVoice),
}

/** Reads /config.json. A server without one is an API of the page's own origin, and what it leaves out is as if it could not do it. */
export const readConfig = async (fetch: typeof globalThis.fetch): Promise<Config> => {
  const answer = await fetch('/config.json', { headers: { Accept: 'application/json' } })
  if (answer.status === 404) return defaultConfig
  if (!answer.ok) throw new Error(`config.json was answered with ${answer.status}`)
  const config: Config = { ...defaultConfig, ...(await answer.json()) }
  for (const [name, isValid] of Object.entries(checks))
    if (!isValid(config[name as keyof Config])) throw new Error(`config.json has no valid ${name}`)
  return config
}
