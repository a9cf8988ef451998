/** The constraint of an error that says that the row a new one refers to is not there (any more); null for any other. */
export const missingParent = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && error.code === '23503' && 'constraint' in error
    ? String(error.constraint)
    : null

/** Whether an error of either driver says that a unique index refused a row. */
export const isUniqueViolation = (error: unknown, index: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === index
