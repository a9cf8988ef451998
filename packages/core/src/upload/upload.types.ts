import type { Failure } from '../failure.ts'

/** A chosen file: its name and size in bytes, and the host's own handle of it. */
export type ChosenFile = { name: string; size: number; handle: unknown }

export type UploadInput = {
  /** The resume whose file is replaced; `null` for a new one. */
  resumeId: string | null
  /** Whether the file is parsed as soon as it is stored, unless the person says otherwise. */
  parses: boolean
}

export type UploadContext = {
  resumeId: string | null
  parses: boolean
  file: ChosenFile | null
  reasons: string[] // the library's own words for why files were not taken
  rejected: string | null // name of the file that was not taken
  percent: number // how much of it is sent, 0 to 100
  failure: Failure | null
}

export type UploadEvent =
  | { type: 'upload.choose'; file: ChosenFile }
  | { type: 'upload.reject'; name: string; reasons: string[] }
  | { type: 'upload.setParses'; parses: boolean }
  | { type: 'upload.send' }
  | { type: 'upload.cancel' }
  | { type: 'upload.retry' }
  /** Start again without a file (the dialog opens or closes). */
  | { type: 'upload.reset' }
  /** Bytes sent so far. */
  | { type: 'upload.progressed'; sent: number; total: number }
  | { type: 'upload.finished'; resumeId: string }
  | { type: 'upload.failed'; error: unknown }

export type SendFileInput = { resumeId: string | null; file: ChosenFile | null }
