import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

afterEach(cleanup)

function Page({ place, title }: { place: string; title: string | null }) {
  useFocusOnArrival(place)
  return (
    <main tabIndex={-1}>
      {title && <h1 tabIndex={-1}>{title}</h1>}
      <button type="button">Menu</button>
    </main>
  )
}

const atMain = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))

describe('arriving at a page', () => {
  it('that waits for its data moves the focus to its h1 once that is there', async () => {
    const { rerender } = render(<Page place="/login" title="Log in" />)
    rerender(<Page place="/" title={null} />)
    await atMain()
    rerender(<Page place="/" title="Hello" />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
  })

  it('leaves whoever has gone on before the h1 is there', async () => {
    const { rerender } = render(<Page place="/login" title="Log in" />)
    rerender(<Page place="/" title={null} />)
    await atMain()
    const button = screen.getByRole('button')
    button.focus()
    rerender(<Page place="/" title="Hello" />)
    await new Promise((done) => requestAnimationFrame(done))
    expect(document.activeElement).toBe(button)
  })

  it('leaves the first page to the browser', async () => {
    render(<Page place="/" title="Hello" />)
    await new Promise((done) => requestAnimationFrame(done))
    expect(document.activeElement).toBe(document.body)
  })
})
