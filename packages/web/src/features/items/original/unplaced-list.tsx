import { type Section, sections, sectionTitles, texts, unplacedId } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServices } from '../../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../../platform/toasts.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useIsHighlighted } from './highlight-store.ts'
import { placeTextMutation } from './original.queries.ts'

type UnplacedListProps = { resumeId: string; unplaced: readonly { text: string }[] }

/** The unplaced texts of the file. Each can be added to a section. */
export function UnplacedList({ resumeId, unplaced }: UnplacedListProps) {
  const { api, queryClient } = useServices()
  const { mutate, isPending } = useMutation({
    ...placeTextMutation(api, queryClient),
    onError: notifyFailure,
  })
  if (unplaced.length === 0) return null
  const place = (index: number, text: string, section: Section) =>
    mutate(
      { resumeId, index, text, section },
      {
        onSuccess: () =>
          notifySuccess({ title: texts.success, message: `The text was added to ${sectionTitles[section]}.` }),
      },
    )
  return (
    <details id="unplaced" className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 rounded hover:bg-hover/40">
        <ChevronRight size={16} aria-hidden className="text-ink-soft group-open:rotate-90" />
        <span className="text-small font-strong">Not placed ({unplaced.length})</span>
        <span className="ml-auto hidden text-small text-ink-soft sm:inline">
          Text from the file that is not in any section
        </span>
      </summary>
      <ul className="divide-y divide-line pb-4">
        {unplaced.map(({ text }, index) => (
          // Texts can repeat, so an entry is identified by its index; it has no state.
          <Entry key={index} id={unplacedId(index)} text={text}>
            <Menu
              entries={sections.map((section) => ({
                label: sectionTitles[section],
                onSelect: () => place(index, text, section),
              }))}
              label={`Add to a section: ${text}`}
              face="Add to a section"
              buttonClassName={buttonClass('quiet', 'small', isPending)}
            />
          </Entry>
        ))}
      </ul>
    </details>
  )
}

function Entry({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  const highlighted = useIsHighlighted(id)
  return (
    <li
      data-item={id}
      data-highlighted={highlighted || undefined}
      className="flex items-start justify-between gap-4 py-2"
    >
      <span dir="auto" className="min-w-0 pt-0.5 font-serif whitespace-pre-line wrap-anywhere">
        <span className="in-data-highlighted:highlight">{text}</span>
      </span>
      {children}
    </li>
  )
}
