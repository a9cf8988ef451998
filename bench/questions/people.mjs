import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { people } from '../answers/people.mjs'

const rounds = [1, 2, 3, 4, 18, 19, 20, 21, 23, 24, 25, 26, 27, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42].flatMap(
  (round) =>
    JSON.parse(readFileSync(join(import.meta.dirname, `people/round-${round}.json`), 'utf8')).map(({ id, items }) => ({
      id: `round-${round} ${id}`,
      items: items.map(({ section, ...content }, at) => ({ id: `${id}-${at}`, section, content })),
    })),
)
const { heldBack: _, ...open } = people
/** All people who are no longer held back, with their items. */
export const everyone = [
  ...Object.entries(open).flatMap(([group, set]) =>
    Object.entries(set).map(([name, { items }]) => ({ id: `${group} ${name}`, items })),
  ),
  ...rounds,
]
