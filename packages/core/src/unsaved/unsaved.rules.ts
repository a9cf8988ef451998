import type { UnsavedThing } from './unsaved.types.ts'

/** The keys of what is unsaved, of all (null) or within something. */
export const keysWithin = (things: readonly UnsavedThing[], within: string | null): string[] =>
  things.filter((thing) => within === null || thing.within.includes(within)).map(({ key }) => key)
