import type { Speech, SpeechFailureCode } from '@candid/interviewer'
import type { RateLimits } from '../accounts/rate-limits.ts'
import { errors, HttpError } from '../errors.ts'
import type { Handlers } from '../http/register.ts'
import { receiveSound } from './receive-sound.ts'
import { createSoundCache } from './sound-cache.ts'

/** What a server needs of an engine that speaks; without `transcribe` it cannot write down what was said. */
export type Speaker = Pick<Speech, 'speak' | 'transcribe'> & Partial<Pick<Speech, 'voices'>>

export type SpeechParts = { speaker: Speaker | null; limits: RateLimits }

const maxCacheBytes = 32 * 1024 * 1024

export const speechHandlers = ({ speaker, limits }: SpeechParts): Pick<Handlers, 'speak' | 'transcribe'> => {
  const cache = createSoundCache(maxCacheBytes)
  return {
    speak: async ({ actor, body: { text, voice }, request, reply }) => {
      if (!speaker) throw errors.cannotSpeak()
      await limits.take(['speakOfUser', actor.id])
      const key = JSON.stringify([voice, text])
      let sound = cache.get(key)
      if (!sound) {
        const spoken = await speaker.speak(text, { voice, signal: gone(request.raw) })
        if (!spoken.ok) throw failure(spoken.code)
        sound = spoken
        cache.set(key, sound)
      }
      return reply.type(sound.mime).send(Buffer.from(sound.bytes))
    },
    transcribe: async ({ actor, request }) => {
      if (!speaker?.transcribe) throw errors.cannotTranscribe()
      await limits.take(['transcribeOfUser', actor.id])
      const { bytes, mime } = await receiveSound(request)
      const written = await speaker.transcribe(bytes, mime, { signal: gone(request.raw) })
      if (!written.ok) throw failure(written.code)
      return { text: written.text }
    },
  }
}

/** Aborts when the caller has left: nobody would hear it. */
const gone = (request: { once: (event: 'aborted', listener: () => void) => unknown }): AbortSignal => {
  const controller = new AbortController()
  request.once('aborted', () => controller.abort())
  return controller.signal
}

const failure = (code: SpeechFailureCode): HttpError => {
  switch (code) {
    case 'nothing_to_say':
      return errors.invalid('There is nothing to read aloud', ['body', 'text'], code)
    case 'too_long':
      return errors.invalid('The text is too long to be read aloud', ['body', 'text'], code)
    case 'unknown_voice':
      return errors.invalid('There is no such voice', ['body', 'voice'], code)
    case 'nothing_heard':
      return errors.invalid('Nothing was heard', ['body', 'audio'], code)
    case 'busy':
      return new HttpError(503, 'The speech service is busy', { 'Retry-After': '2' })
    default:
      return new HttpError(502, 'The speech service failed. Please try again.')
  }
}
