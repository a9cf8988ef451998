/** A statement of more parameters is one of many rows, and hardly comes again. */
const mostParameters = 30
const ofRows = /^\s*(?:select|insert|update|delete|with)\b/i

/** Does a statement read or write rows, and leave the tables as they are? */
export const isOfRows = (sql: string): boolean => ofRows.test(sql)

/** Is a statement worth preparing: of rows, and likely to come again? */
export const isPreparable = (sql: string, parameters: readonly unknown[]): boolean =>
  isOfRows(sql) && parameters.length <= mostParameters
