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

const createAppRecorder = () =>
  createRecorder({
    now: () => performance.now(),
    choicesOf: (machine, snapshot) => possibleIn(machine, snapshot, plainEventsOf(machine.id), []),
    choose: (actor, index, machine) => {
      const event = plainEventsOf(machine.id)[index]
      if (event) actor.send(event)
    },
  })

/** Records every machine that the app starts, from the first on; only in development, and only with `?inspect`. */
export const appRecorder = new URLSearchParams(window.location.search).has('inspect') ? createAppRecorder() : null

/** An actor's options with the recorder, if there is one. */
export const withRecorder = <Options extends object>(options: Options | undefined): Options | undefined =>
  appRecorder ? ({ inspect: appRecorder.inspect, ...options } as Options) : options
