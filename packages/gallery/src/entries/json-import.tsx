import { jsonImportModel, type Model } from '@candid/core/testing'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ImportSample = lazyScreen(async () => {
  const { ImportPanel } = await import('@candid/web/features/resumes/import/import-panel.tsx')
  const { useImport } = await import('@candid/web/features/resumes/import/use-import.ts')
  return () => <ImportPanel {...useImport(nothing)} />
})

const nothing = () => undefined

const model: Model<(typeof jsonImportModel)['machine']> = {
  ...jsonImportModel,
  events: jsonImportModel.events.map((event) =>
    event.type === 'import.choose'
      ? { ...event, file: { name: 'ada-lindqvist.json', size: 8_412, handle: null } }
      : event,
  ),
}

export const jsonImportEntry = entry({
  name: 'json-import',
  title: 'Import of a JSON Resume',
  about: 'A file is chosen and read, and shown as what it would become before it is sent.',
  model,
  proven: jsonImportModel,
  Screen: () => (
    <Inset title="Add Resume">
      <h2>Import JSON Resume</h2>
      <ImportSample />
    </Inset>
  ),
})
