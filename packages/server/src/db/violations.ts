/** Returns the constraint of an error that the referenced row does not exist; null for any other error. */
export const missingParent = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && error.code === '23503' && 'constraint' in error
    ? String(error.constraint)
    : null

/** Whether an error of either driver is a violation of a unique index. */
export const isUniqueViolation = (error: unknown, index: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === index
