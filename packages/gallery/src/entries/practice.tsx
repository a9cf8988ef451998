import { toPracticeView } from '@candid/core'
import { type Model, practiceModel } from '@candid/core/testing'
import { Button } from '@candid/web/ui/button.tsx'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { experience, questions } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

type Machine = (typeof practiceModel)['machine']

const PracticeView = lazyScreen(
  async () => (await import('@candid/web/features/interview/practice/practice-view.tsx')).PracticeView,
)

const shown = questions.slice(0, 2)
const interview = { questions: shown, answers: shown.map(() => null), drafts: shown.map(() => null) }

const model: Model<Machine> = {
  ...practiceModel,
  events: practiceModel.events.map((event) =>
    event.type === 'practice.start' && event.questionIds.length > 0
      ? { ...event, questionIds: shown.map(({ id }) => id) }
      : event,
  ),
}

function Screen({ actor }: { actor: ActorRefFrom<Machine> }) {
  const practice = { ...useSelector(actor, toPracticeView, shallowEqual), send: actor.send }
  const start = () => actor.send({ type: 'practice.start', questionIds: shown.map(({ id }) => id), now: Date.now() })
  return (
    <Inset title="Your resume">
      <h2>Experience interview</h2>
      {practice.mode === 'idle' ? (
        <Button onClick={start}>Practise</Button>
      ) : (
        <PracticeView
          practice={practice}
          resumeId="resume-1"
          item={{ id: 'item-1', title: 'Lead Engineer · Analytical Engines', content: experience }}
          interview={interview}
        />
      )}
    </Inset>
  )
}

export const practiceEntry = entry({
  name: 'practice',
  title: 'Practice session',
  about: 'Some questions, one at a time, each answered or skipped, and a summary at the end.',
  model,
  proven: practiceModel,
  Screen,
})
