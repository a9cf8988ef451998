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

/** An event in a path: its type and its data. */
export type Step = { type: string; [key: string]: unknown }

/** A possible result of a port. */
export type Answer = { output: unknown } | { error: unknown }

/** A machine with all events and results that it can receive. */
export type Model<M extends AnyStateMachine = AnyStateMachine> = {
  name: string
  machine: M
  input: InputFrom<M>
  /** All events from a person, another tab or a stream. */
  events: EventFromLogic<M>[]
  /** The possible results of ports, by port name, which is also the id of the invoke. */
  answers: Record<string, Answer[]>
  /** Streams by name, each with the types of the events that only it sends. */
  streams: Record<string, string[]>
  /** The names of its effects (actions without a result). */
  effects: string[]
  /** The names of the states that must be reachable from everywhere. */
  home: string[]
}

/** A reachable snapshot and the events of a shortest path to it. */
export type Path<M extends AnyStateMachine = AnyStateMachine> = {
  state: SnapshotFrom<M>
  events: Step[]
}

/** One step between two reachable snapshots; `from` includes the path to its start. */
export type Edge<M extends AnyStateMachine = AnyStateMachine> = {
  from: Path<M>
  event: Step
  to: SnapshotFrom<M>
}

/** Returns the name of a state value: 'editing.typing' for `{ editing: 'typing' }`. */
export const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key}.${nameOf(inner)}`))
        .join(' + ')

/** Returns state and context as text; snapshots with equal texts are the same. */
export const look = (snapshot: AnyMachineSnapshot): string => JSON.stringify([snapshot.value, snapshot.context])

/** Returns an event's type as it is shown in tables: `done.saveItem` for a port's result, `after.idle` for a timer. */
export const nameOfEvent = (event: Step): string =>
  event.type.replace(/^xstate\.(done|error)\.actor\./, '$1.').replace(/^xstate\.after\.([^.]+)\..*/, 'after.$1')

/** Creates the event with which a port's result reaches the machine. */
export const answered = (port: string, output?: unknown): Step => ({
  type: `xstate.done.actor.${port}`,
  actorId: port,
  output,
})

/** Creates the event with which a port's failure reaches the machine. */
export const failed = (port: string, error: unknown): Step => ({
  type: `xstate.error.actor.${port}`,
  actorId: port,
  error,
})

const answerEvents = (answers: Model['answers']): Step[] =>
  Object.entries(answers).flatMap(([port, list]) =>
    list.map((answer) => ('output' in answer ? answered(port, answer.output) : failed(port, answer.error))),
  )

/** Returns all timer events of the machine. */
const timeEvents = (node: AnyStateMachine['root']): Step[] => [
  ...node.after.map(({ eventType }) => ({ type: eventType })),
  ...Object.values(node.states).flatMap(timeEvents),
]

const largest = 5_000

/**
 * Explores the machine as a pure function, breadth first. Returns every reachable snapshot with a shortest path to it, and every
 * step that any event, result or timer can make from there. Throws if more than 5,000 snapshots are reachable.
 */
export const explore = <M extends AnyStateMachine>(model: Model<M>) => {
  const { machine } = model
  const alphabet: Step[] = [...model.events, ...answerEvents(model.answers), ...timeEvents(machine.root)]
  const [start] = initialTransition(machine, model.input)
  const paths = new Map<string, Path<M>>([[look(start), { state: start as Path<M>['state'], events: [] }]])
  const edges: Edge<M>[] = []
  // The iteration of a Map also visits entries that are added on the way, so it is the queue of the search.
  for (const from of paths.values()) {
    for (const event of alphabet) {
      // Seam: for a generic M the compiler cannot know that its snapshots are machine snapshots.
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

/** Returns the transitions as sorted, distinct lines: 'editing · item.cancel → viewing'. */
const tableOf = (edges: Edge[]): string[] =>
  [
    ...new Set(
      edges.map(({ from, event, to }) => `${nameOf(from.state.value)} · ${nameOfEvent(event)} → ${nameOf(to.value)}`),
    ),
  ].sort()

/** Returns the reachable snapshots from which no home state can be reached; empty if there are none. */
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
