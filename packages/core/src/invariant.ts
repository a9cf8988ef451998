/** The value that a state of a machine guarantees to be there. Throws when it is not: that is a bug of the machine. */
export const invariant = <T>(value: T | null): T => {
  if (value === null) throw new Error('a state promised a value that is not there')
  return value
}
