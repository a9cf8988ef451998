import type { ItemContent } from '@candid/core'
import { itemEditModel, type Model } from '@candid/core/testing'
import { experience } from '../stage/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ItemCard = lazyScreen(async () => (await import('../../items/item-card.tsx')).ItemCard)

const UnsavedDialog = lazyScreen(async () => (await import('../../items/unsaved-dialog.tsx')).UnsavedDialog)

const { id, version, tag: _, ...content } = experience
const theirs: ItemContent = { ...content, title: 'Head of Grid Platform' }

const model: Model<(typeof itemEditModel)['machine']> = {
  ...itemEditModel,
  input: { itemId: id, section: 'experience' },
  events: [
    { type: 'item.edit', content, version },
    { type: 'item.change', field: 'title', value: 'Principal Engineer, Grid Platform' },
    { type: 'item.change', field: 'title', value: ' ' },
    { type: 'item.save' },
    { type: 'item.confirm' },
    { type: 'item.cancel' },
    { type: 'item.leave' },
    { type: 'item.takeTheirs' },
    { type: 'item.keepMine' },
  ],
  answers: {
    saveItem: [
      { output: { kind: 'saved' } },
      { output: { kind: 'conflict', theirs, version: 2 } },
      { error: { status: 500, detail: 'The item could not be written.', isList: false } },
    ],
  },
}

const nothing = () => undefined

export const itemEditEntry = entry({
  name: 'item-edit',
  title: 'Item of a resume',
  about: 'One item read, edited in its place, confirmed and saved; a failed save keeps what was typed.',
  model,
  proven: itemEditModel,
  Screen: () => (
    <Inset title="ada-lindqvist.pdf">
      <ItemCard
        resumeId="resume-1"
        section="experience"
        item={experience}
        place={{ index: 0, last: 1 }}
        onInterview={nothing}
      />
      <UnsavedDialog />
    </Inset>
  ),
})
