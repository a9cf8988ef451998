import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { parsedResume } from '../../testing/new-resume.ts'
import { type Account, address, field, fill, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
let ada: Account
let id: string
beforeEach(async () => {
  ada = await server.newAccount()
  id = await parsedResume(server, ada, 'cv.pdf')
})

type Tester = ReturnType<typeof server.open>['person']
const head = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title} ?\\d`) })
const isOpen = async (title: string) => (await head(title)).getAttribute('aria-expanded') === 'true'
const openPanel = async (person: Tester, title: string) => {
  const button = await head(title)
  await person.click(button)
  return document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement
}
/** The overview being edited, changed to a text unless none is given. */
const editing = async (text?: string) => {
  const { person, services } = server.open(`/resumes/${id}`, ada)
  const panel = await openPanel(person, 'Overview')
  await person.click(within(panel).getByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('Text')
  if (text !== undefined) await fill(person, { Text: text })
  return { person, services, panel }
}
const title = 'You have unsaved changes'
const question = () => screen.findByRole('dialog', { name: title })
const isAsked = () => screen.queryByRole('dialog', { name: title }) !== null
const leaves = (person: Tester) => person.click(screen.getByRole('link', { name: 'Dashboard' }))
const comesBack = async (person: Tester) => {
  await person.click(screen.getByRole('link', { name: 'Resumes' }))
  await person.click(await screen.findByRole('link', { name: 'cv.pdf' }))
  return openPanel(person, 'Overview')
}
const offers = (panel: HTMLElement) => within(panel).queryByRole('button', { name: 'Continue editing' }) !== null
const isClosingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('an item with unsaved changes', () => {
  it('asks before another screen is opened; who keeps editing stays, with everything typed', async () => {
    const { person } = await editing('Half a sentence')
    await leaves(person)
    await question()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep editing'))
    await press(person, 'Keep editing')
    await waitFor(() => expect(isAsked()).toBe(false))
    expect(field('Text').value).toBe('Half a sentence')
    await waitFor(() => expect(address()).toBe(`/resumes/${id}`))
  })

  it('is left with its draft kept, which is offered again', async () => {
    const { person } = await editing('Half a sentence')
    await leaves(person)
    await question()
    await press(person, 'Leave, keep draft')
    await waitFor(() => expect(address()).toBe('/'))
    const panel = await comesBack(person)
    await person.click(within(panel).getByRole('button', { name: 'Continue editing' }))
    await screen.findByLabelText('Text')
    expect(field('Text').value).toBe('Half a sentence')
  })

  it('is left and given up: nothing is offered again', async () => {
    const { person } = await editing('Half a sentence')
    await leaves(person)
    await question()
    await press(person, 'Discard')
    await waitFor(() => expect(address()).toBe('/'))
    expect(offers(await comesBack(person))).toBe(false)
  })

  it('asks before its panel is collapsed, by itself or for another one', async () => {
    const { person, panel } = await editing('Half a sentence')
    await person.click(await head('Overview'))
    await question()
    await press(person, 'Keep editing')
    expect(await isOpen('Overview')).toBe(true)
    await person.click(await head('Skills'))
    await question()
    await press(person, 'Leave, keep draft')
    await waitFor(async () => expect(await isOpen('Skills')).toBe(true))
    expect(await isOpen('Overview')).toBe(false)
    await person.click(await head('Overview'))
    expect(isAsked()).toBe(false)
    expect(offers(panel)).toBe(true)
  })

  it('has Escape ask; Escape again goes on editing, in the field where one was', async () => {
    const { person } = await editing('Half a sentence')
    field('Text').focus()
    await person.keyboard('{Escape}')
    await question()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(isAsked()).toBe(false))
    expect(document.activeElement).toBe(field('Text'))
    await person.keyboard('{Escape}')
    await question()
    await press(person, 'Discard')
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  it('has the browser ask before the tab is closed, until it is saved', async () => {
    const { person, panel } = await editing('Saved in the end')
    expect(isClosingAsked()).toBe(true)
    await person.keyboard('{Control>}{Enter}{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Save changes to overview item?' })
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(panel).queryByRole('textbox')).toBeNull()
    expect(isClosingAsked()).toBe(false)
    await leaves(person)
    await waitFor(() => expect(address()).toBe('/'))
  })

  it('does not hold up the end of a session', async () => {
    const { services } = await editing('Half a sentence')
    services.session.send({ type: 'session.expired', sentWith: ada.token })
    await waitFor(() => expect(address()).toBe('/login'))
    expect(isAsked()).toBe(false)
    expect(isClosingAsked()).toBe(false)
  })
})

describe('an item without changes', () => {
  it('is left by Escape and by every other way without a question', async () => {
    const { person, panel } = await editing()
    expect(isClosingAsked()).toBe(false)
    field('Text').focus()
    await person.keyboard('{Escape}')
    expect(isAsked()).toBe(false)
    await person.click(within(panel).getByRole('button', { name: 'Edit' }))
    await person.click(await head('Skills'))
    expect(await isOpen('Skills')).toBe(true)
    await leaves(person)
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('a new item', () => {
  it('asks likewise, and its draft is in the form again', async () => {
    const { person } = server.open(`/resumes/${id}`, ada)
    const panel = await openPanel(person, 'Overview')
    await person.click(within(panel).getByRole('button', { name: 'Add an item' }))
    await screen.findByLabelText('Text')
    await fill(person, { Text: 'Half an item' })
    await leaves(person)
    await question()
    await press(person, 'Leave, keep draft')
    await waitFor(() => expect(address()).toBe('/'))
    const again = await comesBack(person)
    await person.click(within(again).getByRole('button', { name: 'Add an item' }))
    await screen.findByLabelText('Text')
    expect(field('Text').value).toBe('Half an item')
  })
})
