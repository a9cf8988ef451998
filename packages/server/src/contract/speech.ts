import { boundedText, requiredText } from '@candid/core/schemas'
import * as v from 'valibot'
import { fileSchema, ok, operation } from './operation.ts'

export const speech = {
  speak: operation({
    id: 'speak',
    method: 'post',
    path: '/utils/text-to-speech/',
    tag: 'speech',
    summary: 'Text read aloud',
    auth: 'user',
    body: {
      mediaType: 'application/json',
      schema: v.object({ text: requiredText(2_000, 'Text is required'), voice: v.optional(boundedText(50)) }),
    },
    responses: {
      200: { description: 'The audio', mediaType: 'audio/wav' },
      501: { description: 'This server cannot speak' },
    },
  }),
  transcribe: operation({
    id: 'transcribe',
    method: 'post',
    path: '/utils/speech-to-text/',
    tag: 'speech',
    summary: 'Transcribe a recording; the recording is never stored',
    auth: 'user',
    body: { mediaType: 'multipart/form-data', schema: v.object({ audio: fileSchema }) },
    responses: { ...ok(v.object({ text: v.string() })), 501: { description: 'This server cannot transcribe speech' } },
  }),
} as const
