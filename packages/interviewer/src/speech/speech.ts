/** Why a text could not be spoken, or a recording not be written down. */
export type SpeechFailureCode =
  | 'nothing_to_say'
  | 'too_long'
  | 'unknown_voice'
  | 'busy'
  | 'took_too_long'
  | 'nothing_heard'
  | 'engine_failed'

export type SpeechFailure = { ok: false; code: SpeechFailureCode }

/** A voice that can be chosen: `id` goes to `speak`, `name` is shown. */
export type Voice = { id: string; name: string }

/** Sound as bytes with their media type ('audio/wav', 'audio/mpeg', …). */
export type Spoken = { ok: true; bytes: Uint8Array; mime: string } | SpeechFailure
export type Transcribed = { ok: true; text: string } | SpeechFailure

/** The longest text that is spoken in one call, in UTF-16 code units. */
export const maxSpokenLength = 5_000

/** Reads texts aloud and, where a transcription server is set, writes recordings down. Neither text nor sound is logged or kept. */
export type Speech = {
  /** The voices, the default first. */
  voices: readonly Voice[]
  speak(text: string, options?: { voice?: string | undefined; signal?: AbortSignal | undefined }): Promise<Spoken>
  transcribe?(audio: Uint8Array, mime: string, options?: { signal?: AbortSignal | undefined }): Promise<Transcribed>
}
