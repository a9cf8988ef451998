import { type Section, sections, sectionTitles, texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { moveToSectionMutation } from '../../entities/item/editing.queries.ts'
import type { ItemAddress } from '../../entities/item/items.queries.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { Dialog } from '../../ui/dialog.tsx'

type MoveDialogProps = { address: ItemAddress; version: number; onClose: () => void }

/** The dialog to choose the section that an item moves to. A toast offers to undo the move. */
export function MoveDialog({ address, version, onClose }: MoveDialogProps) {
  const { api, queryClient } = useServices()
  const options = moveToSectionMutation(api, queryClient)
  const { mutate: moveBack } = useMutation({ ...options, onError: notifyFailure })
  const { mutate, isPending } = useMutation({
    ...options,
    onError: notifyFailure,
    // Notified here, because the item is in another panel by then.
    onSuccess: async (data, { to, ...from }) => {
      await options.onSuccess(data, from)
      notifySuccess({
        title: texts.success,
        message: `The item was moved to ${sectionTitles[to]}.`,
        action: {
          label: 'Undo',
          onSelect: () => moveBack({ ...from, section: to, to: from.section, version: data.version }),
        },
      })
    },
  })
  const move = (to: Section) => {
    mutate({ ...address, to, version })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move to section"
      description="Its questions and answers move with it. Fields that the new section does not have become part of its text."
    >
      <ul className="-mx-3 pb-2">
        {sections
          .filter((section) => section !== address.section)
          .map((section) => (
            <li key={section}>
              <button
                type="button"
                disabled={isPending}
                onClick={() => move(section)}
                className="flex min-h-11 w-full items-center justify-between rounded px-3 text-left hover:bg-hover"
              >
                {sectionTitles[section]}
                <ChevronRight size={16} aria-hidden className="text-ink-soft" />
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
