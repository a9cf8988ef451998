import type { ParseErrorCode, ParseStage } from '@candid/core'

/** What happens in each stage of a parse, in the order of the stages. */
export const stageWords: Record<ParseStage, string> = {
  queued: 'Waiting for its turn',
  read_text: 'Reading the text',
  find_sections: 'Finding the sections',
  fill_items: 'Filling the items',
  check: 'Checking the result',
}

/** Why a parse failed, and what helps. */
export const parseErrorWords: Record<ParseErrorCode, string> = {
  not_a_pdf: 'This file is not a PDF.',
  damaged: 'This PDF is damaged and cannot be read. Save it again from the program that made it.',
  password_protected: 'This PDF is protected by a password. Save a copy without the password and upload that.',
  no_pages: 'This PDF has no pages.',
  no_text: 'This PDF has no selectable text: it is probably a scan. Upload a PDF that was made from a document.',
  too_many_pages: 'This PDF has too many pages for a resume.',
  took_too_long: 'Reading this PDF took too long.',
  too_much_memory: 'This PDF needs more memory than is allowed.',
  engine_failed: 'The resume could not be read. This is not your fault; try again.',
}
