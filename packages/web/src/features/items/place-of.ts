/** The positions to which an item moves up or down; `null` at the ends, and `null` as a whole where we sort the section. */
export type Place = { up: number | null; down: number | null } | null

/**
 * Where an item of a shown list moves to when it goes up or down, as positions among all items of its section: some of
 * these are shown elsewhere, as the lines of the resume's head are.
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
