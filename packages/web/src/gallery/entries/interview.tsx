import { toInterviewView } from '@candid/core'
import { interviewModel } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { Button } from '../../ui/button.tsx'
import { questions } from '../stage/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

type Actor = ActorRefFrom<(typeof interviewModel)['machine']>

const InterviewDialog = lazyScreen(() =>
  import('../../interview/interview-dialog.tsx').then((module) => module.InterviewDialog),
)

const items = [
  { id: 'item-1', title: 'Lead Engineer · Analytical Engines' },
  { id: 'item-2', title: 'Engineer · Difference & Sons' },
]

const Screen = ({ actor }: { actor: Actor }) => {
  const { open } = useSelector(actor, toInterviewView)
  return (
    <Inset title="Dashboard">
      <Button onClick={() => actor.send({ type: 'interview.open', itemId: 'item-1' })}>Interview</Button>
      {open && (
        <InterviewDialog
          resumeId="resume-1"
          section="experience"
          items={items}
          startAt="item-1"
          onClose={() => actor.send({ type: 'interview.close' })}
        />
      )}
    </Inset>
  )
}

export const interviewEntry = entry({
  name: 'interview',
  title: 'Interview dialog',
  about: 'Which item is asked about, and whether its questions are there.',
  model: interviewModel,
  proven: interviewModel,
  world: ({ context: { count } }) => {
    const shown = questions.slice(0, count)
    return { interview: { questions: shown, answers: shown.map(() => null), drafts: shown.map(() => null) } }
  },
  Screen,
})
