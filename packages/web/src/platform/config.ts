/** The settings that the server gives the app at start-up. Origins have no trailing slash; empty means the page's own origin. */
export type Config = {
  apiBaseUrl: string
  /** The origin of the speech service; empty for the API's own origin. */
  ttsBaseUrl: string
  /** The largest file that the server accepts, in megabytes; null if the server does not say. */
  maxUploadMb: number | null
  /** Whether the server has a public sample resume. */
  samplePage: boolean
  /** Whether the server can transcribe recordings. */
  canTranscribe: boolean
  /** The voices of the server, the default first. */
  voices: { id: string; name: string }[]
}

/** The defaults for settings that the server does not send. */
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

/** Checks each setting. Written by hand, because a schema would load valibot on pages that need it for nothing else. */
const checks: { [Name in keyof Config]: (value: unknown) => boolean } = {
  apiBaseUrl: isText,
  ttsBaseUrl: isText,
  maxUploadMb: (value) => value === null || typeof value === 'number',
  samplePage: isSwitch,
  canTranscribe: isSwitch,
  voices: (value) => Array.isArray(value) && value.every(isVoice),
}

/** Reads /config.json. If the server has none, the API is at the page's own origin. A setting that is left out means that the server cannot do it. */
export const readConfig = async (fetch: typeof globalThis.fetch): Promise<Config> => {
  const answer = await fetch('/config.json', { headers: { Accept: 'application/json' } })
  if (answer.status === 404) return defaultConfig
  if (!answer.ok) throw new Error(`config.json was answered with ${answer.status}`)
  const config: Config = { ...defaultConfig, ...(await answer.json()) }
  for (const [name, isValid] of Object.entries(checks))
    if (!isValid(config[name as keyof Config])) throw new Error(`config.json has no valid ${name}`)
  return config
}
