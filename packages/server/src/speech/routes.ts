import { createFairQueue, type Speech, type SpeechFailureCode } from '@candid/interviewer'
import { errors, HttpError } from '../errors.ts'
import { callerLeft } from '../http/caller-left.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Handlers } from '../http/register.ts'
import { receiveSound } from './receive-sound.ts'
import { createSoundCache } from './sound-cache.ts'

/** The interface of a speech engine; without `transcribe` it cannot transcribe. */
export type Speaker = Pick<Speech, 'speak' | 'transcribe'> & Partial<Pick<Speech, 'voices'>>

export type SpeechParts = { speaker: Speaker | null; limits: RateLimits }

const maxCacheBytes = 32 * 1024 * 1024

/** The most texts or recordings of a user that wait; one at a time is processed, so that one user never delays the others. */
const queueLimits = { atOnce: 16, waiting: 200, atOncePerUser: 1, waitingPerUser: 3 }
/** The Retry-After beyond that limit, in seconds. */
const busyS = 2

export const speechHandlers = ({ speaker, limits }: SpeechParts): Pick<Handlers, 'speak' | 'transcribe'> => {
  const cache = createSoundCache(maxCacheBytes)
  const queue = createFairQueue(queueLimits)
  /** Runs the work of a user in turn, unless the caller left while waiting. Throws 429. */
  const inTurn = async <T>(user: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const turn = queue.pass(user, async () => {
      signal.throwIfAborted()
      return work()
    })
    if (!turn) throw errors.tooMany(busyS)
    return turn
  }
  return {
    speak: async ({ actor, body: { text, voice }, reply }) => {
      if (!speaker) throw errors.cannotSpeak()
      await limits.take(['speakOfUser', actor.id])
      const key = JSON.stringify([voice, text])
      let sound = cache.get(key)
      if (!sound) {
        const signal = callerLeft(reply)
        const spoken = await inTurn(actor.id, signal, () => speaker.speak(text, { voice, signal }))
        if (!spoken.ok) throw failure(spoken.code)
        sound = spoken
        cache.set(key, sound)
      }
      return reply.type(sound.mime).send(Buffer.from(sound.bytes))
    },
    transcribe: async ({ actor, request, reply }) => {
      const transcribe = speaker?.transcribe
      if (!transcribe) throw errors.cannotTranscribe()
      await limits.take(['transcribeOfUser', actor.id])
      const { bytes, mime } = await receiveSound(request)
      const signal = callerLeft(reply)
      const written = await inTurn(actor.id, signal, () => transcribe(bytes, mime, { signal }))
      if (!written.ok) throw failure(written.code)
      return { text: written.text }
    },
  }
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
