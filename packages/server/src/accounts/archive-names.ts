const longest = 100

const split = (name: string): [stem: string, extension: string] => {
  const [, stem = '', extension = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(name) ?? []
  return [stem, extension]
}

/** Returns a name that every file system accepts: no path, no name reserved by Windows, not too long, never empty. */
const safeName = (name: string): string => {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
  const [stem, extension] = split(clean)
  const trimmed = [...stem.replace(/^[. ]+/, '')].slice(0, longest).join('')
  const short = trimmed.replace(/(?<![. ])[. ]+$/, '') || 'file'
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short) ? `_${short}${extension}` : `${short}${extension}`
}

/** Returns names that are safe and unique, ignoring case: a second 'cv.pdf' becomes 'cv (2).pdf'. */
export const uniqueNames = () => {
  const taken = new Set<string>()
  return (wanted: string): string => {
    const name = safeName(wanted)
    const [stem, extension] = split(name)
    for (let number = 1; ; number++) {
      const candidate = number === 1 ? name : `${stem} (${number})${extension}`
      if (taken.has(candidate.toLowerCase())) continue
      taken.add(candidate.toLowerCase())
      return candidate
    }
  }
}
