import { explore, nameOf, type Path, type Step, stage } from '@candid/core/testing'
import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { chartOf } from '../chart/chart-of.ts'
import type { AnyEntry } from '../entries/entry.ts'
import { alphabetOf, possibleIn, streamsOf } from '../inspect/possible.ts'
import { createRecorder } from '../inspect/recorder.ts'

/** The ways to one state of a machine: a shortest path to each snapshot in it, the shortest first. */
export type StateWays = { state: string; ways: Path[] }

const explored = new Map<string, StateWays[]>()

/** All reachable states of an entry's machine in the chart's order, with the ways to them. */
export const waysOf = (entry: AnyEntry): StateWays[] => {
  const cached = explored.get(entry.name)
  if (cached) return cached
  const byState = new Map<string, Path[]>()
  for (const path of explore(entry.model).paths) {
    const state = nameOf((path.state as AnyMachineSnapshot).value)
    byState.set(state, [...(byState.get(state) ?? []), path])
  }
  const order = chartOf(entry.model.machine).states.map(({ path }) => path)
  const ways = [...byState]
    .map(([state, paths]) => ({ state, ways: paths }))
    .sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
  explored.set(entry.name, ways)
  return ways
}

/** The state in which an entry's machine begins. */
export const startOf = (entry: AnyEntry): string =>
  waysOf(entry).find(({ ways }) => ways[0]?.events.length === 0)?.state ?? ''

/** Brings a live actor with scripted ports to the end of a path, and records what goes on from its start. */
export const bring = async (entry: AnyEntry, steps: Step[]) => {
  const { model } = entry
  const alphabet = alphabetOf(model)
  const streams = streamsOf(model)
  const staged = stage(model)
  const actor = staged.actor as Actor<AnyStateMachine>
  const recorder = createRecorder({
    now: () => performance.now(),
    choicesOf: (machine, snapshot) => possibleIn(machine, snapshot, alphabet, streams),
    choose: (_: AnyActorRef, index) => {
      const event = alphabet[index]
      // What the scripted world refuses is a fault of the gallery itself and must be seen.
      if (event) staged.send(event).catch((error: unknown) => reportError(error))
    },
  })
  recorder.watch(actor, model.machine)
  actor.system.inspect(recorder.inspect)
  for (const step of steps) await staged.send(step)
  return { actor, source: recorder.source }
}

export type Brought = Awaited<ReturnType<typeof bring>>
