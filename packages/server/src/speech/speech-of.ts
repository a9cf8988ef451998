import { createSpeech, type Speech } from '@candid/interviewer'
import type { Env } from '../env.ts'
import { remoteEngine } from '../interviewer-settings.ts'

/** Creates the speech service of the settings; by default the offline engine of the interviewer package. */
export const speechOf = (env: Env): Speech =>
  createSpeech({
    tts: remoteEngine(env.TTS_BASE_URL, env.TTS_API_KEY, env.TTS_MODEL ?? 'tts-1'),
    stt: remoteEngine(env.STT_BASE_URL, env.STT_API_KEY, env.STT_MODEL ?? 'whisper-1'),
  })
