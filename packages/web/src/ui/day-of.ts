/** Formats a day as '21 November 2026', in the local or another time zone. */
export const dayOf = (instant: string, timeZone?: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })
