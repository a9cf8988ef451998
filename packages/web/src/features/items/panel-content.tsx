import { type Section, toViewerView, type viewerMachine } from '@candid/core'
import { memo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ItemLists } from '../../entities/item/item.types.ts'
import { toShownItems } from '../../entities/item/item-lists.ts'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { leaveGuard } from '../../platform/leave-guard.ts'
import type { OverlayRef } from '../../platform/use-overlay.ts'
import { SectionItems } from './section-items.tsx'

export type Viewer = ActorRefFrom<typeof viewerMachine>

/** Whether nothing is unsaved in the open panel. */
export const isFreeIn = (viewer: Viewer): boolean =>
  leaveGuard.isFree(toViewerView(viewer.getSnapshot()).open ?? undefined)

export const addIn = (viewer: Viewer, panel: Section): void =>
  viewer.send({ type: 'viewer.add', panel, isFree: isFreeIn(viewer) })

type PanelContentProps = {
  resume: Detail
  section: Section
  /** The interview progress of all items, once it is known. */
  progress: readonly { chunk_id: string; answered: number }[] | undefined
  isAdding: boolean
  viewer: Viewer
  interview: OverlayRef<Section>
}

/** The items of one panel. A phone notices when all of them are rendered again because one panel opens: they are not. */
export const PanelContent = memo(function PanelContent({
  resume,
  section,
  progress,
  isAdding,
  viewer,
  interview,
}: PanelContentProps) {
  const lists: ItemLists = resume
  const items = toShownItems(lists, section)
  const ids = new Set(items.map(({ id }) => id))
  return (
    <SectionItems
      resumeId={resume.id}
      section={section}
      items={items}
      all={lists[section]}
      adding={isAdding}
      onAdd={() => addIn(viewer, section)}
      onAdded={() => viewer.send({ type: 'viewer.added' })}
      itemsWithStories={(progress ?? []).flatMap(({ chunk_id, answered }) =>
        answered > 0 && ids.has(chunk_id) ? [chunk_id] : [],
      )}
      onInterview={(place) => interview.open(section, place)}
    />
  )
})
