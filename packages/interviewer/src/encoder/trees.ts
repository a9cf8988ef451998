/** A tree that was learned: a number, or a feature by its place, a limit, and what follows up to it and above it. */
export type Tree = number | [feature: number, limit: number, below: Tree, above: Tree]

/** The number that a tree gives for the values of the features; a value that is not there counts as 0. */
export const valueIn = (tree: Tree, values: readonly number[]): number => {
  let place = tree
  while (typeof place !== 'number') place = (values[place[0]] ?? 0) <= place[1] ? place[2] : place[3]
  return place
}

/** Boosted trees for a yes or no: the names of their features, and the sum that they start from. */
export type Trees = { features: string[]; base: number; trees: Tree[] }

/** The likelihood that trees give to features, 0 to 1. */
export const likelihoodBy = ({ features, base, trees }: Trees, known: Record<string, number>): number => {
  const values = features.map((name) => known[name] ?? 0)
  const sum = trees.reduce<number>((total, tree) => total + valueIn(tree, values), base)
  return 1 / (1 + Math.exp(-sum))
}
