import { type Section, sections, sectionTitles, texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useServices } from '../../app/services.ts'
import { notifyFailure, notifySuccess } from '../../app/toasts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Menu } from '../../ui/menu.tsx'
import { useIsLit } from './lit-store.ts'
import { placeTextMutation } from './original.queries.ts'
import { unplacedId } from './places.ts'

type UnplacedListProps = { resumeId: string; unplaced: readonly { text: string }[] }

/** Text of the file that went into no section; each can be added to one. */
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
    <details id="unplaced" className="group mt-3 rounded border border-line bg-surface">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded px-4 hover:bg-sunken">
        <ChevronRight size={16} aria-hidden className="text-ink-soft group-open:rotate-90" />
        <span className="font-strong">Not placed ({unplaced.length})</span>
        <span className="ml-auto hidden text-small text-ink-soft sm:inline">
          Text of the file that is in no section
        </span>
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {unplaced.map(({ text }, index) => (
          // Texts may repeat; an entry is known by its place, and keeps no state.
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
  const lit = useIsLit(id)
  return (
    <li data-item={id} className={cx('flex items-start justify-between gap-4 py-2 pr-2 pl-4', lit && 'bg-act-wash')}>
      <span className="min-w-0 pt-0.5 whitespace-pre-line wrap-anywhere">{text}</span>
      {children}
    </li>
  )
}
