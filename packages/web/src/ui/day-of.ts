/** A day as people write it, '21 November 2026', where one is or in another zone. */
export const dayOf = (instant: string, timeZone?: string): string =>
  new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone })
