import {
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type SnapshotFrom,
} from 'xstate'
import { type Model, nameOf, nameOfEvent, type Step } from './model.ts'

/** Something that the machine requested. */
export type Call =
  | { port: string; input: unknown }
  | { stream: string; input: unknown }
  | { stream: string; received: EventObject }
  | { stream: string; stopped: true }
  | { effect: string; params: unknown }
  | { emitted: EventObject }

type Pending = { promise: Promise<unknown>; resolve(value: unknown): void; reject(error: unknown): void }

/** A clock whose timers fire only on command, by the length that they were set to. */
const scriptedClock = () => {
  const timers = new Map<number, { run: () => void; length: number }>()
  let last = 0
  return {
    setTimeout: (run: () => void, length: number) => {
      last += 1
      timers.set(last, { run, length })
      return last
    },
    clearTimeout: (id: number) => timers.delete(id),
    runOut: (length: number) => {
      const found = [...timers].find(([, timer]) => timer.length === length)
      if (!found) throw new Error(`no timer of ${length} ms is running`)
      timers.delete(found[0])
      found[1].run()
    },
  }
}

const delayOf = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: Step): number => {
  const name = nameOfEvent(event).replace('after.', '')
  const given: unknown = machine.implementations.delays[name] ?? Number(name)
  const delay: unknown = typeof given === 'function' ? given({ context: snapshot.context, event }) : given
  if (typeof delay !== 'number' || Number.isNaN(delay)) throw new Error(`delay "${name}" is not a number`)
  return delay
}

/** A live actor with scripted ports. Every call is recorded, grouped by the step that made it (the first group is the start). */
export const stage = <M extends AnyStateMachine>(model: Model<M>) => {
  const calls: Call[][] = [[]]
  const record = (call: Call) => calls[calls.length - 1]?.push(call)
  const pending = new Map<string, Pending[]>()
  const running = new Map<string, (event: EventObject) => void>()
  const clock = scriptedClock()

  const scriptedPort = (port: string) =>
    fromPromise(({ input }) => {
      record({ port, input })
      const deferred = Promise.withResolvers<unknown>()
      pending.set(port, [...(pending.get(port) ?? []), deferred])
      return deferred.promise
    })
  const scriptedStream = (name: string) =>
    fromCallback(({ input, sendBack, receive }) => {
      record({ stream: name, input })
      running.set(name, sendBack)
      receive((received) => record({ stream: name, received }))
      return () => {
        record({ stream: name, stopped: true })
        if (running.get(name) === sendBack) running.delete(name)
      }
    })

  const provided = model.machine.provide({
    actors: Object.fromEntries([
      ...Object.keys(model.answers).map((port) => [port, scriptedPort(port)]),
      ...Object.keys(model.streams).map((name) => [name, scriptedStream(name)]),
    ]),
    actions: Object.fromEntries(
      model.effects.map((name) => [name, (_: unknown, params: unknown) => record({ effect: name, params })]),
    ),
  } as never)
  const actor = createActor(provided, { input: model.input, clock } as never) as Actor<M>
  const failures: unknown[] = []
  actor.subscribe({ error: (error) => failures.push(error) })
  actor.on('*' as never, (emitted: EventObject) => record({ emitted }))
  actor.start()

  /** Settles the oldest call of a port (or the newest, if it was made in this step). */
  const settle = async (port: string, event: Step, which: 0 | -1) => {
    const deferred = pending.get(port)?.at(which)
    if (!deferred) throw new Error(`port "${port}" was not asked`)
    if (event.type.startsWith('xstate.done')) deferred.resolve(event.output)
    else deferred.reject(event.error)
    // The port's own handler was attached before this one, so the machine has received the result when this returns.
    await deferred.promise.then(
      () => undefined,
      () => undefined,
    )
  }

  const send = async (event: Step) => {
    calls.push([])
    const port = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
    const owner = Object.entries(model.streams).find(([, types]) => types.includes(event.type))?.[0]
    if (port !== undefined) await settle(port, event, -1)
    else if (event.type.startsWith('xstate.after.'))
      clock.runOut(delayOf(model.machine, actor.getSnapshot() as AnyMachineSnapshot, event))
    else if (owner !== undefined) {
      const sendBack = running.get(owner)
      if (!sendBack) throw new Error(`stream "${owner}" is not running, yet it sent ${event.type}`)
      sendBack(event)
    } else (actor as AnyActorRef).send(event)
    if (failures.length > 0) throw failures[0]
  }

  return { actor, calls, send, settleLate: (port: string, event: Step) => settle(port, event, 0) }
}

/** Plays events on a live actor with scripted ports. Returns the actor, its last snapshot, and the requests of each step. */
export const play = async <M extends AnyStateMachine>(model: Model<M>, events: Step[]) => {
  const { actor, calls, send, settleLate } = stage(model)
  for (const event of events) await send(event)
  return { actor, snapshot: actor.getSnapshot() as SnapshotFrom<M>, calls, settleLate }
}

/** Returns a call as it is shown in tables: 'saveItem {"itemId":"item-1"}', 'speak ■' for a stopped stream, 'emits {…}'. */
export const nameOfCall = (call: Call): string => {
  if ('port' in call) return `${call.port} ${JSON.stringify(call.input)}`
  if ('effect' in call) return call.params === undefined ? call.effect : `${call.effect} ${JSON.stringify(call.params)}`
  if ('emitted' in call) return `emits ${JSON.stringify(call.emitted)}`
  if ('stopped' in call) return `${call.stream} stops`
  return 'received' in call
    ? `${call.stream} receives ${JSON.stringify(call.received)}`
    : `${call.stream} ${JSON.stringify(call.input)}`
}

/** Returns one line of the table of requests: 'confirming · item.confirm ⇒ saveItem {…}'. */
export const nameOfRequest = (from: SnapshotFrom<AnyStateMachine>, event: Step, call: Call): string =>
  `${nameOf(from.value)} · ${nameOfEvent(event)} ⇒ ${nameOfCall(call)}`
