const monthNames = 'january february march april may june july august september october november december'.split(' ')

/** A stated date as a month: its number since year 0, and whether the month itself is stated. */
export type StatedMonth = { month: number; exact: boolean }

/** 'June 2020', 'Sept 2014', '06/2020' or '2015' as a month; null when it states no year. */
export const statedMonth = (text: string | null): StatedMonth | null => {
  const year = /\b(?:19|20)\d\d\b/.exec(text ?? '')?.[0]
  if (text === null || year === undefined) return null
  const name = /\b([A-Za-z]{3,9})\.?\s+(?:19|20)\d\d/.exec(text)?.[1]?.toLowerCase()
  const named =
    name === undefined ? -1 : monthNames.findIndex((month) => month.startsWith(name.slice(0, 3)) && name.length >= 3)
  const numbered = Number(/\b(0?[1-9]|1[0-2])[/.]\s?(?:19|20)\d\d/.exec(text)?.[1] ?? Number.NaN)
  const at = named >= 0 ? named : Number.isNaN(numbered) ? -1 : numbered - 1
  return { month: Number(year) * 12 + Math.max(0, at), exact: at >= 0 }
}
