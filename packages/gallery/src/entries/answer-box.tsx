import { answerBoxModel, type Model } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { answerText, questions } from '../samples/sample-data.ts'
import { entry } from './entry.ts'
import { Questions } from './questions.tsx'

type Actor = ActorRefFrom<(typeof answerBoxModel)['machine']>

const theirs = 'The nightly batch. It was right for ten years, and wrong for the eleventh.'

const model: Model<(typeof answerBoxModel)['machine']> = {
  ...answerBoxModel,
  events: [
    { type: 'answer.edit', saved: answerText, version: 1 },
    { type: 'answer.change', text: `${answerText} ` },
    { type: 'answer.change', text: ' ' },
    { type: 'answer.reuse', text: answerText },
    ...answerBoxModel.events.filter(({ type }) => !['answer.edit', 'answer.change', 'answer.reuse'].includes(type)),
  ],
  answers: {
    ...answerBoxModel.answers,
    saveAnswer: [
      { output: { kind: 'saved', text: answerText, version: 1 } },
      { output: { kind: 'conflict', theirs, version: 2 } },
      { error: { status: 500, detail: 'The answer could not be written.', isList: false } },
    ],
  },
}

const earlier = {
  question: 'Which part of the old path was the hardest to give up?',
  answer: answerText,
  saved_at: '2026-10-02T14:02:00Z',
}

/** The saved answer is the server's to tell; here it is what the machine saved last. */
function Screen({ actor }: { actor: Actor }) {
  const saved = useSelector(actor, ({ context }) => context.saved)
  return <Questions shown={questions.slice(0, 1)} answers={[saved]} earlier={earlier} />
}

export const answerBoxEntry = entry({
  name: 'answer-box',
  title: 'Question of an interview',
  about: 'The answer to one question, shown or typed; what is typed is never lost.',
  model,
  proven: answerBoxModel,
  claims: (input) => JSON.stringify(input).includes(model.input.questionId),
  Screen,
})
