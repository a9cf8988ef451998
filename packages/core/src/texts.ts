/** Every notice, message, toast and label that the specification words (sections 2, 5 and 8), misspellings included. */
export const texts = {
  sessionEnded: 'Your session has ended. Please log in again.',
  transcribing: 'Transcribing is a work in progress',
} as const
