import { type Model, voiceModel } from '@candid/core/testing'
import { questions } from '../samples/sample-data.ts'
import { voiceAround } from '../samples/sample-voice.ts'
import { entry } from './entry.ts'
import { Questions } from './questions.tsx'

const model: Model<(typeof voiceModel)['machine']> = {
  ...voiceModel,
  events: voiceModel.events.map((event) =>
    event.type === 'voice.speak'
      ? { ...event, text: questions.find(({ id }) => id === event.owner)?.text ?? event.text }
      : event,
  ),
}

const Screen = () => <Questions shown={questions.slice(0, 2)} answers={[]} />

export const voiceEntry = entry({
  name: 'voice',
  title: 'Questions that speak and listen',
  about: 'The single lock on loudspeaker and microphone: one question has it, all others wait.',
  model,
  proven: voiceModel,
  services: (actor) => {
    const voice = voiceAround(actor)
    return { voice: () => voice }
  },
  Screen,
})
