import { explore, look, type Model, nameOf, nameOfEvent, type Step } from '../../packages/core/src/testing/index.ts'

type Machine = Model['machine']
/** A snapshot of some machine. */
export type Snapshot = ReturnType<Machine['getInitialSnapshot']>

/** One step of a walk: where it begins, what happens, and where the machine says it ends. */
export type WalkStep = { event: Step; from: Snapshot; to: Snapshot }
export type Walk = WalkStep[]

type Move = ReturnType<typeof explore>['edges'][number]

/** What tells an answer of a port from its other answers; '' for everything else. */
const kindOfAnswer = ({ output }: Step) => {
  if (typeof output === 'boolean') return ` ${output}`
  return typeof output === 'object' && output !== null && 'kind' in output ? ` ${String(output.kind)}` : ''
}

/** A move as the report names it: 'saving · done.saveItem conflict → editing'. */
export const nameOfMove = ({ event, from, to }: WalkStep): string =>
  `${nameOf(from.value)} · ${nameOfEvent(event)}${kindOfAnswer(event)} → ${nameOf(to.value)}`

const toStep = ({ event, from, to }: Move): WalkStep => ({
  event,
  from: from.state as Snapshot,
  to: to as Snapshot,
})

/** Breadth first over the edges that can be performed: a shortest walk to each snapshot that is reached, the start's first. */
const shortestWalks = (start: string, steps: readonly WalkStep[]): Map<string, Walk> => {
  const walks = new Map<string, Walk>([[start, []]])
  const byStart = Map.groupBy(steps, ({ from }) => look(from))
  // A Map's iteration also visits what is added on the way: it is the queue of the search.
  for (const [snapshot, walk] of walks)
    for (const step of byStart.get(snapshot) ?? [])
      if (!walks.has(look(step.to))) walks.set(look(step.to), [...walk, step])
  return walks
}

/** The shortest walk to each move, without those that others cover. */
const separate = (shortest: ReadonlyMap<string, Walk>): Walk[] => {
  const covered = new Set<string>()
  const chosen: Walk[] = []
  for (const walk of [...shortest.values()].sort((one, other) => other.length - one.length)) {
    if (walk.every((step) => covered.has(nameOfMove(step)))) continue
    for (const step of walk) covered.add(nameOfMove(step))
    chosen.push(walk)
  }
  return chosen
}

/** How many steps to the next new move are as much as opening the screen again. */
const worthOpening = 4

/** From one new move to the nearest next one: few walks, since each opens the screen. A step for which `ends` holds is a walk's last. */
const tours = (
  start: Snapshot,
  steps: readonly WalkStep[],
  moves: ReadonlyMap<string, Walk>,
  ends: (step: WalkStep) => boolean,
): Walk[] => {
  const left = new Set(moves.keys())
  const byStart = Map.groupBy(steps, ({ from }) => look(from))
  const between = steps.filter((step) => !ends(step))
  /** The shortest way from a snapshot to a move that is still to be made, that move included. */
  const nearest = (from: string): Walk | null => {
    for (const [snapshot, way] of shortestWalks(from, between))
      for (const step of byStart.get(snapshot) ?? []) if (left.has(nameOfMove(step))) return [...way, step]
    return null
  }
  const walks: Walk[] = []
  let walk: Walk = []
  while (left.size > 0) {
    const last = walk.at(-1)
    const fromStart = nearest(look(start))
    const on = last && !ends(last) ? nearest(look(last.to)) : null
    const isShort = on !== null && (fromStart === null || on.length < fromStart.length + worthOpening)
    const way = isShort ? on : fromStart
    if (way === null) throw new Error(`no way leads to ${[...left].join(', ')}`)
    if (!isShort) {
      walk = []
      walks.push(walk)
    }
    walk.push(...way)
    for (const step of way) left.delete(nameOfMove(step))
  }
  return walks
}

/**
 * Walks that cover every state and every move that can be performed on a screen. `canPerform` says whether an event has a gesture, or an answer of the network, at all;
 * `ends`, after which steps the screen must be opened again. Without it no walk comes through the same state twice.
 */
export const walksOf = (
  model: Model,
  canPerform: (event: Step, from: Snapshot) => boolean,
  ends: ((step: WalkStep) => boolean) | null,
) => {
  const { edges, paths } = explore(model)
  const start = paths[0]?.state
  if (!start) throw new Error(`${model.name} has no start`)
  const performable = edges.map((edge) => toStep(edge as Move)).filter(({ event, from }) => canPerform(event, from))
  const reached = shortestWalks(look(start as Snapshot), performable)
  const shortest = new Map<string, Walk>()
  for (const [snapshot, walk] of reached)
    for (const step of performable.filter(({ from }) => look(from) === snapshot)) {
      const name = nameOfMove(step)
      const found = shortest.get(name)
      if (!found || found.length > walk.length + 1) shortest.set(name, [...walk, step])
    }
  return {
    walks: ends ? tours(start as Snapshot, performable, shortest, ends) : separate(shortest),
    moves: [...shortest.keys()],
    allMoves: [...new Set(edges.map((edge) => nameOfMove(toStep(edge as Move))))],
    states: new Set([...reached.values()].flat().flatMap(({ from, to }) => [nameOf(from.value), nameOf(to.value)])),
    allStates: new Set(paths.map(({ state }) => nameOf((state as Snapshot).value))),
  }
}
