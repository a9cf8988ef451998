import type {
  RecordCommand,
  RecordInput,
  SpeakCommand,
  SpeakInput,
  TranscribeInput,
  TranscribeOutput,
} from '@candid/core'
import * as v from 'valibot'
import { fromCallback, fromPromise } from 'xstate'
import { type Playback, playAudio } from './play-audio.ts'
import { hasBrowserVoice, playBrowserVoice } from './play-browser-voice.ts'
import { type MicrophoneProblem, type Recording, recordSound, toMicrophoneProblem } from './record-sound.ts'
import type { VoiceStore } from './voice-store.ts'

/** How the voice reaches the server; `speech` and `api` are origins without a trailing slash. */
export type VoiceHost = { speech: string; api: string; token: () => string | null; store: VoiceStore }

/** The token is sent only to the API's own origin. A speech service elsewhere must not get it. */
const authorization = ({ api, token }: VoiceHost, origin: string): Record<string, string> => {
  const held = token()
  return held && origin === api ? { Authorization: `Bearer ${held}` } : {}
}

/** Fetches the audio of a text; `null` if this server cannot speak. Rejects if the request fails or is refused. */
const fetchSpeech = async (host: VoiceHost, text: string, signal: AbortSignal): Promise<Blob | null> => {
  const { voice } = host.store.read().settings
  const answer = await fetch(`${host.speech}/api/v1/utils/text-to-speech/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization(host, host.speech) },
    body: JSON.stringify({ text, ...(voice && { voice }) }),
    signal,
  })
  if (answer.ok) return answer.blob()
  if ([404, 501, 502, 503].includes(answer.status)) return null
  throw new Error(`Speech was answered with ${answer.status}`)
}

/** Reads a text aloud with a voice of the server, or with the browser's own if the server cannot speak. */
export const speakPort = (host: VoiceHost) =>
  fromCallback<SpeakCommand, SpeakInput>(({ input: { text }, sendBack, receive }) => {
    const stopped = new AbortController()
    const { store } = host
    let playback: Playback | null = null
    const events = {
      onEnd: () => sendBack({ type: 'speech.ended' }),
      onFail: () => sendBack({ type: 'speech.failed' }),
    }
    const play = (sound: Blob | null) => {
      const { speed, voice } = store.read().settings
      if (!sound && !hasBrowserVoice()) return events.onFail()
      store.change({ source: sound ? 'server' : 'browser' })
      playback = sound ? playAudio(sound, speed, events) : playBrowserVoice(text, speed, voice, events)
      sendBack({ type: 'speech.started' })
    }
    fetchSpeech(host, text, stopped.signal).then(
      (sound) => {
        if (!stopped.signal.aborted) play(sound)
      },
      () => {
        if (!stopped.signal.aborted) events.onFail()
      },
    )
    const unfollow = store.subscribe(() => playback?.setSpeed(store.read().settings.speed))
    receive((command) => (command.type === 'speech.pause' ? playback?.pause() : playback?.resume()))
    return () => {
      stopped.abort()
      unfollow()
      playback?.stop()
    }
  })

const problems: Record<MicrophoneProblem, 'denied' | 'noneFound' | 'busy' | 'unsupported'> = {
  denied: 'denied',
  missing: 'noneFound',
  busy: 'busy',
  unsupported: 'unsupported',
}

/** Requests the microphone and records until it is asked to finish. The audio is kept in memory only. */
export const recordPort = ({ store }: VoiceHost) =>
  fromCallback<RecordCommand, RecordInput>(({ sendBack, receive }) => {
    let recording: Recording | null = null
    let isOver = false
    let startedAt = 0
    store.change({ level: 0, seconds: 0 })
    const onLevel = (level: number) => store.change({ level, seconds: Math.floor((Date.now() - startedAt) / 1000) })
    const fail = (error: unknown) => {
      if (!isOver) sendBack({ type: 'recorder.failed', kind: problems[toMicrophoneProblem(error)] })
    }
    recordSound(onLevel).then((started) => {
      // The person may answer the browser's question after cancelling.
      if (isOver) return started.discard()
      recording = started
      startedAt = Date.now()
      sendBack({ type: 'recorder.started' })
    }, fail)
    receive(() => {
      const finishing = recording
      recording = null
      finishing?.stop().then((audio) => {
        if (!isOver) sendBack({ type: 'recorder.finished', audio })
      }, fail)
    })
    return () => {
      isOver = true
      recording?.discard()
    }
  })

const transcriptSchema = v.object({ text: v.string() })

/** Transcribes a recording with the server's transcription service, which stores nothing. */
export const transcribePort = (host: VoiceHost) =>
  fromPromise<TranscribeOutput, TranscribeInput>(async ({ input: { audio }, signal }) => {
    if (!(audio instanceof Blob)) throw new Error('a recording is a Blob')
    const body = new FormData()
    body.append('audio', audio, 'recording')
    const answer = await fetch(`${host.api}/api/v1/utils/speech-to-text/`, {
      method: 'POST',
      headers: authorization(host, host.api),
      body,
      signal,
    })
    if (!answer.ok) throw new Error(`Transcription was answered with ${answer.status}`)
    return v.parse(transcriptSchema, await answer.json())
  })
