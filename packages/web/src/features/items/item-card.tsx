import type { ItemDraft, Section } from '@candid/core'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { toItemTitle } from '../../entities/item/item-lists.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import type { Kept } from '../../platform/kept-drafts.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { later } from '../../ui/later.tsx'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { draftIdOf, itemDrafts } from './draft-store.ts'
import { EditorComing } from './editor-coming.tsx'
import { ItemReader } from './item-reader.tsx'
import { useIsHighlighted } from './original/highlight-store.ts'
import type { Place } from './place-of.ts'

// Loaded later with the draft machine, because neither is needed to read the resume.
const ItemEditor = later(() => import('./item-editor.tsx').then((module) => module.ItemEditor), <EditorComing />)

type ItemCardProps<S extends Section> = {
  resumeId: string
  section: S
  item: ItemOf<S>
  place: Place
  hasStories: boolean
  onInterview: (place: string) => void
}

/** One item, shown or edited in place. */
export function ItemCard<S extends Section>({
  resumeId,
  section,
  item,
  place,
  hasStories,
  onInterview,
}: ItemCardProps<S>) {
  const { id: userId } = useCurrentUser()
  const editor = useOverlay<'anew' | 'continued'>()
  const highlighted = useIsHighlighted(item.id)
  const editRef = useReturnedFocus(editor.kind !== null)
  const draftId = draftIdOf(resumeId, item.id)
  const edit = (kept: Kept<ItemDraft> | null) => {
    // From now on the draft belongs to this page.
    if (kept) itemDrafts.keep(userId, draftId, kept.value, kept.key)
    editor.open(kept ? 'continued' : 'anew')
  }
  return (
    <article
      aria-label={toItemTitle(item)}
      data-item={item.id}
      data-highlighted={highlighted || undefined}
      className="group/item relative"
    >
      {editor.kind === null ? (
        <ItemReader
          resumeId={resumeId}
          section={section}
          item={item}
          place={place}
          editRef={editRef}
          kept={itemDrafts.readAll(userId, draftId)[0] ?? null}
          onEdit={edit}
          hasStories={hasStories}
          onInterview={onInterview}
        />
      ) : (
        <ItemEditor
          resumeId={resumeId}
          section={section}
          item={item}
          continues={editor.kind === 'continued'}
          onClosed={editor.close}
        />
      )}
    </article>
  )
}
