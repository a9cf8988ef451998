import {
  ask,
  createSpeech,
  followUp,
  type Interviewer,
  parseResume,
  type RemoteEngine,
  type Speech,
} from '@candid/interviewer'
import type { Env } from './env.ts'

/** The interviewer that the settings ask for. */
export const createInterviewer = (): Interviewer => ({
  parse: parseResume,
  ask: async (request) => ask(request),
  followUp: async (request) => followUp(request),
  answer: () => Promise.reject(new Error('Answering employers comes with share links')),
})

/** The speech that the settings ask for: by default offline, by the engine that comes with the interviewer. */
export const createSpeaker = (env: Env): Speech =>
  createSpeech({
    tts: remote(env.TTS_BASE_URL, env.TTS_API_KEY, env.TTS_MODEL ?? 'tts-1'),
    stt: remote(env.STT_BASE_URL, env.STT_API_KEY, env.STT_MODEL ?? 'whisper-1'),
  })

const remote = (baseUrl: string | undefined, apiKey: string | undefined, model: string): RemoteEngine | undefined =>
  baseUrl === undefined ? undefined : { baseUrl, apiKey, model }
