import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ParseErrorCode, parseErrorTexts } from '@candid/core'
import type { Interviewer, PdfInspection } from '@candid/interviewer'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database.ts'
import { errors } from '../errors.ts'
import { unreadableForm } from '../http/unreadable-form.ts'
import type { Storage } from '../storage/storage.ts'
import { shownName } from './file-name.ts'
import { scheduleDeletion } from './scheduled-deletion.ts'

/** A file that was received and stored. */
export type Upload = { fileName: string; key: string; deletionJob: string; size: number; sha256: string }

export type UploadParts = {
  db: Database
  storage: Storage
  interviewer: Pick<Interviewer, 'inspect'>
  tempDir: string
  maxMb: number
}

/** Receives the PDF of a multipart request into storage. Throws 413, 415, 422; then nothing is kept. */
export const receiveUpload = async (
  request: FastifyRequest,
  { db, storage, interviewer, tempDir, maxMb }: UploadParts,
): Promise<Upload> => {
  if (!request.isMultipart()) throw errors.mediaType()
  await mkdir(tempDir, { recursive: true })
  const tempPath = join(tempDir, randomUUID())
  try {
    const received = await receive(request, tempPath, maxMb).catch(unreadableForm)
    refuseUnreadable(await interviewer.inspect(tempPath))
    const key = randomUUID()
    const deletionJob = await scheduleDeletion(db, key)
    await storage.put(key, tempPath)
    return { ...received, key, deletionJob }
  } finally {
    await rm(tempPath, { force: true })
  }
}

const receive = async (request: FastifyRequest, tempPath: string, maxMb: number) => {
  const found: { fileName: string; size: number; sha256: string }[] = []
  for await (const part of request.parts({ limits: { files: 2, fields: 20, fileSize: maxMb * 1024 * 1024 } })) {
    if (part.type !== 'file') continue
    if (part.fieldname !== 'upload_file' || found.length > 0) {
      part.file.resume()
      throw errors.invalid('Exactly one file is expected in upload_file', ['body', 'upload_file'])
    }
    if (!isDeclaredPdf(part)) {
      part.file.resume()
      throw errors.notPdf()
    }
    const hash = createHash('sha256')
    let size = 0
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        size += chunk.length
        done(null, chunk)
      },
    })
    await pipeline(part.file, measure, createWriteStream(tempPath))
    if (part.file.truncated) throw errors.tooLarge(`${maxMb} MB`)
    found.push({ fileName: shownName(part.filename, '.pdf'), size, sha256: hash.digest('hex') })
  }
  const [file] = found
  if (!file) throw errors.invalid('A file is required', ['body', 'upload_file'], 'missing')
  if (file.size === 0) throw errors.invalid('The file is empty', ['body', 'upload_file'], 'empty')
  if (!(await isPdf(tempPath))) throw errors.notPdf()
  return file
}

/**
 * Refuses a file that no parse could read, with the message of the parse. If the inspection itself does not finish (too busy,
 * too slow), the file is accepted: the parse has more time and decides.
 */
const refuseUnreadable = (found: PdfInspection) => {
  if (found.ok) return
  if (found.code === 'not_a_pdf') throw errors.notPdf()
  if (isOfFile(found.code)) throw errors.invalid(parseErrorTexts[found.code], ['body', 'upload_file'], found.code)
}

const isOfFile = (code: ParseErrorCode) =>
  code === 'damaged' || code === 'password_protected' || code === 'no_pages' || code === 'too_many_pages'

/** Whether a file claims to be a PDF by its name or its type. Its bytes are checked separately. */
const isDeclaredPdf = ({ filename, mimetype }: { filename: string; mimetype: string }): boolean =>
  /\.pdf$/i.test(filename) || ['application/pdf', 'application/x-pdf'].includes(mimetype.toLowerCase())

/** Whether the file starts like a PDF; readers allow some bytes before the header. */
const isPdf = async (path: string) => {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead).includes('%PDF-')
  } finally {
    await file.close()
  }
}
