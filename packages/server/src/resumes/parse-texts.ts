import type { ParseErrorCode } from '@candid/core'

/** What a person is told when a PDF could not be parsed. */
export const parseTexts: Record<ParseErrorCode, string> = {
  not_a_pdf: 'This file is not a PDF.',
  damaged: 'This PDF is damaged and cannot be opened.',
  password_protected: 'This PDF is protected by a password. Please upload a copy without one.',
  no_pages: 'This PDF has no pages.',
  no_text: 'This PDF holds no selectable text; it looks like a scan. Please upload a PDF with text.',
  too_many_pages: 'This PDF has too many pages for a resume.',
  took_too_long: 'Reading this PDF took too long.',
  too_much_memory: 'Reading this PDF took too much memory.',
  engine_failed: 'The resume could not be parsed. Please try again.',
}
