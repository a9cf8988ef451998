import { liveUpdatesModel } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ResumesPage = lazyScreen(async () => (await import('@candid/web/features/resumes/resumes-page.tsx')).ResumesPage)

export const liveUpdatesEntry = entry({
  name: 'live-updates',
  title: 'List of resumes, kept up to date',
  about: 'The connection by which the server reports changes. No screen shows it: lists poll while it is lost.',
  model: liveUpdatesModel,
  proven: liveUpdatesModel,
  Screen: () => (
    <Inset>
      <ResumesPage />
    </Inset>
  ),
})
