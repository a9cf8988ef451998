import type { RemoteEngine } from '../llm/remote.ts'
import { createFlite } from './flite.ts'
import { createRemoteSpeech } from './remote-speech.ts'
import { createRemoteTranscription } from './remote-transcription.ts'
import type { Speech } from './speech.ts'

/** `tts` speaks instead of the built-in engine; only with `stt` can recordings be written down. */
export type SpeechSettings = { tts?: RemoteEngine | undefined; stt?: RemoteEngine | undefined }

/** The speech that the settings ask for: offline by default. */
export const createSpeech = ({ tts, stt }: SpeechSettings = {}): Speech => ({
  ...(tts ? createRemoteSpeech(tts) : createFlite()),
  ...(stt ? { transcribe: createRemoteTranscription(stt) } : {}),
})
