import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Slider } from './slider.tsx'

afterEach(cleanup)
const steps = ['beginner', 'intermediate', 'advanced', 'expert']

describe('a slider', () => {
  it('goes from 1 to 4 by 1 and says its step as a word [S9.2]', () => {
    const moved = vi.fn()
    render(<Slider label="Proficiency" steps={steps} value={3} onValue={moved} unset="Level not stated" />)
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Proficiency' })
    expect([slider.min, slider.max, slider.step, slider.getAttribute('aria-valuetext')]).toEqual([
      '1',
      '4',
      '1',
      'advanced',
    ])
    fireEvent.change(slider, { target: { value: '4' } })
    expect(moved.mock.calls).toEqual([[4]])
  })

  it('is unset until the person moves it, also to the first step', () => {
    const moved = vi.fn()
    render(<Slider label="Proficiency" steps={steps} value={null} onValue={moved} unset="Level not stated" />)
    const slider = screen.getByRole('slider')
    expect(slider.getAttribute('aria-valuetext')).toBe('Level not stated')
    fireEvent.keyDown(slider, { key: 'Home' })
    expect(moved.mock.calls).toEqual([[1]])
  })
})
