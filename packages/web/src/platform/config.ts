import * as v from 'valibot'

const configSchema = v.object({
  apiBaseUrl: v.optional(v.string(), ''),
  /** Where speech is asked for; empty: the API's own origin. */
  ttsBaseUrl: v.optional(v.string(), ''),
  /** The largest file that the server takes; unknown where it does not say. */
  maxUploadMb: v.optional(v.nullable(v.number()), null),
  /** Whether the server shows a sample resume to anybody. */
  samplePage: v.optional(v.boolean(), false),
  /** Whether the server has recordings written down. */
  canTranscribe: v.optional(v.boolean(), false),
  /** The voices that the server speaks with, the default first. */
  voices: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), () => []),
})

/** What the server tells the app at start-up: origins without a closing slash; empty means the page's own. */
export type Config = v.InferOutput<typeof configSchema>

/** Reads /config.json. A server without one is an API of the page's own origin. */
export const readConfig = async (fetch: typeof globalThis.fetch): Promise<Config> => {
  const answer = await fetch('/config.json', { headers: { Accept: 'application/json' } })
  if (answer.status === 404) return v.parse(configSchema, {})
  if (!answer.ok) throw new Error(`config.json was answered with ${answer.status}`)
  return v.parse(configSchema, await answer.json())
}
