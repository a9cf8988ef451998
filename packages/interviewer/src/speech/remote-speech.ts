import { post, type RemoteEngine, type RemoteFailureCode, readBytes, watch } from '../llm/remote.ts'
import { audioTypeOf } from './audio-type.ts'
import { maxSpokenLength, type Speech, type SpeechFailure, type Voice } from './speech.ts'

/** The voices that the OpenAI interface names; compatible servers know them or map them to their own. */
const voices: readonly Voice[] = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'].map((id) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
}))

const maxSoundBytes = 30_000_000
const timeoutMs = 30_000

const codes: Record<RemoteFailureCode, SpeechFailure['code']> = {
  unreachable: 'engine_failed',
  took_too_long: 'took_too_long',
  stalled: 'took_too_long',
  cancelled: 'engine_failed',
  overloaded: 'busy',
  rejected: 'engine_failed',
  bad_reply: 'engine_failed',
}

/** What a failed call to a speech server means to who wanted to hear or to be heard. */
export const toSpeechFailure = (code: RemoteFailureCode): SpeechFailure => ({ ok: false, code: codes[code] })

/** The limits of one call to a speech server. */
export const speechWatch = (engine: RemoteEngine, signal?: AbortSignal) =>
  watch({ totalMs: engine.totalMs ?? timeoutMs, idleMs: engine.idleMs ?? engine.totalMs ?? timeoutMs, signal })

/** Speech by an OpenAI-compatible server (`POST /audio/speech`); the type of the sound is read from its bytes. */
export const createRemoteSpeech = (engine: RemoteEngine): Pick<Speech, 'voices' | 'speak'> => ({
  voices,
  async speak(text, { voice = 'alloy', signal } = {}) {
    if (!voices.some(({ id }) => id === voice)) return { ok: false, code: 'unknown_voice' }
    if (text.length > maxSpokenLength) return { ok: false, code: 'too_long' }
    if (!/[\p{L}\p{N}]/u.test(text)) return { ok: false, code: 'nothing_to_say' }
    const watched = speechWatch(engine, signal)
    try {
      const body = JSON.stringify({ model: engine.model, voice, input: text, response_format: 'wav' })
      const sent = await post(
        engine,
        '/audio/speech',
        { body, headers: { 'content-type': 'application/json' } },
        watched,
      )
      if (!sent.ok) return toSpeechFailure(sent.code)
      const read = await readBytes(sent.response, watched, maxSoundBytes)
      if (!read.ok) return toSpeechFailure(read.code)
      const mime = audioTypeOf(read.bytes)
      return mime === null ? { ok: false, code: 'engine_failed' } : { ok: true, bytes: read.bytes, mime }
    } finally {
      watched.stop()
    }
  },
})
