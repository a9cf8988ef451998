import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

afterEach(cleanup)

function Page({ children }: { children: ReactNode }) {
  useKeptFocus()
  return <main>{children}</main>
}

/** A row whose first step is done once it is pressed. */
function Row() {
  const [parsed, setParsed] = useState(false)
  return (
    <div>
      <a href="#file">cv.pdf</a>
      <p>
        {parsed ? (
          'Parsed'
        ) : (
          <button type="button" onClick={() => setParsed(true)}>
            Parse
          </button>
        )}
      </p>
      <p>
        <button type="button">Activate</button>
      </p>
    </div>
  )
}

/** A text that is edited in its place. */
function Text() {
  const [editing, setEditing] = useState(false)
  return (
    <div>
      <button type="button">Speak</button>
      {editing ? (
        <form>
          <button type="button" onClick={() => setEditing(false)}>
            Save
          </button>
        </form>
      ) : (
        <p>
          <button type="button" onClick={() => setEditing(true)}>
            Edit
          </button>
        </p>
      )}
    </div>
  )
}

const focused = () => document.activeElement?.textContent
const button = (name: string) => screen.getByRole('button', { name })

describe('the focus of a control that leaves the screen', () => {
  it('goes to what follows when nothing has taken its place', async () => {
    const person = userEvent.setup()
    render(
      <Page>
        <Row />
      </Page>,
    )
    button('Parse').focus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Activate'))
  })

  it('goes to what has taken its place, there and back', async () => {
    const person = userEvent.setup()
    render(
      <Page>
        <Text />
      </Page>,
    )
    button('Edit').focus()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Save'))
    await person.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Edit'))
  })

  it('goes from a head to the head that has taken its place', async () => {
    const page = (state: string) => (
      <Page>
        <div key={state}>
          <h1 tabIndex={-1}>{state}</h1>
          <button type="button">Activate</button>
        </div>
      </Page>
    )
    const { rerender } = render(page('Not parsed'))
    screen.getByRole('heading').focus()
    rerender(page('Parsed'))
    await waitFor(() => expect(focused()).toBe('Parsed'))
    expect(document.activeElement?.tagName).toBe('H1')
  })

  it('goes to what comes before when nothing follows', async () => {
    const { rerender } = render(
      <Page>
        <button type="button">Ask</button>
        <button type="button" key="send">
          Send
        </button>
      </Page>,
    )
    button('Send').focus()
    rerender(
      <Page>
        <button type="button">Ask</button>
      </Page>,
    )
    await waitFor(() => expect(focused()).toBe('Ask'))
  })

  it('is left alone when it was given up before, or when something else has taken it', async () => {
    const page = (isThere: boolean) => (
      <Page>
        <button type="button">Before</button>
        {isThere && <button type="button">Going</button>}
        <button type="button">After</button>
        <input aria-label="Name" />
      </Page>
    )
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))
    const { rerender } = render(page(true))
    button('Going').focus()
    button('Going').blur()
    await frames()
    rerender(page(false))
    await frames()
    expect(document.activeElement).toBe(document.body)

    rerender(page(true))
    button('Going').focus()
    rerender(page(false))
    screen.getByLabelText('Name').focus()
    await frames()
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })
})
