export type VoiceFailureKind =
  | 'denied' // the person or the browser denied the microphone
  | 'noneFound' // there is no microphone
  | 'busy' // another program holds the microphone
  | 'unsupported' // this browser cannot record
  | 'cannotSpeak' // the audio could not be loaded or played
  | 'cannotTranscribe' // the recording could not be transcribed

export type VoiceFailure = { owner: string; kind: VoiceFailureKind }

export type VoiceInput = {
  /** Without a transcription service, a recording is answered with the specification's notice. */
  canTranscribe: boolean
}

export type VoiceContext = {
  canTranscribe: boolean
  owner: string | null // the question that is read aloud or recorded; null while silent
  text: string // the text that is read aloud
  audio: unknown // the recording while it is transcribed (the host's handle)
  failure: VoiceFailure | null
}

export type VoiceEvent =
  | { type: 'voice.speak'; owner: string; text: string }
  | { type: 'voice.pause'; owner: string }
  | { type: 'voice.resume'; owner: string }
  | { type: 'voice.record'; owner: string }
  /** Ends the recording and transcribes it. */
  | { type: 'voice.finish'; owner: string }
  /** The owner cancels what it is doing. */
  | { type: 'voice.stop'; owner: string }
  /** Ends everything: the route changes, the modal closes, or the session ends. */
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

/** Text for the draft of the question that was recorded. */
export type VoiceEmitted = { type: 'voice.transcribed'; owner: string; text: string }
