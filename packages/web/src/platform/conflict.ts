import { ApiError } from '@candid/api-client'
import * as v from 'valibot'

/** What is saved now, as a 409 says it when a save was made from an older version; null for any other error. */
export const readConflict = <S extends v.GenericSchema>(error: unknown, theirs: S) => {
  if (!(error instanceof ApiError) || error.status !== 409) return null
  const conflict = v.safeParse(v.object({ theirs, version: v.number() }), error.body)
  return conflict.success ? conflict.output : null
}
