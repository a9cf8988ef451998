import { type DraftInput, readItemDraft, toItemDraft } from '@candid/core'
import { draftModel, type Model } from '@candid/core/testing'
import { experience } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ItemCard = lazyScreen(async () => (await import('@candid/web/features/items/item-card.tsx')).ItemCard)

const UnsavedDialog = lazyScreen(
  async () => (await import('@candid/web/features/items/unsaved-dialog.tsx')).UnsavedDialog,
)

const { id, version, tag: _, ...content } = experience
const draftId = `resume-1.${id}`
const theirs = toItemDraft({ ...content, title: 'Head of Grid Platform' })

const model: Model<(typeof draftModel)['machine']> = {
  ...draftModel,
  input: {
    id: draftId,
    validate: (fields) => readItemDraft('experience', fields, content).errors ?? {},
    confirms: true,
  },
  events: [
    { type: 'draft.edit', saved: toItemDraft(content), version },
    { type: 'draft.change', field: 'title', value: 'Principal Engineer, Grid Platform' },
    { type: 'draft.change', field: 'title', value: ' ' },
    { type: 'draft.save' },
    { type: 'draft.confirm' },
    { type: 'draft.cancel' },
    { type: 'draft.leave' },
    { type: 'draft.takeTheirs' },
    { type: 'draft.keepMine' },
  ],
  answers: {
    saveDraft: [
      { output: { kind: 'saved' } },
      { output: { kind: 'conflict', theirs, version: 2 } },
      { error: { status: 500, detail: 'The item could not be written.', isList: false } },
    ],
  },
}

const nothing = () => undefined

export const draftEntry = entry({
  name: 'draft',
  title: 'Item of a resume',
  about: 'One item read, edited in its place, confirmed and saved; a failed save keeps what was typed.',
  model,
  proven: draftModel,
  claims: (input) => (input as DraftInput).id === draftId,
  Screen: () => (
    <Inset title="ada-lindqvist.pdf">
      <h2>Experience</h2>
      <ItemCard
        resumeId="resume-1"
        section="experience"
        item={experience}
        place={null}
        isTold={false}
        onInterview={nothing}
      />
      <UnsavedDialog />
    </Inset>
  ),
})
