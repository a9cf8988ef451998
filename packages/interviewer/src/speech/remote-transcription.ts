import * as v from 'valibot'
import { post, type RemoteEngine, readBytes } from '../llm/remote.ts'
import { speechWatch, toSpeechFailure } from './remote-speech.ts'
import type { Speech } from './speech.ts'

const replySchema = v.object({ text: v.pipe(v.string(), v.maxLength(100_000)) })
const maxReplyBytes = 1_000_000

/** Servers tell formats by the file name; the recorder of a browser says 'audio/webm;codecs=opus' or 'audio/mp4'. */
const extensions: readonly [start: string, extension: string][] = [
  ['audio/webm', 'webm'],
  ['video/webm', 'webm'],
  ['audio/ogg', 'ogg'],
  ['audio/mp4', 'm4a'],
  ['audio/mpeg', 'mp3'],
  ['audio/flac', 'flac'],
  ['audio/wav', 'wav'],
]

const readReply = (bytes: Uint8Array): string | null => {
  try {
    const reply = v.safeParse(replySchema, JSON.parse(Buffer.from(bytes).toString('utf8')))
    return reply.success ? reply.output.text : null
  } catch {
    return null
  }
}

/** Writes recordings down by an OpenAI-compatible server (`POST /audio/transcriptions`). */
export const createRemoteTranscription =
  (engine: RemoteEngine): NonNullable<Speech['transcribe']> =>
  async (audio, mime, { signal } = {}) => {
    if (audio.length === 0) return { ok: false, code: 'nothing_heard' }
    const type = mime.split(';')[0]?.trim().toLowerCase() ?? ''
    const extension = extensions.find(([start]) => start === type)?.[1] ?? 'wav'
    const body = new FormData()
    body.set('model', engine.model)
    body.set('response_format', 'json')
    body.set('file', new Blob([new Uint8Array(audio)], { type }), `recording.${extension}`)
    const watched = speechWatch(engine, signal)
    try {
      const sent = await post(engine, '/audio/transcriptions', { body }, watched)
      if (!sent.ok) return toSpeechFailure(sent.code)
      const read = await readBytes(sent.response, watched, maxReplyBytes)
      if (!read.ok) return toSpeechFailure(read.code)
      const text = readReply(read.bytes)?.replaceAll('\u0000', '').trim()
      if (text === undefined) return { ok: false, code: 'engine_failed' }
      return text === '' ? { ok: false, code: 'nothing_heard' } : { ok: true, text }
    } finally {
      watched.stop()
    }
  }
