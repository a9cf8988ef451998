import { toInterviewView } from '@candid/core'
import { interviewModel } from '@candid/core/testing'
import { Button } from '@candid/web/ui/button.tsx'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { experience, questions } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

type Actor = ActorRefFrom<(typeof interviewModel)['machine']>

const InterviewDialog = lazyScreen(() =>
  import('@candid/web/features/interview/interview-dialog.tsx').then((module) => module.InterviewDialog),
)

const items = [
  { id: 'item-1', title: 'Lead Engineer · Analytical Engines', content: experience },
  { id: 'item-2', title: 'Engineer · Difference & Sons', content: experience },
]

// Whoever shows the dialog takes it away; on the stage it stays.
const nothing = () => undefined

const Screen = ({ actor }: { actor: Actor }) => {
  const { mode } = useSelector(actor, toInterviewView)
  return (
    <Inset title="Dashboard">
      <Button onClick={() => actor.send({ type: 'interview.open', itemId: 'item-1' })}>Interview</Button>
      {mode !== 'closed' && (
        <InterviewDialog resumeId="resume-1" section="experience" items={items} startAt="item-1" onClose={nothing} />
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
