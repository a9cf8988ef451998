import type { Model } from '../testing/model.ts'
import { voiceMachine } from './voice.machine.ts'

export const voiceModel: Model<typeof voiceMachine> = {
  name: 'voice',
  machine: voiceMachine,
  input: { canTranscribe: true },
  events: [
    { type: 'voice.speak', owner: 'question-1', text: 'Why?' },
    { type: 'voice.speak', owner: 'question-2', text: 'How?' },
    { type: 'voice.pause', owner: 'question-1' },
    { type: 'voice.resume', owner: 'question-1' },
    { type: 'voice.record', owner: 'question-1' },
    { type: 'voice.finish', owner: 'question-1' },
    { type: 'voice.stop', owner: 'question-1' },
    { type: 'voice.silence' },
    { type: 'voice.dismiss' },
    { type: 'speech.started' },
    { type: 'speech.ended' },
    { type: 'speech.failed' },
    { type: 'recorder.started' },
    { type: 'recorder.finished', audio: 'audio' },
    { type: 'recorder.failed', kind: 'denied' },
    { type: 'recorder.failed', kind: 'noneFound' },
    { type: 'recorder.failed', kind: 'busy' },
  ],
  answers: { transcribe: [{ output: { text: 'said' } }, { error: { status: 500, detail: null, isList: false } }] },
  streams: {
    speak: ['speech.started', 'speech.ended', 'speech.failed'],
    record: ['recorder.started', 'recorder.finished', 'recorder.failed'],
  },
  effects: [],
  home: ['silent'],
}

/** The same without a transcription service. */
export const voiceWithoutTranscriptionModel: Model<typeof voiceMachine> = {
  ...voiceModel,
  name: 'voice without transcription',
  input: { canTranscribe: false },
}
