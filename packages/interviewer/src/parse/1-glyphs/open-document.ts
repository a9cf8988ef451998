import { getDocumentProxy } from 'unpdf'
import type { ParseFailure } from '../../interviewer.ts'
import { useLightInflate } from './light-inflate.ts'
import { lightWorker } from './light-worker.ts'

/** A PDF that pdf.js has opened. */
export type Document = Awaited<ReturnType<typeof getDocumentProxy>>

/** A failure with its code, and what the library said about it. */
export const failure = (code: ParseFailure['code'], detail?: string): ParseFailure =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail }

/** Does the file start like a PDF? The format allows 1024 bytes of something else before it. */
const looksLikePdf = (bytes: Uint8Array) => {
  const head = bytes.subarray(0, 1024 + 5)
  for (let i = 0; i + 4 < head.length; i++)
    if (head[i] === 37 && head[i + 1] === 80 && head[i + 2] === 68 && head[i + 3] === 70 && head[i + 4] === 45)
      return true
  return false
}

/** In pixels: images are only decoded where pages are read from them. */
export const noImages = 1

type Opened = { ok: true; pdf: Document; close: () => Promise<void> }

/** Opens a file that starts like a PDF; one that cannot be opened is a typed failure. */
export const openDocument = async (bytes: Uint8Array, maxImageSize = noImages): Promise<Opened | ParseFailure> => {
  if (!looksLikePdf(bytes)) return failure('not_a_pdf')
  useLightInflate()
  const worker = await lightWorker()
  try {
    const pdf = await getDocumentProxy(bytes, {
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: false,
      maxImageSize,
      ...(worker ? { worker } : {}),
    })
    const close = async () => {
      await pdf.loadingTask?.destroy().catch(ignoreClosing)
      worker?.destroy()
    }
    return { ok: true, pdf, close }
  } catch (error) {
    worker?.destroy()
    return failureOf(error)
  }
}

/** Closing a document that is already broken has nothing to tell. */
const ignoreClosing = () => undefined

/** What an error of the library means for the file. */
export const failureOf = (error: unknown): ParseFailure => {
  const name = error instanceof Error ? error.name : ''
  const detail = error instanceof Error ? error.message.slice(0, 200) : undefined
  if (name === 'PasswordException') return failure('password_protected')
  return failure('damaged', detail)
}
