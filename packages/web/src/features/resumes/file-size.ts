const units = ['bytes', 'kB', 'MB', 'GB'] as const

/** Formats a size in bytes: '812 bytes', '38 kB', '1.4 MB' (1 kB is 1000 bytes). */
export const toSize = (bytes: number): string => {
  const step = bytes < 1_000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const amount = bytes / 1_000 ** step
  return `${amount < 10 && step > 0 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${units[step]}`
}
