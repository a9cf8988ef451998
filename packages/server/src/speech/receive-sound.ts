import type { FastifyRequest } from 'fastify'
import { errors } from '../errors.ts'
import { unreadableForm } from '../http/unreadable-form.ts'

const maxSoundMb = 25

/** Receives the recording of a multipart request in memory; it is never stored. Throws 413, 415, 422. */
export const receiveSound = async (request: FastifyRequest): Promise<Sound> => {
  if (!request.isMultipart()) throw errors.mediaType()
  return receive(request).catch(unreadableForm)
}

type Sound = { bytes: Uint8Array; mime: string }

const receive = async (request: FastifyRequest): Promise<Sound> => {
  const limits = { files: 1, fields: 5, fileSize: maxSoundMb * 1024 * 1024 }
  const part = await request.file({ limits })
  if (part?.fieldname !== 'audio') throw errors.invalid('A recording is required', ['body', 'audio'], 'missing')
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw errors.tooLarge(`${maxSoundMb} MB`)
  if (!part.mimetype.startsWith('audio/')) throw errors.mediaType()
  return { bytes, mime: part.mimetype }
}
