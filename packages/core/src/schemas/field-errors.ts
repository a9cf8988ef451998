import * as v from 'valibot'

/** Returns the first message of each wrong field, by the field's name. */
export const toFieldErrors = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> => {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}
