import type { Model } from '@candid/core/testing'
import type { Services } from '@candid/web/platform/services.ts'
import { type ComponentType, lazy } from 'react'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import type { World } from '../samples/world.ts'

/** A machine in the gallery: its model with sample data, and its screen. */
export type Entry<M extends AnyStateMachine = AnyStateMachine> = {
  /** Part of the address, as the model's name. */
  name: string
  /** The screen that is shown. */
  title: string
  /** One sentence: what the machine is for. */
  about: string
  /** The model that core proves, where needed with other sample data: it must move in the same way. */
  model: Model<M>
  /** The model that core proves; its machine may be for other data. */
  proven: Model
  /** Where several components start the same machine: whether this input is the staged one's. By default any is. */
  claims?: (input: unknown) => boolean
  /** What the server would hold while the machine is in this snapshot, where that differs from the sample. */
  world?: (snapshot: SnapshotFrom<M>) => Partial<World>
  /** App-long services that the staged actor stands for. */
  services?: (actor: Actor<M>) => Partial<Services>
  Screen: ComponentType<{ actor: Actor<M> }>
}

/** An entry without its machine's type, as lists have it. */
export type AnyEntry = Entry

/** Keeps the machine's type inside of the entry. */
export const entry = <M extends AnyStateMachine>(given: Entry<M>): AnyEntry =>
  // Seam: entries of different machines stand in one list; each is only ever used with its own actor.
  given as unknown as AnyEntry

/** A component that is loaded only on the stage. */
export const lazyScreen = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
