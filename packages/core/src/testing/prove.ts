import { describe, expect, it } from 'vitest'
import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type SnapshotFrom,
  toPromise,
} from 'xstate'
import { explore, look, type Model, nameOfEvent, strandedOf } from './model.ts'
import { nameOfRequest, play } from './play.ts'

/** The hand-written statements about a machine, which the explored and the live machine must match. */
export type Proof<M extends AnyStateMachine> = {
  /** All transitions, as `from · event → to`. */
  moves: string[]
  /** Everything that the steps request of ports and effects, or emit. */
  requests: string[]
  /** Called with every reachable snapshot; contains the expectations that must hold there. */
  invariants: (snapshot: SnapshotFrom<M>) => void
}

/** Proves a machine: transitions, requests, invariants, a way to a home state, every path and edge on a live actor, late answers. */
export const prove = <M extends AnyStateMachine>(model: Model<M>, { moves, requests, invariants }: Proof<M>) =>
  describe(`${model.name}, as a model`, () => {
    // Explored inside each test, so that a machine that throws fails a test and not the collection of tests.
    it('has the id of its folder, and its ports and effects fail with their names', async () => {
      const { id, implementations } = model.machine
      expect(id).toBe(model.name.replace(/-./g, (hyphened) => hyphened.slice(1).toUpperCase()))
      for (const name of [...Object.keys(model.answers), ...Object.keys(model.streams)]) {
        const actor = createActor(implementations.actors[name] as AnyActorLogic)
        const failing = toPromise(actor)
        actor.start()
        await expect(failing).rejects.toThrow(`"${name}" is not provided`)
      }
      for (const name of model.effects) {
        const effect = implementations.actions[name] as () => void
        expect(effect).toThrow(`effect "${name}" is not provided`)
      }
    })

    it('has exactly these transitions', () => {
      expect(explore(model).table).toEqual(moves)
    })

    it('keeps its invariants in every reachable snapshot', () => {
      for (const { state } of explore(model).paths) {
        invariants(state)
        // A running actor has the name of its port, so that a test can answer for it.
        const underWay = Object.keys((state as AnyMachineSnapshot).children)
        expect([...Object.keys(model.answers), ...Object.keys(model.streams)]).toEqual(expect.arrayContaining(underWay))
      }
    })

    it('can reach a home state from every snapshot', () => {
      const { edges, paths } = explore(model)
      expect(strandedOf(model, edges, paths)).toEqual([])
    })

    it('behaves like its model on every shortest path and edge, and requests exactly this', async () => {
      const requested = new Set<string>()
      for (const { from, event, to } of explore(model).edges) {
        const { snapshot, calls } = await play(model, [...from.events, event])
        const route = [...from.events, event].map(nameOfEvent).join(' → ')
        expect(look(snapshot), route).toEqual(look(to))
        for (const call of calls.at(-1) ?? []) requested.add(nameOfRequest(from.state, event, call))
      }
      expect([...requested].sort()).toEqual(requests)
    })

    it('ignores answers that come too late', async () => {
      const { edges } = explore(model)
      const answers = edges.filter(({ event }) => /^xstate\.(done|error)\.actor\./.test(event.type))
      for (const answer of answers) {
        const port = answer.event.type.replace(/^xstate\.(done|error)\.actor\./, '')
        const busy = look(answer.from.state)
        const exits = edges.filter(
          ({ from, event, to }) =>
            look(from.state) === busy &&
            !event.type.startsWith('xstate.') &&
            !(to as AnyMachineSnapshot).children[port],
        )
        for (const exit of exits) {
          const { actor, settleLate } = await play(model, [...exit.from.events, exit.event])
          await settleLate(port, answer.event)
          expect(look(actor.getSnapshot()), `${port} after ${exit.event.type}`).toEqual(look(exit.to))
        }
      }
    })
  })
