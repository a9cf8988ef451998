import { errors } from '../errors.ts'

/** Returns the version in If-Match; null without the header, in which case the last save wins. Throws 422. */
export const readVersion = (headers: { 'if-match'?: string | undefined }): number | null => {
  const value = headers['if-match']?.trim()
  if (value === undefined || value === '' || value === '*') return null
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(value)?.[1]
  if (version === undefined) throw errors.invalid('If-Match must be the version of an item', ['header', 'if-match'])
  return Number(version)
}
