/** Numbers of 0 to 1 by a seed (Mulberry32): the same draw everywhere. */
export const random = (state) => () => {
  state = (state + 0x6d2b79f5) | 0
  let value = Math.imul(state ^ (state >>> 15), 1 | state)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
}

/** An item as a reader sees it: its section and all its fields, in one line. */
export const shown = ({ section, content }) =>
  `[${section}] ${Object.values(content).flat().filter(Boolean).join(' | ').replace(/\n/g, ' / ')}`
