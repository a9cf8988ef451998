import { type ReviewStop, sectionTitles, toReadFacts, toReviewCount, toReviewStops, toUnreadNotice } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, Check, FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { confirmItemMutation } from '../../entities/item/editing.queries.ts'
import { toItemTitle } from '../../entities/item/item-lists.ts'
import type { Detail } from '../../entities/resume/resume.types.ts'
import { useServices } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

type ReviewStripProps = {
  resume: Detail
  /** The current place, counted from 0; null before the first. */
  at: number | null
  onAt: (at: number | null) => void
  /** Goes to a place of the resume. */
  onStop: (stop: ReviewStop) => void
  /** Opens the PDF on a screen without room beside the items. */
  onShowOriginal: (() => void) | undefined
  /** The last step of the review. */
  lastStep: ReactNode
}

/** Names the item of a place, because its reasons name only the field: the item's title, or the section of an item without one. */
const about = (resume: Detail, { id, section }: ReviewStop): string => {
  const item = section && resume[section].find((one) => one.id === id)
  if (!section || !item) return ''
  return `, ${('text' in item ? '' : toItemTitle(item)) || sectionTitles[section]}`
}

/** The strip of the review: what was read, buttons to go through the places to check, and Activate. */
export function ReviewStrip({ resume, at, onAt, onStop, onShowOriginal, lastStep }: ReviewStripProps) {
  const { api, queryClient } = useServices()
  const stops = toReviewStops(resume)
  const stop = at === null ? undefined : stops[Math.min(at, stops.length - 1)]
  const go = (next: number, among = stops) => {
    const target = among[next]
    onAt(target ? next : null)
    if (target) onStop(target)
  }
  const { mutate, isPending } = useMutation({ ...confirmItemMutation(api, queryClient), onError: notifyFailure })
  const confirm = () => {
    if (!stop?.section || at === null) return
    const rest = stops.filter((other) => other !== stop)
    mutate(
      { resumeId: resume.id, section: stop.section, itemId: stop.id },
      { onSuccess: () => go(Math.min(at, rest.length - 1), rest) },
    )
  }
  const position = stop ? stops.indexOf(stop) : -1
  const unread = toUnreadNotice(resume.unread)
  const facts = toReadFacts(resume).join(', ') || 'nothing'
  return (
    <>
      <div className="min-w-0 max-lg:basis-full">
        <p className={cx(stop && 'max-lg:hidden')}>
          <span className="font-medium">Read: {facts}.</span> {toReviewCount(stops.length)}
        </p>
        {unread && (
          <p className={cx('mt-0.5 text-small font-medium', stop && 'max-md:hidden')}>
            {unread} Add what is on {resume.unread?.length === 1 ? 'it' : 'them'} by hand.
          </p>
        )}
        <p role="status" className="mt-0.5 text-small font-medium empty:hidden">
          {stop && `${position + 1} of ${stops.length}${about(resume, stop)}: ${stop.reasons.join(' ')}`}
        </p>
      </div>
      {stops.length > 0 && (
        <div className="flex flex-wrap gap-2 max-lg:basis-full">
          {stop?.section && (
            // Below lg it comes after Next, which keeps its place.
            <span className="contents max-lg:*:order-last">
              <Button
                size="small"
                icon={<Check size={14} aria-hidden className="max-sm:hidden" />}
                busy={isPending}
                onClick={confirm}
              >
                Looks right
              </Button>
            </span>
          )}
          <Button
            size="small"
            icon={<ArrowLeft size={14} aria-hidden className="max-sm:hidden" />}
            reason={position < 1 ? 'This is the first one' : null}
            onClick={() => go(position - 1)}
          >
            Previous
          </Button>
          <Button
            size="small"
            icon={<ArrowRight size={14} aria-hidden className="max-sm:hidden" />}
            reason={position === stops.length - 1 ? 'This is the last one' : null}
            onClick={() => go(position + 1)}
          >
            Next
          </Button>
        </div>
      )}
      {onShowOriginal && (
        <div className="lg:hidden">
          <Button size="small" icon={<FileSearch size={15} aria-hidden />} onClick={onShowOriginal}>
            Show in PDF
          </Button>
        </div>
      )}
      <div className="lg:ml-auto max-lg:*:flex max-lg:flex-1 max-lg:**:[button]:w-full">{lastStep}</div>
    </>
  )
}
