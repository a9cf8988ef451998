/** Rows of one page, for users and resumes alike (specification, section 9). */
export const pageSize = 5

/** The page that a search parameter names: a whole number of at least 1; everything else is page 1. */
export const toPage = (parameter: string | null | undefined): number => {
  const page = Number(parameter)
  return /^[1-9]\d{0,8}$/.test(String(parameter)) ? page : 1
}

/** How many rows stand before a page. */
export const pageToSkip = (page: number): number => (page - 1) * pageSize

/**
 * The page to show instead of one beyond the last: the last one, by the server's count or, without it, the one before.
 * `null` where the page has rows, or is the first.
 */
export const pageInstead = (page: number, rows: number, count?: number): number | null => {
  if (rows > 0 || page === 1) return null
  return count === undefined ? page - 1 : Math.max(1, Math.ceil(count / pageSize))
}

/** Whether a next page exists: this one is full and, where the server counts, more rows exist. */
export const hasNextPage = (page: number, rows: number, count?: number): boolean =>
  rows >= pageSize && (count === undefined || count > page * pageSize)
