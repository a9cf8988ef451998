import type { InterviewerSettings, RemoteEngine } from '@candid/interviewer'
import { type Env, SettingError } from './env.ts'

/** The interviewer that the settings ask for: rules, or a language model. Throws SettingError. */
export const interviewerSettingsOf = (env: Env): InterviewerSettings => {
  if (env.LLM_BASE_URL && !env.LLM_MODEL) throw new SettingError('LLM_MODEL must name a model, as LLM_BASE_URL is set')
  return { llm: remoteEngine(env.LLM_BASE_URL, env.LLM_API_KEY, env.LLM_MODEL ?? ''), pictures: env.OCR }
}

/** A server with an OpenAI-compatible API. */
export const remoteEngine = (
  baseUrl: string | undefined,
  apiKey: string | undefined,
  model: string,
): RemoteEngine | undefined => (baseUrl === undefined ? undefined : { baseUrl, apiKey, model })
