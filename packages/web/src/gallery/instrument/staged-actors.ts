import { createContext } from 'react'
import type { AnyActorRef } from 'xstate'

/** The actor that stands on the gallery's stage: components that would start its machine get it instead. */
export type StagedActor = { machineId: string; actor: AnyActorRef; claims: (input: unknown) => boolean }

export const StagedActorContext = createContext<StagedActor | null>(null)
