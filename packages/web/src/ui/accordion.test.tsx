import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Accordion } from './accordion.tsx'

afterEach(cleanup)

const panels = ['Overview', 'Skills', 'Other'].map((title) => ({ id: title, title, content: `${title} text` }))
function Example() {
  const [open, setOpen] = useState<string | null>(null)
  return <Accordion panels={panels} open={open} onOpen={setOpen} />
}
const expanded = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))

describe('an accordion', () => {
  it('opens one panel at a time, and all can be collapsed [S2.22]', () => {
    render(<Example />)
    expect(expanded()).toEqual(['false', 'false', 'false'])
    fireEvent.click(screen.getByRole('button', { name: 'Skills' }))
    expect(expanded()).toEqual(['false', 'true', 'false'])
    fireEvent.click(screen.getByRole('button', { name: 'Overview' }))
    expect(expanded()).toEqual(['true', 'false', 'false'])
    fireEvent.click(screen.getByRole('button', { name: 'Overview' }))
    expect(expanded()).toEqual(['false', 'false', 'false'])
  })

  it('keeps collapsed text findable by the search of the browser, which opens its panel', () => {
    render(<Example />)
    const text = screen.getByText('Other text')
    const body = text.closest('[hidden]')
    expect(body?.getAttribute('hidden')).toBe('until-found')
    if (body) fireEvent(body, new Event('beforematch'))
    expect(expanded()).toEqual(['false', 'false', 'true'])
    expect(text.closest('[hidden]')).toBeNull()
  })

  it('has headings whose buttons name the panels they control', () => {
    render(<Example />)
    fireEvent.click(screen.getByRole('button', { name: 'Skills' }))
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(
      panels.map((p) => p.title),
    )
    const region = screen.getByRole('region', { name: 'Skills' })
    expect(region.id).toBe(screen.getByRole('button', { name: 'Skills' }).getAttribute('aria-controls'))
  })
})
