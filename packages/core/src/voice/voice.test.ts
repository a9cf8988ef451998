import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { answered, failed, type Step } from '../testing/model.ts'
import { play } from '../testing/play.ts'
import { prove } from '../testing/prove.ts'
import { voiceMachine } from './voice.machine.ts'
import { voiceModel, voiceWithoutTranscriptionModel } from './voice.model.ts'
import type { RecordCommand, RecordInput, SpeakCommand, SpeakInput } from './voice.types.ts'
import { toVoiceView, toVoiceViewOf } from './voice.view.ts'

prove(voiceModel, {
  moves: [
    'listening.asking · recorder.failed → silent',
    'listening.asking · recorder.finished → transcribing',
    'listening.asking · recorder.started → listening.recording',
    'listening.asking · voice.silence → silent',
    'listening.asking · voice.stop → silent',
    'listening.finishing · recorder.failed → silent',
    'listening.finishing · recorder.finished → transcribing',
    'listening.finishing · voice.silence → silent',
    'listening.finishing · voice.stop → silent',
    'listening.recording · recorder.failed → silent',
    'listening.recording · recorder.finished → transcribing',
    'listening.recording · voice.finish → listening.finishing',
    'listening.recording · voice.silence → silent',
    'listening.recording · voice.stop → silent',
    'reading.loading · speech.ended → silent',
    'reading.loading · speech.failed → silent',
    'reading.loading · speech.started → reading.speaking',
    'reading.loading · voice.silence → silent',
    'reading.loading · voice.stop → silent',
    'reading.paused · speech.ended → silent',
    'reading.paused · speech.failed → silent',
    'reading.paused · voice.resume → reading.speaking',
    'reading.paused · voice.silence → silent',
    'reading.paused · voice.stop → silent',
    'reading.speaking · speech.ended → silent',
    'reading.speaking · speech.failed → silent',
    'reading.speaking · voice.pause → reading.paused',
    'reading.speaking · voice.silence → silent',
    'reading.speaking · voice.stop → silent',
    'silent · voice.dismiss → silent',
    'silent · voice.record → listening.asking',
    'silent · voice.silence → silent',
    'silent · voice.speak → reading.loading',
    'transcribing · done.transcribe → silent',
    'transcribing · error.transcribe → silent',
    'transcribing · voice.silence → silent',
    'transcribing · voice.stop → silent',
  ],
  requests: [
    'listening.asking · recorder.failed ⇒ record stops',
    'listening.asking · recorder.finished ⇒ record stops',
    'listening.asking · recorder.finished ⇒ transcribe {"audio":"audio"}',
    'listening.asking · voice.silence ⇒ record stops',
    'listening.asking · voice.stop ⇒ record stops',
    'listening.finishing · recorder.failed ⇒ record stops',
    'listening.finishing · recorder.finished ⇒ record stops',
    'listening.finishing · recorder.finished ⇒ transcribe {"audio":"audio"}',
    'listening.finishing · voice.silence ⇒ record stops',
    'listening.finishing · voice.stop ⇒ record stops',
    'listening.recording · recorder.failed ⇒ record stops',
    'listening.recording · recorder.finished ⇒ record stops',
    'listening.recording · recorder.finished ⇒ transcribe {"audio":"audio"}',
    'listening.recording · voice.finish ⇒ record receives {"type":"recorder.finish"}',
    'listening.recording · voice.silence ⇒ record stops',
    'listening.recording · voice.stop ⇒ record stops',
    'reading.loading · speech.ended ⇒ speak stops',
    'reading.loading · speech.failed ⇒ speak stops',
    'reading.loading · voice.silence ⇒ speak stops',
    'reading.loading · voice.stop ⇒ speak stops',
    'reading.paused · speech.ended ⇒ speak stops',
    'reading.paused · speech.failed ⇒ speak stops',
    'reading.paused · voice.resume ⇒ speak receives {"type":"speech.resume"}',
    'reading.paused · voice.silence ⇒ speak stops',
    'reading.paused · voice.stop ⇒ speak stops',
    'reading.speaking · speech.ended ⇒ speak stops',
    'reading.speaking · speech.failed ⇒ speak stops',
    'reading.speaking · voice.pause ⇒ speak receives {"type":"speech.pause"}',
    'reading.speaking · voice.silence ⇒ speak stops',
    'reading.speaking · voice.stop ⇒ speak stops',
    'silent · voice.record ⇒ record {"owner":"question-1"}',
    'silent · voice.speak ⇒ speak {"owner":"question-1","text":"Why?"}',
    'silent · voice.speak ⇒ speak {"owner":"question-2","text":"How?"}',
    'transcribing · done.transcribe ⇒ emits {"type":"voice.transcribed","owner":"question-1","text":"said"}',
  ],
  invariants: (snapshot) => {
    const { context } = snapshot
    const { mode } = toVoiceView(snapshot)
    if (mode === 'silent') expect([context.owner, context.text, context.audio]).toEqual([null, '', null])
    else expect(context.owner).not.toBeNull()
    if (context.text !== '') expect(['loading', 'speaking', 'paused']).toContain(mode)
    if (context.failure) expect(mode).toBe('silent')
    if (context.audio) expect(mode).toBe('transcribing')
  },
})

