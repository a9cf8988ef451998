import { type DraftInput, type draftMachine, readItemDraft, toDraftView, toItemDraft } from '@candid/core'
import { draftModel, type Model } from '@candid/core/testing'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { experience } from '../samples/sample-data.ts'
import { entry, lazyScreen } from './entry.ts'
import { Inset } from './inset.tsx'

const ItemReader = lazyScreen(async () => (await import('@candid/web/features/items/item-reader.tsx')).ItemReader)

const ItemEditor = lazyScreen(async () => (await import('@candid/web/features/items/item-editor.tsx')).ItemEditor)

const UnsavedDialog = lazyScreen(
  async () => (await import('@candid/web/features/items/unsaved-dialog.tsx')).UnsavedDialog,
)

const { id, version, tag: _, ...content } = experience
const draftId = `resume-1.${id}`
const edit = { type: 'draft.edit', saved: toItemDraft(content), version } as const
const theirs = toItemDraft({ ...content, title: 'Head of Grid Platform' })

const model: Model<(typeof draftModel)['machine']> = {
  ...draftModel,
  input: {
    id: draftId,
    validate: (fields) => readItemDraft('experience', fields, content).errors ?? {},
    confirms: true,
  },
  events: [
    edit,
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

/** The item as its card shows it: to be read while the machine rests, else in its editor. */
function Item({ actor }: { actor: ActorRefFrom<typeof draftMachine> }) {
  const isResting = useSelector(actor, (snapshot) => toDraftView(snapshot).mode === 'resting')
  return (
    <article className="group/item relative">
      {isResting ? (
        <ItemReader
          resumeId="resume-1"
          section="experience"
          item={experience}
          place={null}
          editRef={null}
          kept={null}
          onEdit={() => actor.send(edit)}
          hasStories={false}
          onInterview={nothing}
        />
      ) : (
        <ItemEditor resumeId="resume-1" section="experience" item={experience} continues={false} onClosed={nothing} />
      )}
    </article>
  )
}

export const draftEntry = entry({
  name: 'draft',
  title: 'Item of a resume',
  about: 'One item read, edited in its place, confirmed and saved; a failed save keeps what was typed.',
  model,
  proven: draftModel,
  claims: (input) => (input as DraftInput).id === draftId,
  Screen: ({ actor }) => (
    <Inset title="ada-lindqvist.pdf">
      <h2>Experience</h2>
      <Item actor={actor} />
      <UnsavedDialog />
    </Inset>
  ),
})
