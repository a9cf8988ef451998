import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.resetModules()
})

const show = async (value: string) => {
  const { MonthField } = await import('./month-field.tsx')
  const onValue = vi.fn()
  render(<MonthField label="Start date" value={value} onValue={onValue} />)
  return { onValue, field: screen.getByLabelText<HTMLInputElement>('Start date') }
}

describe('a field for a month', () => {
  it('that is empty says what it takes, in words [#16]', async () => {
    await show('')
    expect(screen.getByText('Month, year')).toBeDefined()
    cleanup()
    await show('March 2024')
    expect(screen.queryByText('Month, year')).toBeNull()
  })

  it('can be typed in a browser that has only a text field for it, which says how [#16]', async () => {
    const type = vi.spyOn(HTMLInputElement.prototype, 'type', 'get').mockReturnValue('text')
    await import('./month-field.tsx')
    type.mockRestore()
    const { field, onValue } = await show('')
    expect(screen.queryByText('Month, year')).toBeNull()
    expect(field.placeholder).toBe('YYYY-MM')
    for (const typed of ['2', '2024-0', '2024-03']) {
      fireEvent.change(field, { target: { value: typed } })
      expect(field.value).toBe(typed)
    }
    expect(onValue).toHaveBeenLastCalledWith('March 2024')
  })
})
