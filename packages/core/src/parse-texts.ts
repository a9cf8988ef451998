import type { ParseErrorCode, ParseStage } from './schemas/resume.ts'

/** Why a resume could not be read, and what the person can do. */
export const parseErrorTexts: Record<ParseErrorCode, string> = {
  not_a_pdf: 'This file is not a PDF.',
  damaged: 'This PDF is damaged and cannot be read. Export it again from the program it was created with.',
  password_protected: 'This PDF is protected by a password. Save a copy without the password and upload that.',
  no_pages: 'This PDF has no pages.',
  no_text: 'No text could be read in this PDF. Upload a sharper scan, or a PDF exported from a document.',
  no_text_layer:
    'This PDF contains no text, and this server does not read scans. Upload a PDF exported from a document.',
  too_many_pages: 'This PDF has more than 100 pages, which is the limit. Upload a shorter version.',
  took_too_long: 'Reading this PDF took too long.',
  too_much_memory: 'This PDF needs more memory than is allowed.',
  engine_failed: 'The resume could not be read because of an error on the server. Try again.',
}

/** What happens in each stage of a parse, in the order of the stages. */
export const parseStageTexts: Record<ParseStage, string> = {
  queued: 'Waiting to start',
  read_text: 'Reading the text',
  read_pictures: 'Reading scanned pages, which takes up to a minute',
  find_sections: 'Finding the sections',
  fill_items: 'Filling the items',
  check: 'Checking the result',
}
