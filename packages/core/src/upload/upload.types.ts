import type { Failure } from '../failure.ts'

/** A chosen file: its name, its size in bytes, and the host's handle for it. */
export type ChosenFile = { name: string; size: number; handle: unknown }

export type UploadInput = {
  /** The id of the resume whose file is replaced; `null` for a new resume. */
  resumeId: string | null
  /** Whether the file is parsed as soon as it is stored. The person can change this. */
  parses: boolean
}

export type UploadContext = {
  resumeId: string | null
  parses: boolean
  file: ChosenFile | null
  reasons: string[] // why files were rejected, in the words of the library
  rejected: string | null // name of the rejected file
  percent: number // how much of the file was sent, 0 to 100
  failure: Failure | null
}

export type UploadEvent =
  | { type: 'upload.choose'; file: ChosenFile }
  | { type: 'upload.reject'; name: string; reasons: string[] }
  | { type: 'upload.setParses'; parses: boolean }
  | { type: 'upload.send' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  /** Starts again without a file (the dialog opens or closes). */
  | { type: 'upload.reset' }
  /** Bytes sent so far. */
  | { type: 'upload.progressed'; sent: number; total: number }
  | { type: 'upload.finished'; resumeId: string }
  | { type: 'upload.failed'; error: unknown }

export type SendFileInput = { resumeId: string | null; file: ChosenFile | null }
