import type { Failure } from '../failure.ts'
import type { JsonResume } from '../json-resume/json-resume.schema.ts'
import type { NotPlaced } from '../json-resume/read-json-resume.ts'
import type { Section } from '../schemas/sections.ts'
import type { ChosenFile } from '../upload/upload.types.ts'

/** What a document would become: the number of items in each section, and the texts that fit no section. */
export type ImportPreview = { counts: { section: Section; items: number }[]; notPlaced: NotPlaced[] }

/** An error in a document, and its place. */
export type ImportIssue = { place: string; message: string }

/** The content of a chosen file. The port rejects a file that is too large or not JSON. */
export type ImportReading =
  | ({ kind: 'document'; document: JsonResume } & ImportPreview)
  | { kind: 'invalid'; issues: ImportIssue[] }
  | { kind: 'rejected'; reasons: string[] }

export type JsonImportContext = {
  file: ChosenFile | null
  reading: ImportReading | null
  failure: Failure | null
}

export type JsonImportEvent =
  | { type: 'import.choose'; file: ChosenFile }
  /** The file picker rejected a file. */
  | { type: 'import.reject'; reasons: string[] }
  | { type: 'import.remove' }
  | { type: 'import.send' }

export type ReadFileInput = { file: ChosenFile }
export type SendDocumentInput = { name: string; document: JsonResume }
export type SendDocumentOutput = { resumeId: string }

export type JsonImportEmitted = { type: 'import.done'; resumeId: string }
