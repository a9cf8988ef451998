import type { Failure } from '../failure.ts'
import type { JsonResume } from '../json-resume/json-resume.schema.ts'
import type { NotPlaced } from '../json-resume/read-json-resume.ts'
import type { Section } from '../schemas/sections.ts'
import type { ChosenFile } from '../upload/upload.types.ts'

/** What a document would become: how many items in which section, and what fits none. */
export type ImportPreview = { counts: { section: Section; items: number }[]; notPlaced: NotPlaced[] }

/** What is wrong in a document, and where. */
export type ImportIssue = { place: string; message: string }

/** What a chosen file holds; a file that is no JSON text of a bearable size is rejected. */
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
  /** The file picker did not take a file. */
  | { type: 'import.reject'; reasons: string[] }
  | { type: 'import.remove' }
  | { type: 'import.send' }

export type ReadFileInput = { file: ChosenFile }
export type SendDocumentInput = { name: string; document: JsonResume }
export type SendDocumentOutput = { resumeId: string }

export type JsonImportEmitted = { type: 'import.done'; resumeId: string }