const speak = { type: 'voice.speak', owner: 'question-1', text: 'Why?' }
const record = { type: 'voice.record', owner: 'question-1' }
const finish = { type: 'voice.finish', owner: 'question-1' }
const speaking = [speak, { type: 'speech.started' }]
const recording = [record, { type: 'recorder.started' }]
const finished = { type: 'recorder.finished', audio: 'audio' }

const after = (...steps: Step[]) => play(voiceModel, steps)

describe('voice', () => {
  it('belongs to one question: the others are locked and their wishes are not heard [S4.18]', async () => {
    const others = [
      { type: 'voice.speak', owner: 'question-2', text: 'How?' },
      { type: 'voice.record', owner: 'question-2' },
      { type: 'voice.pause', owner: 'question-2' },
      { type: 'voice.stop', owner: 'question-2' },
    ]
    const { snapshot } = await after(...speaking, ...others)
    expect(toVoiceViewOf(snapshot, 'question-1')).toEqual({ mode: 'speaking', locked: false, failure: null })
    expect(toVoiceViewOf(snapshot, 'question-2')).toEqual({ mode: 'silent', locked: true, failure: null })
  })

  it('lets only the owner resume and finish', async () => {
    const paused = await after(
      ...speaking,
      { type: 'voice.pause', owner: 'question-1' },
      { type: 'voice.resume', owner: 'question-2' },
    )
    expect(toVoiceView(paused.snapshot).mode).toBe('paused')
    const { snapshot } = await after(...recording, { type: 'voice.finish', owner: 'question-2' })
    expect(toVoiceView(snapshot).mode).toBe('recording')
  })

  it('locks nobody while it is silent', async () => {
    const { snapshot } = await after()
    expect(toVoiceViewOf(snapshot, 'question-1')).toEqual({ mode: 'silent', locked: false, failure: null })
  })

  it.each([speaking, recording, [...recording, finish], [...recording, finish, finished]])(
    'is silent at once when the page is left',
    async (...steps) => {
      const { snapshot } = await after(...steps, { type: 'voice.silence' })
      expect(toVoiceView(snapshot)).toEqual({ mode: 'silent', owner: null, failure: null })
    },
  )

  it('gives what was said to the question that listened [S4.19]', async () => {
    const { snapshot, calls } = await after(...recording, finish, finished, answered('transcribe', { text: 'said' }))
    expect(toVoiceView(snapshot).mode).toBe('silent')
    expect(calls.at(-1)).toEqual([{ emitted: { type: 'voice.transcribed', owner: 'question-1', text: 'said' } }])
  })

  it('gives the notice of the specification without a transcription service [S4.19]', async () => {
    const { snapshot, calls } = await play(voiceWithoutTranscriptionModel, [...recording, finish, finished])
    expect(toVoiceView(snapshot).mode).toBe('silent')
    const text = 'Transcribing is a work in progress'
    expect(calls.at(-1)).toContainEqual({ emitted: { type: 'voice.transcribed', owner: 'question-1', text } })
  })

  it.each([
    [[speak, { type: 'speech.failed' }], 'cannotSpeak'],
    [[record, { type: 'recorder.failed', kind: 'denied' }], 'denied'],
    [[record, { type: 'recorder.failed', kind: 'noneFound' }], 'noneFound'],
    [[record, { type: 'recorder.failed', kind: 'busy' }], 'busy'],
    [[...recording, finish, finished, failed('transcribe', 'broken')], 'cannotTranscribe'],
  ] as const)('after %j is silent and tells the owner: %s', async (steps, kind) => {
    const { actor, snapshot } = await after(...steps)
    expect(toVoiceViewOf(snapshot, 'question-1')).toEqual({ mode: 'silent', locked: false, failure: kind })
    expect(toVoiceViewOf(snapshot, 'question-2').failure).toBeNull()
    actor.send({ type: 'voice.dismiss' })
    expect(toVoiceView(actor.getSnapshot()).failure).toBeNull()
  })

  it('is silent with a failure when the host itself can neither speak nor record', () => {
    const actors = {
      speak: fromCallback<SpeakCommand, SpeakInput>(() => {
        throw new Error('no sound here')
      }),
      record: fromCallback<RecordCommand, RecordInput>(() => {
        throw new Error('no microphone here')
      }),
    }
    const actor = createActor(voiceMachine.provide({ actors }), { input: { canTranscribe: true } }).start()
    actor.send({ type: 'voice.speak', owner: 'question-1', text: 'Why?' })
    expect(toVoiceView(actor.getSnapshot())).toMatchObject({ mode: 'silent', failure: { kind: 'cannotSpeak' } })
    actor.send({ type: 'voice.record', owner: 'question-1' })
    expect(toVoiceView(actor.getSnapshot())).toMatchObject({ mode: 'silent', failure: { kind: 'unsupported' } })
  })
})
