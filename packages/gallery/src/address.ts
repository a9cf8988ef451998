/** A place in the gallery: a machine, one of its states, and which of the snapshots in that state (from 0). */
export type Place = { machine: string; state: string; way: number }

/** '#/draft/editing' and '#/draft/editing/3'. */
export const hashOf = ({ machine, state, way }: Place): string =>
  `#/${[machine, state].map(encodeURIComponent).join('/')}${way > 0 ? `/${way}` : ''}`

/** The place that a hash names; parts that are missing are empty. */
export const placeOf = (hash: string): Place => {
  const [machine = '', state = '', way = '0'] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent)
  return { machine, state, way: /^\d+$/.test(way) ? Number(way) : 0 }
}
