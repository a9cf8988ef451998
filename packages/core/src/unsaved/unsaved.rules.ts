import type { UnsavedThing } from './unsaved.types.ts'

/** Returns the keys of the unsaved texts: all of them (null), or those within something. */
export const keysWithin = (things: readonly UnsavedThing[], within: string | null): string[] =>
  things.filter((thing) => within === null || thing.within.includes(within)).map(({ key }) => key)
