export type VoiceFailureKind =
  | 'denied' // the microphone was not allowed
  | 'noneFound' // there is no microphone
  | 'busy' // another program holds the microphone
  | 'unsupported' // this browser cannot record
  | 'cannotSpeak' // the sound could not be loaded or played
  | 'cannotTranscribe' // what was said could not be turned into text

export type VoiceFailure = { owner: string; kind: VoiceFailureKind }

export type VoiceInput = {
  /** Without a transcription service, what is said becomes the specification's notice. */
  canTranscribe: boolean
}

export type VoiceContext = {
  canTranscribe: boolean
  owner: string | null // the question that speaks or listens; null while silent
  text: string // what is read aloud
  audio: unknown // what was recorded: the host's own handle, while it is transcribed
  failure: VoiceFailure | null
}

export type VoiceEvent =
  | { type: 'voice.speak'; owner: string; text: string }
  | { type: 'voice.pause'; owner: string }
  | { type: 'voice.resume'; owner: string }
  | { type: 'voice.record'; owner: string }
  /** Recording is over: turn it into text. */
  | { type: 'voice.finish'; owner: string }
  /** The owner gives up what it is doing. */
  | { type: 'voice.stop'; owner: string }
  /** Whatever it is, it ends: the route changes, the modal closes, the session ends. */
  | { type: 'voice.silence' }
  | { type: 'voice.dismiss' }
  | { type: 'speech.started' }
  | { type: 'speech.ended' }
  | { type: 'speech.failed' }
  | { type: 'recorder.started' }
  | { type: 'recorder.finished'; audio: unknown }
  | { type: 'recorder.failed'; kind: 'denied' | 'noneFound' | 'busy' | 'unsupported' }

export type SpeakInput = { owner: string; text: string }
export type SpeakCommand = { type: 'speech.pause' } | { type: 'speech.resume' }
export type RecordInput = { owner: string }
export type RecordCommand = { type: 'recorder.finish' }
export type TranscribeInput = { audio: unknown }
export type TranscribeOutput = { text: string }

/** Text for the draft of the question that listened. */
export type VoiceEmitted = { type: 'voice.transcribed'; owner: string; text: string }
