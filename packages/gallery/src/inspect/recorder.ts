import { nameOf } from '@candid/core/testing'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  isMachineSnapshot,
  StateMachine,
} from 'xstate'
import { idOfMove, labelOfEvent } from '../chart/chart-of.ts'
import { redact } from './redact.ts'
import type { Choice, Inspected, InspectedActor, LogEntry, Source } from './source.ts'

type RecorderSettings = {
  /** How many lines are kept; the oldest go first. */
  size?: number
  now: () => number
  choicesOf: (machine: AnyStateMachine, snapshot: AnyMachineSnapshot) => Choice[]
  choose: (actor: AnyActorRef, index: number, machine: AnyStateMachine) => void
}

type Watched = { actor: AnyActorRef; machine: AnyStateMachine; lastMoves: string[] }

// Seam: inspection types an actor by the little that every kind of actor has; what runs is always an Actor.
const toActor = (ref: unknown) => ref as AnyActorRef & { logic: unknown; _parent?: AnyActorRef }

const nameOfActor = (ref: unknown): string => {
  const { id, logic, _parent } = toActor(ref)
  return _parent === undefined && logic instanceof StateMachine ? logic.id : id
}

const activePaths = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.map((node) => node.path.join('.')).filter((path) => path !== '')

const internal = /^xstate\.(init|stop|promise)/

/** Listens to actors and keeps the last lines of what went on, redacted before they are stored. Nothing leaves the window. */
export const createRecorder = ({ size = 500, now, choicesOf, choose }: RecorderSettings) => {
  const began = now()
  const watched = new Map<string, Watched>()
  const listeners = new Set<() => void>()
  let log: LogEntry[] = []
  let last = 0
  let inspected: Inspected | null = null

  const changed = () => {
    inspected = null
    for (const listener of listeners) listener()
  }
  const add = (entry: Omit<LogEntry, 'id' | 'at'>) => {
    last += 1
    log = [...log.slice(1 - size), { ...entry, id: last, at: Math.max(0, now() - began) }]
  }

  /** Shows a machine that runs already. */
  const watch = (actor: AnyActorRef, machine: AnyStateMachine) => {
    watched.set(actor.sessionId, { actor, machine, lastMoves: [] })
    changed()
  }

  const inspect = (inspection: InspectionEvent) => {
    const ref = toActor(inspection.actorRef)
    const actor = nameOfActor(ref)
    if (inspection.type === '@xstate.actor') {
      add({ kind: 'actor', actor, sender: null, event: 'starts', state: null, detail: null })
    } else if (inspection.type === '@xstate.event') {
      const sender = inspection.sourceRef ? nameOfActor(inspection.sourceRef) : null
      const { type } = inspection.event
      // Only now it runs: what is made and thrown away before it starts (React does so) is never shown.
      if (type === 'xstate.init' && ref.logic instanceof StateMachine)
        watched.set(ref.sessionId, { actor: ref, machine: ref.logic, lastMoves: [] })
      if (internal.test(type)) return
      const own = watched.get(ref.sessionId)
      if (own) own.lastMoves = []
      add({ kind: 'event', actor, sender, event: labelOfEvent(type), state: null, detail: redact(inspection.event) })
    } else if (inspection.type === '@xstate.microstep') {
      const own = watched.get(ref.sessionId)
      const moves = inspection._transitions.map(idOfMove)
      if (own) own.lastMoves = [...own.lastMoves, ...moves]
      const { snapshot } = inspection
      if (!isMachineSnapshot(snapshot) || moves.length === 0) return
      const event = labelOfEvent(inspection.event.type)
      add({ kind: 'microstep', actor, sender: null, event, state: nameOf(snapshot.value), detail: moves })
    } else if (inspection.type === '@xstate.snapshot') {
      const { snapshot, event } = inspection
      const isMachine = isMachineSnapshot(snapshot)
      if (snapshot.status === 'stopped') watched.delete(ref.sessionId)
      if (!isMachine && internal.test(event.type)) return
      const state = isMachine ? nameOf(snapshot.value) : snapshot.status
      const detail = redact(isMachine ? snapshot.context : snapshot)
      add({ kind: 'snapshot', actor, sender: null, event: labelOfEvent(event.type), state, detail })
    } else return
    changed()
  }

  const show = ([id, { actor, machine, lastMoves }]: [string, Watched]): InspectedActor => {
    // Seam: only machines are watched, and a machine's snapshot is a machine snapshot.
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    return {
      id,
      machineId: machine.id,
      state: nameOf(snapshot.value),
      active: activePaths(snapshot),
      context: redact(snapshot.context),
      lastMoves,
      choices: choicesOf(machine, snapshot),
    }
  }

  const source: Source = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => {
      inspected ??= { actors: [...watched].map(show), log }
      return inspected
    },
    choose: (actorId, index) => {
      const found = watched.get(actorId)
      if (found) choose(found.actor, index, found.machine)
    },
    clear: () => {
      log = []
      changed()
    },
  }
  return { inspect, watch, source }
}
