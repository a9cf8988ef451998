/** Returns a value that the current state of a machine guarantees. Throws if it is missing, which is a bug in the machine. */
export const invariant = <T>(value: T | null): T => {
  if (value === null) throw new Error('a state promised a value that is not there')
  return value
}
