/** A tree that was learned: a number, or a feature by its place, a limit, and what follows up to it and above it. */
export type Tree = number | [feature: number, limit: number, below: Tree, above: Tree]

/** The number that a tree gives for the values of the features; a value that is not there counts as 0. */
export const valueIn = (tree: Tree, values: readonly number[]): number => {
  let place = tree
  while (typeof place !== 'number') place = (values[place[0]] ?? 0) <= place[1] ? place[2] : place[3]
  return place
}
