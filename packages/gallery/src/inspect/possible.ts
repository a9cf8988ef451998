import { answered, failed, type Model, nameOf, type Step } from '@candid/core/testing'
import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'
import { kindOfEvent, labelOfEvent, type MoveKind } from '../chart/chart-of.ts'
import { redact } from './redact.ts'
import type { Choice } from './source.ts'

const timeEvents = (node: AnyStateMachine['root']): Step[] => [
  ...node.after.map(({ eventType }) => ({ type: eventType })),
  ...Object.values(node.states).flatMap(timeEvents),
]

/** Everything that may ever happen to a model's machine: events, what its ports may answer, and time. */
export const alphabetOf = (model: Model): Step[] => [
  ...model.events,
  ...Object.entries(model.answers).flatMap(([port, answers]) =>
    answers.map((answer) => ('output' in answer ? answered(port, answer.output) : failed(port, answer.error))),
  ),
  ...timeEvents(model.machine.root),
]

export const streamsOf = (model: Model): string[] => Object.values(model.streams).flat()

const payloadOf = ({ type: _, actorId: __, ...payload }: Step) => redact(payload)

const kinds: MoveKind[] = ['event', 'stream', 'done', 'error', 'time']

/**
 * Those of an alphabet's events that a snapshot takes, and where each would lead: first what a person does, then what
 * the world answers. `index` is the place in the alphabet.
 */
export const possibleIn = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  alphabet: readonly Step[],
  streams: readonly string[],
): Choice[] => {
  const choices = alphabet.flatMap((event, index): Choice[] => {
    if (!snapshot.can(event)) return []
    const [next] = transition(machine, snapshot, event)
    const leadsTo = nameOf(next.value)
    return [
      {
        index,
        label: labelOfEvent(event.type),
        kind: kindOfEvent(event.type, streams),
        payload: payloadOf(event),
        leadsTo: leadsTo === nameOf(snapshot.value) ? null : leadsTo,
      },
    ]
  })
  return choices.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
}
