import type { MoveKind } from '../chart/chart-of.ts'
import type { Plain } from './redact.ts'

/** Something that may happen now. */
export type Choice = {
  index: number
  label: string
  kind: MoveKind
  /** What it brings. */
  payload: Plain
  /** Name of the state it leads to; `null` when only the context changes, or nothing. */
  leadsTo: string | null
}

/** A running machine, as far as it is shown. */
export type InspectedActor = {
  /** XState's session id. */
  id: string
  machineId: string
  /** 'editing.typing' */
  state: string
  /** Paths of all states it is in: 'editing' and 'editing.typing'. */
  active: string[]
  context: Plain
  /** Ids of the moves of the last step. */
  lastMoves: string[]
  choices: Choice[]
}

export type LogKind = 'actor' | 'event' | 'microstep' | 'snapshot'

/** One line of the event log; already without secrets. */
export type LogEntry = {
  id: number
  /** Milliseconds since the log began. */
  at: number
  kind: LogKind
  /** Which actor. */
  actor: string
  /** Who sent the event, when it was another actor. */
  sender: string | null
  /** Type of the event. */
  event: string
  /** The state after a microstep or in a snapshot. */
  state: string | null
  detail: Plain
}

export type Inspected = { actors: InspectedActor[]; log: LogEntry[] }

/** Where the inspector reads from: this window's recorder, or the stage in its frame. */
export type Source = {
  subscribe: (listener: () => void) => () => void
  read: () => Inspected
  /** Lets one of an actor's choices happen. */
  choose: (actorId: string, index: number) => void
  clear: () => void
}

export const nothingInspected: Inspected = { actors: [], log: [] }
