import { ApiError } from '@candid/api-client'
import * as v from 'valibot'

/** Returns what is saved now from a 409 response to a save with an old version; null for any other error. */
export const readConflict = <S extends v.GenericSchema>(error: unknown, theirs: S) => {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const conflict = v.safeParse(v.object({ theirs, version: v.number() }), error.body)
  return conflict.success ? conflict.output : null
}
