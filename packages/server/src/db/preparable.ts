/** A statement with more parameters has many rows and rarely comes again. */
const mostParameters = 30
const ofRows = /^\s*(?:select|insert|update|delete|with)\b/i

/** Whether a statement reads or writes rows without changing the schema. */
export const isOfRows = (sql: string): boolean => ofRows.test(sql)

/** Whether a statement is worth preparing: it is about rows and is likely to come again. */
export const isPreparable = (sql: string, parameters: readonly unknown[]): boolean =>
  isOfRows(sql) && parameters.length <= mostParameters
