import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Who causes a move: a person (or the app), a port's answer, a stream, time, or nobody (at once). */
export type MoveKind = 'event' | 'done' | 'error' | 'stream' | 'time' | 'always'

/** One arrow of the chart. */
export type ChartMove = {
  id: string
  /** Path of the state it leaves; empty for the machine itself, that is for any state. */
  from: string
  /** Path of the state it goes to; `null` when it stays where it is. */
  to: string | null
  /** The event's type as XState has it. */
  event: string
  label: string
  kind: MoveKind
  guard: string | null
  actions: string[]
  /** The state refuses an event that an outer state would take. */
  refused: boolean
}

export type ChartState = {
  path: string
  name: string
  /** 1 for the states of the machine itself. */
  depth: number
  initial: boolean
  final: boolean
  /** Left at once, so never seen. */
  passing: boolean
  compound: boolean
  moves: ChartMove[]
}

/** What is drawn of a machine: all its states in their order, and the moves that hold in all of them. */
export type ChartData = { id: string; states: ChartState[]; anywhere: ChartMove[] }

const nameOfImplementation = (what: unknown): string => {
  if (typeof what === 'string') return what
  if (typeof what === 'function') return what.name
  return typeof what === 'object' && what !== null && 'type' in what ? String(what.type) : 'inline'
}

/** An event's type in few words. */
export const labelOfEvent = (type: string): string => {
  if (type === '') return 'at once'
  const answer = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (answer) return `${answer[2]} ${answer[1] === 'done' ? 'answers' : 'fails'}`
  const time = /^xstate\.after\.([^.]+)\./.exec(type)
  return time ? `after ${time[1]}` : type
}

/** The kind of an event's type, by XState's own naming; `streams` are the types that only streams send. */
export const kindOfEvent = (type: string, streams: readonly string[]): MoveKind => {
  if (type === '') return 'always'
  if (type.startsWith('xstate.done.')) return 'done'
  if (type.startsWith('xstate.error.')) return 'error'
  if (type.startsWith('xstate.after.')) return 'time'
  return streams.includes(type) ? 'stream' : 'event'
}

const listOf = (node: AnyStateNode, event: string): readonly AnyTransitionDefinition[] =>
  (event === '' ? node.always : node.transitions.get(event)) ?? []

/** The id of a transition: the same for a machine and for every copy that `provide` makes of it. */
export const idOfMove = (move: AnyTransitionDefinition): string =>
  `${move.source.path.join('.')}|${move.eventType}|${listOf(move.source, move.eventType).indexOf(move)}`

const toMove =
  (streams: readonly string[]) =>
  (move: AnyTransitionDefinition): ChartMove => {
    const target = move.target?.[0]
    return {
      id: idOfMove(move),
      from: move.source.path.join('.'),
      to: target ? target.path.join('.') : null,
      event: move.eventType,
      label: labelOfEvent(move.eventType),
      kind: kindOfEvent(move.eventType, streams),
      guard: move.guard === undefined ? null : nameOfImplementation(move.guard),
      actions: move.actions.map(nameOfImplementation),
      refused: !target && move.actions.length === 0,
    }
  }

const movesOf = (node: AnyStateNode, streams: readonly string[]): ChartMove[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(toMove(streams))

const isInitial = (node: AnyStateNode) => node.parent?.initial.target?.includes(node) ?? false

/** The chart of a machine, read from the machine itself. */
export const chartOf = (machine: AnyStateMachine, streams: readonly string[] = []): ChartData => {
  const visit = (node: AnyStateNode): ChartState[] =>
    Object.values(node.states).flatMap((child) => [
      {
        path: child.path.join('.'),
        name: child.key,
        depth: child.path.length,
        initial: isInitial(child),
        final: child.type === 'final',
        passing: (child.always ?? []).some((move) => move.guard === undefined),
        compound: child.type === 'compound' || child.type === 'parallel',
        moves: movesOf(child, streams),
      },
      ...visit(child),
    ])
  return { id: machine.id, states: visit(machine.root), anywhere: movesOf(machine.root, streams) }
}
