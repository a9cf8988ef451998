/** Every notice, message, toast and label that the specification words (sections 2, 5 and 8), misspellings included. */
export const texts = {
  sessionEnded: 'Your session has ended. Please log in again.',
} as const
