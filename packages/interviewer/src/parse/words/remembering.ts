/**
 * The same function of a text, which gives again what it gave for the last `most` texts: several steps of a parse ask for the
 * same ones. When there are more it forgets all, so that no resume fills the memory.
 */
export const remembering = <Value>(make: (text: string) => Value, most: number): ((text: string) => Value) => {
  const made = new Map<string, Value>()
  return (text) => {
    const before = made.get(text)
    if (before !== undefined) return before
    const value = make(text)
    if (made.size >= most) made.clear()
    made.set(text, value)
    return value
  }
}
