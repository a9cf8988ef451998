import { activationMachine } from '@candid/core'
import { resumeLifecycleModel } from '@candid/core/testing'
import { createActor } from 'xstate'
import { uploadedResume } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ResumesPage = lazyScreen(async () => (await import('@candid/web/features/resumes/resumes-page.tsx')).ResumesPage)

/** How long the sample's parse has been running, in milliseconds. */
const running = 7_000

export const resumeLifecycleEntry = entry({
  name: 'resume-lifecycle',
  title: 'List of resumes',
  about: 'One command for one resume: parse, or delete.',
  model: resumeLifecycleModel,
  proven: resumeLifecycleModel,
  services: (actor) => {
    const activation = createActor(activationMachine).start()
    const lifecycles = { of: () => actor, activationOf: () => activation, clear: () => undefined }
    return { lifecycles: () => lifecycles }
  },
  world: (snapshot) => ({
    resumes: snapshot.matches('deleted')
      ? []
      : [
          {
            ...uploadedResume,
            ...(snapshot.matches('parsing') && {
              parse_stage: 'fill_items' as const,
              parse_counts: { pages_read: 2, pages: 2, items: 14 },
              parse_started_at: new Date(Date.now() - running).toISOString(),
            }),
          },
        ],
  }),
  Screen: () => (
    <Inset>
      <ResumesPage />
    </Inset>
  ),
})
