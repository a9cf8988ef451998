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
import { nameOfAsk, play } from './play.ts'

/** What is written down by hand about a machine, and what the explored and the live machine must equal. */
export type Proof<M extends AnyStateMachine> = {
  /** Every move between states. */
  moves: string[]
  /** Everything any step asks of the world. */
  asks: string[]
  /** Called with every reachable snapshot; expects what must hold there. */
  promises: (snapshot: SnapshotFrom<M>) => void
}

/** Proves a machine: table, asks, invariants, way home, every path and edge on a live actor, late answers. */
export const prove = <M extends AnyStateMachine>(model: Model<M>, { moves, asks, promises }: Proof<M>) =>
  describe(`${model.name}, as a model`, () => {
    // Explored inside of each test, so that a machine that throws turns a test red and not the collection.
    it('is known by its name, and its effects by theirs', async () => {
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

    it('moves like this, and in no other way', () => {
      expect(explore(model).table).toEqual(moves)
    })

    it('keeps its promises in every reachable snapshot', () => {
      for (const { state } of explore(model).paths) {
        promises(state)
        // What is under way goes by the name of its port, or nobody could answer for it.
        const underWay = Object.keys((state as AnyMachineSnapshot).children)
        expect([...Object.keys(model.answers), ...Object.keys(model.streams)]).toEqual(expect.arrayContaining(underWay))
      }
    })

    it('finds a way home from everywhere', () => {
      const { edges, paths } = explore(model)
      expect(strandedOf(model, edges, paths)).toEqual([])
    })

    it('lives up to the model on every shortest path and every edge, asking for this and nothing else', async () => {
      const asked = new Set<string>()
      for (const { from, event, to } of explore(model).edges) {
        const { snapshot, calls } = await play(model, [...from.events, event])
        const route = [...from.events, event].map(nameOfEvent).join(' → ')
        expect(look(snapshot), route).toEqual(look(to))
        for (const call of calls.at(-1) ?? []) asked.add(nameOfAsk(from.state, event, call))
      }
      expect([...asked].sort()).toEqual(asks)
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
