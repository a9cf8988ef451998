/** The positions for moving an item up and down; `null` at the ends, and `null` as a whole if the section is sorted automatically. */
export type Place = { up: number | null; down: number | null } | null

/**
 * Returns the positions for moving an item of a shown list up and down. They count all items of its section, some of which
 * are shown elsewhere, such as the lines of the resume's head.
 */
export const placeOf = (
  shown: readonly { id: string }[],
  all: readonly { id: string }[],
  index: number,
): NonNullable<Place> => {
  const positionOf = (neighbour: { id: string } | undefined) =>
    neighbour ? all.findIndex(({ id }) => id === neighbour.id) : null
  return { up: positionOf(shown[index - 1]), down: positionOf(shown[index + 1]) }
}
