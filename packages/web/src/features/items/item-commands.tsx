import { type Section, texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, FolderInput, History, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ItemOf } from '../../entities/item/item.types.ts'
import { deleteItemMutation, moveItemMutation, restoreItemMutation } from '../../entities/item/items.queries.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { later } from '../../ui/later.tsx'
import type { MenuEntry } from '../../ui/menu.tsx'
import type { Place } from './place-of.ts'

const MoveDialog = later(() => import('./move-dialog.tsx').then((module) => module.MoveDialog))
const ItemHistory = later(() => import('./item-history.tsx').then((module) => module.ItemHistory))

type ItemCommandsSettings = {
  resumeId: string
  section: Section
  item: ItemOf<Section>
  /** The positions for moving up and down; null if the section is sorted automatically. */
  place: Place
}

const icon = { size: 16, 'aria-hidden': true } as const

/** The entries of an item's menu, and the dialogs that they open. */
export const useItemCommands = ({ resumeId, section, item, place }: ItemCommandsSettings) => {
  const { api, queryClient } = useServices()
  const { kind, open, close } = useOverlay<'move' | 'history'>()
  const address = { resumeId, section, itemId: item.id }
  const move = useMutation({ ...moveItemMutation(api, queryClient), onError: notifyFailure })
  const restore = useMutation({ ...restoreItemMutation(api, queryClient), onError: notifyFailure })
  const deletion = deleteItemMutation(api, queryClient)
  const remove = useMutation({
    ...deletion,
    onError: notifyFailure,
    // Notified here, because the component that asked is unmounted by then.
    onSuccess: async (data, gone) => {
      await deletion.onSuccess(data, gone)
      notifySuccess({
        title: texts.success,
        message: `The ${section} item was deleted.`,
        action: { label: 'Undo', onSelect: () => restore.mutate(gone) },
      })
    },
  })
  const entryTo = (label: string, face: ReactNode, position: number | null | undefined): MenuEntry[] =>
    typeof position === 'number' ? [{ label, icon: face, onSelect: () => move.mutate({ ...address, position }) }] : []
  const entries: MenuEntry[] = [
    ...entryTo('Move up', <ArrowUp {...icon} />, place?.up),
    ...entryTo('Move down', <ArrowDown {...icon} />, place?.down),
    { label: 'Move to section', icon: <FolderInput {...icon} />, onSelect: () => open('move') },
    { label: 'History', icon: <History {...icon} />, onSelect: () => open('history') },
    {
      label: 'Delete item',
      icon: <Trash2 {...icon} />,
      tone: 'danger',
      onSelect: () => remove.mutate(address),
    },
  ]
  const dialogs = (
    <>
      {kind === 'move' && <MoveDialog address={address} version={item.version} onClose={close} />}
      {kind === 'history' && <ItemHistory address={address} item={item} onClose={close} />}
    </>
  )
  return { entries, dialogs }
}
