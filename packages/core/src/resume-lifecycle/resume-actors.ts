import type { Actor } from 'xstate'
import type { activationMachine } from '../activation/activation.machine.ts'
import type { ActivationEmitted } from '../activation/activation.types.ts'
import type { LifecycleFacts } from '../rules/lifecycle.ts'
import type { resumeLifecycleMachine } from './resume-lifecycle.machine.ts'
import type { ResumeLifecycleEmitted, ResumeLifecycleInput } from './resume-lifecycle.types.ts'

export type LifecycleActor = Actor<typeof resumeLifecycleMachine>
export type ActivationActor = Actor<typeof activationMachine>

/** The running machines: one for each resume, and one for each owner who activates a resume. */
export type ResumeActors = {
  of: (resume: { id: string; chunked: boolean; parse_status: LifecycleFacts['parse_status'] }) => LifecycleActor
  activationOf: (ownerId: string) => ActivationActor
}

export type ResumeActorSettings = {
  startLifecycle: (input: ResumeLifecycleInput) => LifecycleActor
  startActivation: () => ActivationActor
  /** Called with every outcome. */
  report: (outcome: ResumeLifecycleEmitted | ActivationEmitted) => void
}

/** Starts a machine when it is first requested, and keeps it until `clear`. */
export const createResumeActors = (settings: ResumeActorSettings): ResumeActors & { clear: () => void } => {
  const { startLifecycle, startActivation, report } = settings
  const lifecycles = new Map<string, LifecycleActor>()
  const activations = new Map<string, ActivationActor>()
  return {
    of: ({ id, chunked, parse_status }) => {
      const running = lifecycles.get(id)
      if (running) return running
      const actor = startLifecycle({ resumeId: id, isParsing: !chunked && parse_status === 'running' })
      lifecycles.set(id, actor)
      actor.on('*', (outcome) => {
        if (outcome.type === 'lifecycle.deleted') lifecycles.delete(id)
        report(outcome)
      })
      return actor
    },
    activationOf: (ownerId) => {
      const running = activations.get(ownerId)
      if (running) return running
      const actor = startActivation()
      activations.set(ownerId, actor)
      actor.on('*', report)
      return actor
    },
    clear: () => {
      for (const actor of [...lifecycles.values(), ...activations.values()]) actor.stop()
      lifecycles.clear()
      activations.clear()
    },
  }
}
