import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SharedResume } from './share.types.ts'
import { SharedDocument } from './shared-document.tsx'

/** A job that counts how often its text is read, as each rendering of it does. */
const countedJob = (name: string) => {
  const reads = { count: 0 }
  const job = {
    id: name,
    version: 1,
    title: 'Teacher',
    name,
    from_date: '2019-08',
    to_date: null,
    get details() {
      reads.count += 1
      return `Taught at ${name}.`
    },
  }
  return { job, reads }
}

const [leith, craigmount] = [countedJob('Leith Academy'), countedJob('Craigmount')]
const nothing = { overview: [], leadership: [], roles: [], skills: [], technical: [], achievements: [], other: [] }
// The document reads no more of a shared resume than this.
const shared = {
  name: 'Duncan Abernathy',
  first_name: 'Duncan',
  headline: null,
  place: null,
  resume: { ...nothing, experience: [leith.job, craigmount.job] },
} as unknown as SharedResume

it('renders only the item again that a receipt points at, and nothing while the panel beside it opens', () => {
  const { rerender, container } = render(<SharedDocument shared={shared} pointed={null} level={1} file={null} />)
  expect(container.textContent).toContain('Taught at Leith Academy.')
  const before = { leith: leith.reads.count, craigmount: craigmount.reads.count }
  rerender(<SharedDocument shared={shared} pointed={null} level={1} file={null} />)
  expect({ leith: leith.reads.count, craigmount: craigmount.reads.count }).toEqual(before)
  rerender(<SharedDocument shared={shared} pointed={{ id: 'Leith Academy', quote: null }} level={1} file={null} />)
  expect(leith.reads.count).toBeGreaterThan(before.leith)
  expect(craigmount.reads.count).toBe(before.craigmount)
})
