import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { address, descriptionOf, field, fill, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

describe('/settings', () => {
  it('has the tabs My profile, Password, Appearance and Danger zone [S2.17]', async () => {
    server.open('/settings', await server.newAccount())
    await screen.findByRole('heading', { name: 'User Settings' })
    expect(tabNames()).toEqual(['My profile', 'Password', 'Appearance', 'Danger zone'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My profile')
  })

  it('hides Danger zone from superusers [S2.17, S6.2]', async () => {
    server.open('/settings?tab=danger', await server.superuser())
    await screen.findByRole('heading', { name: 'User Settings' })
    expect(tabNames()).toEqual(['My profile', 'Password', 'Appearance'])
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('moves between tabs by the arrow keys, and the address follows', async () => {
    const { person } = server.open('/settings', await server.newAccount())
    await person.click(await screen.findByRole('tab', { name: 'My profile' }))
    await person.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toBe('/settings?tab=password'))
    expect(document.activeElement?.textContent).toBe('Password')
    await person.keyboard('{End}')
    expect(await screen.findByRole('tabpanel', { name: 'Danger zone' })).toBeDefined()
  })
})

describe('My profile', () => {
  it('has a view mode and an edit mode; Cancel resets the form [S2.18, S4.20]', async () => {
    const { person } = server.open('/settings', await server.newAccount('Ada Lovelace'))
    const panel = within(await screen.findByRole('tabpanel'))
    expect(panel.getByText('Ada Lovelace')).toBeDefined()
    await press(person, 'Edit')
    await fill(person, { 'Full name': 'Someone Else' })
    await press(person, 'Cancel')
    expect(panel.getByText('Ada Lovelace')).toBeDefined()
    await press(person, 'Edit')
    expect(field('Full name').value).toBe('Ada Lovelace')
  })

  it('keeps Save disabled unless the form is dirty and an email exists [S5.2, S5.18]', async () => {
    const { person } = server.open('/settings', await server.newAccount())
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    expect(descriptionOf(save)).toBe('Nothing has been changed yet')
    await fill(person, { 'Full name': 'Augusta Ada' })
    expect(save.getAttribute('aria-disabled')).toBeNull()
    await fill(person, { Email: '' })
    await person.tab()
    expect(save.getAttribute('aria-disabled')).toBe('true')
    expect(descriptionOf(field('Email'))).toBe('Email is required')
    await person.click(save)
    expect(server.calls.filter((call) => call.startsWith('PATCH'))).toEqual([])
  })

  it('saves, toasts User updated successfully. and shows the new name everywhere [S4.22, S7.35, S8.14]', async () => {
    const account = await server.newAccount()
    const { person } = server.open('/settings', account)
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    await fill(person, { 'Full name': 'Augusta Ada King', Email: `new.${account.email}` })
    await press(person, 'Save')
    expect((await screen.findByRole('status')).textContent).toContain('User updated successfully.')
    expect(await screen.findByText('Augusta Ada King')).toBeDefined()
    expect(within(screen.getByRole('complementary')).getByText(`new.${account.email}`)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Edit' })).toBeDefined()
  })

  it('stays in edit mode with everything typed when the server refuses [S8.1]', async () => {
    const other = await server.newAccount()
    const { person } = server.open('/settings', await server.newAccount())
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    await fill(person, { Email: other.email })
    await press(person, 'Save')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Error.*exists/)
    expect(field('Email').value).toBe(other.email)
  })

  it.each([
    [{ detail: 'In words' }, 'ErrorIn words'],
    [{ detail: [{ msg: 'The first' }, { msg: 'the second' }] }, 'ErrorThe first'],
    [{}, 'ErrorSomething went wrong.'],
  ])('toasts of a refusal %j: %s [S3.19, S8.1]', async (body, toast) => {
    server.overrides.set('PATCH /api/v1/users/me', () => Response.json(body, { status: 422 }))
    const { person } = server.open('/settings', await server.newAccount())
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    await fill(person, { 'Full name': 'Augusta Ada' })
    await press(person, 'Save')
    expect((await screen.findByRole('alert')).textContent).toBe(toast)
  })

  it('allows a full name of at most 30 characters [S5.10, S9.1]', async () => {
    const { person } = server.open('/settings', await server.newAccount())
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    await fill(person, { 'Full name': 'x'.repeat(31) })
    await press(person, 'Save')
    expect(descriptionOf(field('Full name'))).toBe('Full Name must be at most 30 characters')
  })
})

describe('Password', () => {
  it('requires current password, new password and confirmation [S5.6, S5.7, S5.11]', async () => {
    const { person } = server.open('/settings?tab=password', await server.newAccount())
    await screen.findByLabelText('Current Password')
    await press(person, 'Save')
    expect(
      ['Current Password', 'Set Password', 'Confirm Password'].map((label) => descriptionOf(field(label))),
    ).toEqual(['Current password is required', 'Password is required', 'Password confirmation is required'])
    await fill(person, { 'Set Password': 'long enough', 'Confirm Password': 'different' })
    expect(descriptionOf(field('Confirm Password'))).toBe('The passwords do not match')
  })

  it('changes the own password, keeps the session and empties the form [S2.19, S8.12]', async () => {
    const account = await server.newAccount()
    const { person } = server.open('/settings?tab=password', account)
    await screen.findByLabelText('Current Password')
    const next = 'another password'
    await fill(person, { 'Current Password': account.password, 'Set Password': next, 'Confirm Password': next })
    await press(person, 'Save')
    expect((await screen.findByRole('status')).textContent).toContain('Password updated successfully.')
    expect(field('Current Password').value).toBe('')
    await server.logIn(account.email, next)
  })

  it('toasts Incorrect password with the title Error [S8.1]', async () => {
    const { person } = server.open('/settings?tab=password', await server.newAccount())
    await screen.findByLabelText('Current Password')
    await fill(person, {
      'Current Password': 'wrong',
      'Set Password': 'long enough',
      'Confirm Password': 'long enough',
    })
    await press(person, 'Save')
    expect((await screen.findByRole('alert')).textContent).toBe('ErrorIncorrect password')
  })
})

describe('Appearance', () => {
  it('is light by default and chooses light or dark mode [S2.20, S4.21]', async () => {
    const account = await server.newAccount()
    const { person, unmount } = server.open('/settings?tab=appearance', account)
    expect(await screen.findByRole('radio', { name: 'Light Mode' })).toHaveProperty('checked', true)
    await person.click(screen.getByRole('radio', { name: 'Dark Mode' }))
    expect(document.documentElement.className).toBe('dark')
    unmount()
    server.open('/settings?tab=appearance', account)
    expect(await screen.findByRole('radio', { name: 'Dark Mode' })).toHaveProperty('checked', true)
    expect(document.documentElement.className).toBe('dark')
  })

  it('follows the device where System is chosen', async () => {
    const device = Object.assign(new EventTarget(), { matches: true })
    vi.spyOn(window, 'matchMedia').mockReturnValue(device as unknown as MediaQueryList)
    const { person } = server.open('/settings?tab=appearance', await server.newAccount())
    await person.click(await screen.findByRole('radio', { name: 'System' }))
    expect(document.documentElement.className).toBe('dark')
    expect(localStorage.getItem('appearance')).toBe('system')
    device.matches = false
    device.dispatchEvent(new Event('change'))
    expect(document.documentElement.className).toBe('light')
  })
})

describe('Danger zone', () => {
  it('asks for the email first, and Cancel deletes nothing', async () => {
    const account = await server.newAccount()
    const { person } = server.open('/settings?tab=danger', account)
    await person.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Confirm' })
    expect([confirm.getAttribute('aria-disabled'), descriptionOf(confirm)]).toEqual(['true', 'Type your email first'])
    await person.click(confirm)
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await server.logIn(account.email, account.password)
  })

  it('deletes the own account and ends the session [S2.21, S4.4, S8.16]', async () => {
    const account = await server.newAccount()
    const { person } = server.open('/settings?tab=danger', account)
    await person.click(await screen.findByRole('button', { name: 'Delete' }))
    await screen.findByRole('alertdialog')
    await fill(person, { 'Your email': account.email.toUpperCase() })
    await press(person, 'Confirm')
    expect((await screen.findByRole('status')).textContent).toContain('Your account has been successfully deleted.')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(localStorage.getItem('access_token')).toBeNull()
    await expect(server.logIn(account.email, account.password)).rejects.toThrow('400')
  })
})
