/** Rows of one page, for users and resumes alike (specification, section 9). */
export const pageSize = 5

/** Returns the page number of a search parameter: a whole number of at least 1. Everything else is page 1. */
export const toPage = (parameter: string | null | undefined): number => {
  const page = Number(parameter)
  return /^[1-9]\d{0,8}$/.test(String(parameter)) ? page : 1
}

/** Returns how many rows come before a page. */
export const pageToSkip = (page: number): number => (page - 1) * pageSize

/**
 * Returns the page to show instead of one beyond the last: the last page by the server's count, or the previous one without a
 * count. `null` if the page has rows or is the first.
 */
export const pageInstead = (page: number, rows: number, count?: number): number | null => {
  if (rows > 0 || page === 1) return null
  return count === undefined ? page - 1 : Math.max(1, Math.ceil(count / pageSize))
}

/** Whether a next page exists: this one is full and, if the server counts rows, more rows exist. */
export const hasNextPage = (page: number, rows: number, count?: number): boolean =>
  rows >= pageSize && (count === undefined || count > page * pageSize)
