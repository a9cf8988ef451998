import type { Page } from '@playwright/test'
import type { Model, Path, Step } from '../../packages/core/src/testing/index.ts'
import type { Network } from './network.ts'

/** What brings an event about: a person's gesture or the network's answer. A text says why there is none. */
type Gesture = (() => Promise<unknown>) | string

type Machine = Model['machine']
type SnapshotOf<M extends Machine> = Path<M>['state']

/** How a machine's events come about on its screen, and what its view looks like there. */
export type Screen<M extends Machine = Machine> = {
  /** The model that is replayed; its sample data may differ from the proven one's, its moves may not. */
  model: Model<M>
  /** The model that core proves. */
  proven: Model
  gestureOf: (event: Step, from: SnapshotOf<M>) => Gesture
  /** Whether a walk may come through the same state twice: the screen then shows nothing of the first time. */
  goesOn?: boolean
  /** After which steps a walk that goes on must end all the same: the screen remembers what the machine does not. */
  isLast?: (from: SnapshotOf<M>, event: Step, to: SnapshotOf<M>) => boolean
  /** Opens the screen with the machine in its first state. */
  begin: () => Promise<void>
  /** Expects on the screen what the machine's view says of a snapshot. */
  shows: (snapshot: SnapshotOf<M>) => Promise<void>
}

/** What a screen's mapping is made from. */
export type Stage = { page: Page; url: string; network: Network }

/** Forgets the machine's type, as lists of screens do. */
export const screenOf = <M extends Machine>(screen: Screen<M>): Screen =>
  // Seam: each screen is only shown snapshots of its own machine.
  screen as unknown as Screen
