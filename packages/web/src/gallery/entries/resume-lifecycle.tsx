import { resumeLifecycleModel } from '@candid/core/testing'
import { uploadedResume } from '../stage/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ResumesPage = lazyScreen(async () => (await import('../../resumes/resumes-page.tsx')).ResumesPage)

/** How long the sample's parse has been running, in milliseconds. */
const running = 7_000

export const resumeLifecycleEntry = entry({
  name: 'resume-lifecycle',
  title: 'List of resumes',
  about: 'A resume on its way from uploaded over parsed to active; only a parsed one can be active.',
  model: resumeLifecycleModel,
  proven: resumeLifecycleModel,
  services: (actor) => ({ lifecycles: { of: () => actor } }),
  world: (snapshot) => ({
    resumes: snapshot.matches('deleted')
      ? []
      : [
          {
            ...uploadedResume,
            ...snapshot.context.facts,
            ...(snapshot.matches('parsing') && {
              parse_stage: 'fill_items' as const,
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
