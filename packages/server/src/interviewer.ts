import { createSpeech, type InterviewerSettings, type RemoteEngine, type Speech } from '@candid/interviewer'
import { type Env, SettingError } from './env.ts'

/** The interviewer that the settings ask for: rules, or a language model. Throws SettingError. */
export const interviewerSettingsOf = (env: Env): InterviewerSettings => {
  if (env.LLM_BASE_URL && !env.LLM_MODEL) throw new SettingError('LLM_MODEL must name a model, as LLM_BASE_URL is set')
  return { llm: remote(env.LLM_BASE_URL, env.LLM_API_KEY, env.LLM_MODEL ?? ''), pictures: env.OCR }
}

/** Creates the speech service of the settings; by default the offline engine of the interviewer package. */
export const speechOf = (env: Env): Speech =>
  createSpeech({
    tts: remote(env.TTS_BASE_URL, env.TTS_API_KEY, env.TTS_MODEL ?? 'tts-1'),
    stt: remote(env.STT_BASE_URL, env.STT_API_KEY, env.STT_MODEL ?? 'whisper-1'),
  })

const remote = (baseUrl: string | undefined, apiKey: string | undefined, model: string): RemoteEngine | undefined =>
  baseUrl === undefined ? undefined : { baseUrl, apiKey, model }
