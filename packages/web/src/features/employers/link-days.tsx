import type { LinkDay, ShareLink } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { linkDaysQuery } from '../../entities/link/link-news.queries.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Formats a day for a narrow column: '21 Nov 2026'. */
const shortDayOf = (day: string) =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Shows how often a link was opened and used to ask, day by day. */
export function LinkDays({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const days = useQuery(linkDaysQuery(useApi(), link.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Visits and questions: ${link.name}`}
      description="Days with activity in the last 30 days."
      className="max-w-lg"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryView
        query={days}
        pending={<Skeleton className="h-24 w-full" />}
        empty={{
          when: (all) => all.length === 0,
          show: <p className="text-ink-soft">Nobody opened this link in the last 30 days.</p>,
        }}
      >
        {(all) => <DayTable days={all} />}
      </QueryView>
    </Dialog>
  )
}

function DayTable({ days }: { days: LinkDay[] }) {
  const most = Math.max(...days.flatMap(({ opened, asked }) => [opened, asked]))
  return (
    <table className="w-full text-left">
      <thead className="text-small text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-medium">
            Day
          </th>
          <th scope="col" className="w-1/3 py-1.5 font-medium">
            Visits
          </th>
          <th scope="col" className="w-1/3 py-1.5 font-medium">
            Questions
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {days.map(({ day, opened, asked }) => (
          <tr key={day}>
            <th scope="row" className="py-2 pr-3 font-normal whitespace-nowrap tabular-nums">
              {shortDayOf(day)}
            </th>
            <Count count={opened} most={most} />
            <Count count={asked} most={most} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A number with a bar whose length is relative to the largest number. */
const Count = ({ count, most }: { count: number; most: number }) => (
  <td className="py-2 pr-3">
    <span className="flex items-center gap-2 tabular-nums">
      <span className="min-w-5 shrink-0">{count}</span>
      <span aria-hidden className="h-2 rounded-full bg-act" style={{ width: `${(count / most) * 70}%` }} />
    </span>
  </td>
)
