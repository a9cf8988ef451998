import { models } from '@candid/core/testing'
import { possibleIn } from '../inspect/possible.ts'
import { createRecorder } from '../inspect/recorder.ts'

/** The events of a machine that carry nothing, and may be sent to the running app without harm. */
const plainEventsOf = (machineId: string) => {
  const model = models.find(({ machine }) => machine.id === machineId)
  if (!model) return []
  const streams = Object.values(model.streams).flat()
  return model.events.filter((event) => Object.keys(event).length === 1 && !streams.includes(event.type))
}

/** Makes the recorder of the running app: it offers those events that carry nothing. */
export const createAppRecorder = () =>
  createRecorder({
    now: () => performance.now(),
    choicesOf: (machine, snapshot) => possibleIn(machine, snapshot, plainEventsOf(machine.id), []),
    choose: (actor, index, machine) => {
      const event = plainEventsOf(machine.id)[index]
      if (event) actor.send(event)
    },
  })
