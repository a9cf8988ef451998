import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  type StateValue,
  transition,
} from 'xstate'

/** An event as paths carry it: its type and whatever it brings. */
export type Step = { type: string; [key: string]: unknown }

/** What a port may answer. */
export type Answer = { output: unknown } | { error: unknown }

/** A machine, and everything the world may say to it. */
export type Model<M extends AnyStateMachine = AnyStateMachine> = {
  name: string
  machine: M
  input: InputFrom<M>
  /** Everything a person, another tab or a stream may say. */
  events: EventFromLogic<M>[]
  /** What ports may answer, by port name, which is also the invoke id. */
  answers: Record<string, Answer[]>
  /** Streams by name, each with the types of the events that only it sends. */
  streams: Record<string, string[]>
  /** Names of its effects without an answer. */
  effects: string[]
  /** Names of the states it must always be able to come back to. */
  home: string[]
}

/** A reachable snapshot and the events of a shortest way to it. */
export type Path<M extends AnyStateMachine = AnyStateMachine> = {
  state: SnapshotFrom<M>
  events: Step[]
}

/** One step between two reachable snapshots; `from` tells how to get to its beginning. */
export type Edge<M extends AnyStateMachine = AnyStateMachine> = {
  from: Path<M>
  event: Step
  to: SnapshotFrom<M>
}

/** 'editing.typing' for `{ editing: 'typing' }`. */
export const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key}.${nameOf(inner)}`))
        .join(' + ')

/** What makes two snapshots the same: state and context. */
export const look = (snapshot: AnyMachineSnapshot): string => JSON.stringify([snapshot.value, snapshot.context])

/** An event's type as tables show it: `done.saveItem` for a port's answer, `after.idle` for time. */
export const nameOfEvent = (event: Step): string =>
  event.type.replace(/^xstate\.(done|error)\.actor\./, '$1.').replace(/^xstate\.after\.([^.]+)\..*/, 'after.$1')

/** The event by which a port's answer reaches the machine. */
export const answered = (port: string, output?: unknown): Step => ({
  type: `xstate.done.actor.${port}`,
  actorId: port,
  output,
})

/** The event by which a port's failure reaches the machine. */
export const failed = (port: string, error: unknown): Step => ({
  type: `xstate.error.actor.${port}`,
  actorId: port,
  error,
})

const answerEvents = (answers: Model['answers']): Step[] =>
  Object.entries(answers).flatMap(([port, list]) =>
    list.map((answer) => ('output' in answer ? answered(port, answer.output) : failed(port, answer.error))),
  )

/** Every event by which time moves the machine. */
const timeEvents = (node: AnyStateMachine['root']): Step[] => [
  ...node.after.map(({ eventType }) => ({ type: eventType })),
  ...Object.values(node.states).flatMap(timeEvents),
]

const largest = 5_000

/**
 * Walks the machine as a pure function, breadth first: every reachable snapshot with a shortest path to it, and every
 * step that any event, answer or timer can make from there. Throws when more than 5,000 snapshots are reachable.
 */
export const explore = <M extends AnyStateMachine>(model: Model<M>) => {
  const { machine } = model
  const alphabet: Step[] = [...model.events, ...answerEvents(model.answers), ...timeEvents(machine.root)]
  const [start] = initialTransition(machine, model.input)
  const paths = new Map<string, Path<M>>([[look(start), { state: start as Path<M>['state'], events: [] }]])
  const edges: Edge<M>[] = []
  // A Map's iteration also visits what is added on the way: it is the queue of the search.
  for (const from of paths.values()) {
    for (const event of alphabet) {
      // Seam: for an open M the compiler cannot tell that its snapshots are machine snapshots.
      if (!(from.state as AnyMachineSnapshot).can(event)) continue
      const [next] = transition(machine, from.state, event as EventFromLogic<M>)
      const to = next as Path<M>['state']
      edges.push({ from, event, to })
      if (!paths.has(look(to))) paths.set(look(to), { state: to, events: [...from.events, event] })
      if (paths.size > largest) throw new Error(`${model.name}: more than ${largest} snapshots; clear scratch context`)
    }
  }
  return { paths: [...paths.values()], edges, table: tableOf(edges) }
}

/** The moves between states as sorted, distinct lines: 'editing · item.cancel → viewing'. */
const tableOf = (edges: Edge[]): string[] =>
  [
    ...new Set(
      edges.map(({ from, event, to }) => `${nameOf(from.state.value)} · ${nameOfEvent(event)} → ${nameOf(to.value)}`),
    ),
  ].sort()

/** The reachable snapshots from which no home state can be reached; empty when there is a way home from everywhere. */
export const strandedOf = (model: Model, edges: Edge[], paths: Path[]): string[] => {
  const leadHome = new Set(
    paths.filter(({ state }) => model.home.includes(nameOf(state.value))).map((p) => look(p.state)),
  )
  let before = -1
  while (before !== leadHome.size) {
    before = leadHome.size
    for (const { from, to } of edges) if (leadHome.has(look(to))) leadHome.add(look(from.state))
  }
  return paths.map((path) => look(path.state)).filter((key) => !leadHome.has(key))
}
