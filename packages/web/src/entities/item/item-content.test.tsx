import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ItemContent } from './item-content.tsx'

const award = (link: string) => ({
  id: '1',
  version: 1,
  tag: null,
  name: 'Award',
  description: 'Best paper.',
  link,
  date: null,
})

it.each(['javascript:alert(1)', 'data:text/html,<script>', ' https://example.org', 'https://', 'https://a b'])(
  'shows %s as text and never as a link, whatever a server sends [#14.3]',
  (link) => {
    render(<ItemContent section="achievements" item={award(link)} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText(link.trim()).closest('a')).toBeNull()
  },
)

it('links what may be followed', () => {
  render(<ItemContent section="achievements" item={award('https://example.org/rivet')} />)
  expect(screen.getByRole('link')).toHaveProperty('href', 'https://example.org/rivet')
})

it.each<[start: string, end: string | null, shown: string]>([
  ['2020', '2020', '2020'],
  ['2020', null, '2020 – Present'],
  ['March 2019', 'May 2020', 'March 2019 – May 2020'],
])('shows a job from %s to %s as "%s"', (start_date, end_date, shown) => {
  const job = { id: '1', version: 1, tag: null, name: 'Oakmoor', title: 'Nurse', start_date, end_date, details: '' }
  render(<ItemContent section="experience" item={job} />)
  expect(screen.getByText(shown).textContent).toBe(shown)
})
