import { createResumeActors, resumeLifecycleMachine, toActivationView } from '@candid/core'
import { activationModel } from '@candid/core/testing'
import { createActor } from 'xstate'
import { uploadedResume } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ResumesPage = lazyScreen(async () => (await import('@candid/web/features/resumes/resumes-page.tsx')).ResumesPage)

const parsed = { ...uploadedResume, chunked: true, parse_status: 'done' as const }
const resumes = ['one', 'two', 'three'].map((name, index) => ({
  ...parsed,
  id: `resume-${index + 1}`,
  path: `resumes/${name}.pdf`,
}))

export const activationEntry = entry({
  name: 'activation',
  title: 'List of resumes, activation',
  about: 'Which resume of one owner is made the active one; the last choice wins.',
  model: activationModel,
  proven: activationModel,
  services: (actor) => {
    const lifecycles = createResumeActors({
      startLifecycle: (input) => createActor(resumeLifecycleMachine, { input }).start(),
      startActivation: () => actor,
      report: () => undefined,
    })
    return { lifecycles: () => lifecycles }
  },
  world: (snapshot) => {
    const { chosen } = toActivationView(snapshot)
    return { resumes: resumes.map((resume) => ({ ...resume, active: resume.id === chosen })) }
  },
  Screen: () => (
    <Inset>
      <ResumesPage />
    </Inset>
  ),
})
