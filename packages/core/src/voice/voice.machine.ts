import { assign, emit, sendTo, setup } from 'xstate'
import { invariant } from '../invariant.ts'
import { port, stream } from '../port.ts'
import * as texts from '../texts.ts'
import type {
  RecordCommand,
  RecordInput,
  SpeakCommand,
  SpeakInput,
  TranscribeInput,
  TranscribeOutput,
  VoiceContext,
  VoiceEmitted,
  VoiceEvent,
  VoiceFailureKind,
  VoiceInput,
} from './voice.types.ts'

const atRest = { owner: null, text: '', audio: null }

/** The lock on the loudspeaker and the microphone: only one question at a time is read aloud or recorded. */
export const voiceMachine = setup({
  types: {
    input: {} as VoiceInput,
    context: {} as VoiceContext,
    events: {} as VoiceEvent,
    emitted: {} as VoiceEmitted,
  },
  actors: {
    speak: stream<SpeakCommand, SpeakInput>('speak'),
    record: stream<RecordCommand, RecordInput>('record'),
    transcribe: port<TranscribeOutput, TranscribeInput>('transcribe'),
  },
  guards: {
    isOwner: ({ context }, { owner }: { owner: string }) => context.owner === owner,
    canTranscribe: ({ context }) => context.canTranscribe,
  },
  actions: {
    take: assign((_, { owner, text }: { owner: string; text: string }) => ({ owner, text, failure: null })),
    release: assign(atRest),
    holdAudio: assign((_, { audio }: { audio: unknown }) => ({ audio })),
    setFailure: assign(({ context }, { kind }: { kind: VoiceFailureKind }) => ({
      failure: { owner: invariant(context.owner), kind },
    })),
    clearFailure: assign({ failure: null }),
    pauseSpeech: sendTo('speak', { type: 'speech.pause' }),
    resumeSpeech: sendTo('speak', { type: 'speech.resume' }),
    finishRecording: sendTo('record', { type: 'recorder.finish' }),
    emitTranscribed: emit(({ context }, { text }: { text: string }) => ({
      type: 'voice.transcribed',
      owner: invariant(context.owner),
      text,
    })),
  },
}).createMachine({
  id: 'voice',
  context: ({ input }) => ({ ...input, ...atRest, failure: null }),
  initial: 'silent',
  states: {
    silent: {
      entry: 'release',
      on: {
        'voice.speak': { target: 'reading', actions: { type: 'take', params: ({ event }) => event } },
        'voice.record': {
          target: 'listening',
          actions: { type: 'take', params: ({ event: { owner } }) => ({ owner, text: '' }) },
        },
        'voice.dismiss': { actions: 'clearFailure' },
      },
    },
    // Nested, because one audio stream lasts through loading, speaking and paused.
    reading: {
      invoke: {
        id: 'speak',
        src: 'speak',
        input: ({ context: { owner, text } }) => ({ owner: invariant(owner), text }),
        onError: { target: 'silent', actions: { type: 'setFailure', params: { kind: 'cannotSpeak' } } },
      },
      initial: 'loading',
      states: {
        loading: { on: { 'speech.started': 'speaking' } },
        speaking: {
          on: {
            'voice.pause': {
              guard: { type: 'isOwner', params: ({ event }) => event },
              target: 'paused',
              actions: 'pauseSpeech',
            },
          },
        },
        paused: {
          on: {
            'voice.resume': {
              guard: { type: 'isOwner', params: ({ event }) => event },
              target: 'speaking',
              actions: 'resumeSpeech',
            },
          },
        },
      },
      on: {
        'speech.ended': 'silent',
        'speech.failed': { target: 'silent', actions: { type: 'setFailure', params: { kind: 'cannotSpeak' } } },
      },
    },
    // Nested, because the microphone is held from the request for it to the last audio data.
    listening: {
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context: { owner } }) => ({ owner: invariant(owner) }),
        onError: { target: 'silent', actions: { type: 'setFailure', params: { kind: 'unsupported' } } },
      },
      initial: 'asking',
      states: {
        asking: { on: { 'recorder.started': 'recording' } },
        recording: {
          on: {
            'voice.finish': {
              guard: { type: 'isOwner', params: ({ event }) => event },
              target: 'finishing',
              actions: 'finishRecording',
            },
          },
        },
        finishing: {},
      },
      on: {
        'recorder.finished': [
          {
            guard: 'canTranscribe',
            target: 'transcribing',
            actions: { type: 'holdAudio', params: ({ event }) => event },
          },
          { target: 'silent', actions: { type: 'emitTranscribed', params: { text: texts.transcribing } } },
        ],
        'recorder.failed': {
          target: 'silent',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    transcribing: {
      invoke: {
        id: 'transcribe',
        src: 'transcribe',
        input: ({ context: { audio } }) => ({ audio }),
        onDone: {
          target: 'silent',
          actions: { type: 'emitTranscribed', params: ({ event }) => event.output },
        },
        onError: { target: 'silent', actions: { type: 'setFailure', params: { kind: 'cannotTranscribe' } } },
      },
    },
  },
  on: {
    'voice.stop': { guard: { type: 'isOwner', params: ({ event }) => event }, target: '.silent' },
    'voice.silence': '.silent',
  },
})
