import { viewerModel } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ResumeViewer = lazyScreen(async () => (await import('@candid/web/features/items/resume-viewer.tsx')).ResumeViewer)

const nothing = () => null

export const viewerEntry = entry({
  name: 'viewer',
  title: 'Panels of a resume',
  about: 'Which panel is open, where an item is being added, and whether the PDF is beside them.',
  model: viewerModel,
  proven: viewerModel,
  Screen: () => (
    <Inset title="ada-lindqvist.pdf">
      <ResumeViewer resumeId="resume-1" lastStep={null} Interview={nothing} />
    </Inset>
  ),
})
