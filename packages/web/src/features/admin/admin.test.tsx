import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, address, descriptionOf, field, fill, press, useServer } from '../../testing/open-app.tsx'

const server = useServer({ isOwn: true })
let admin: Account
// The list is newest first: six users and the superuser make a full first page and a second one of two.
const people: Account[] = []

beforeAll(async () => {
  admin = await server.superuser()
  for (const name of ['Ada One', 'Ada Two', 'Ada Three', 'Ada Four', 'Ada Five', 'Ada Six'])
    people.push(await server.newAccount(name))
}, 60_000)

const person = (number: number): Account => {
  const account = people[number - 1]
  if (!account) throw new Error(`no person ${number}`)
  return account
}
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Users' })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBeNull())
  return within(table).getAllByRole('row').slice(1)
}
const rowOf = async (email: string) => {
  const row = (await rows()).find((one) => one.textContent?.includes(email))
  if (!row) throw new Error(`no row of ${email}`)
  return row
}
/** The cells' own text; the titles that cards show are left out. */
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent)

describe('/admin', () => {
  it('has the heading Users Management, Add User, and the columns Full name, Email, Role, Status, Actions [S2.33]', async () => {
    server.open('/admin', admin)
    await screen.findByRole('heading', { name: 'Users Management' })
    expect(screen.getByRole('button', { name: 'Add User' })).toBeDefined()
    await rows()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Full name',
      'Email',
      'Role',
      'Status',
      'Actions',
    ])
  })

  it('shows four skeleton rows while loading [S2.40]', async () => {
    let release = () => undefined as unknown
    server.overrides.set(
      'GET /api/v1/users/',
      () =>
        new Promise<Response>((resolve) => {
          release = () => resolve(Response.json({ data: [], count: 0 }))
        }),
    )
    server.open('/admin', admin)
    expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(4)
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    release()
    await waitFor(() => expect(screen.queryAllByTestId('skeleton-row')).toEqual([]))
  })

  it('shows N/A for a missing name, the role, the status with a green or red dot, and You on the own row only [S2.34, S2.35, S2.36, S2.37]', async () => {
    await server.callApi('PATCH', `/users/${person(2).id}`, admin.token, { is_active: false })
    server.open('/admin?page=2', admin)
    const own = await rowOf(admin.email)
    expect(cells(own).slice(0, 4)).toEqual(['N/AYou', admin.email, 'Superuser', 'Active'])
    expect(own.querySelector('[data-tone="good"]')).not.toBeNull()
    server.open('/admin', admin)
    const other = await rowOf(person(2).email)
    expect(cells(other).slice(0, 4)).toEqual(['Ada Two', person(2).email, 'User', 'Inactive'])
    expect(other.querySelector('[data-tone="bad"]')).not.toBeNull()
  })

  it('disables the action menu of the own row and says why [S2.35, S6.4]', async () => {
    const { person: user } = server.open('/admin?page=2', admin)
    const menu = within(await rowOf(admin.email)).getByRole('button', { name: /^Actions/ })
    expect([menu.getAttribute('aria-disabled'), descriptionOf(menu)]).toEqual([
      'true',
      'Change your own account in User Settings',
    ])
    await user.click(menu)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('has Previous, Page N and Next; Next is enabled while the page is full and more rows exist [S2.39, S9.9]', async () => {
    const { person: user } = server.open('/admin', admin)
    expect(await rows()).toHaveLength(5)
    const button = (name: string) => screen.getByRole('button', { name })
    expect([
      screen.getByText('Page 1'),
      button('Previous').getAttribute('aria-disabled'),
      button('Next').getAttribute('aria-disabled'),
    ]).toEqual([expect.anything(), 'true', null])
    await user.click(button('Next'))
    await screen.findByText('Page 2')
    expect(address()).toBe('/admin?page=2')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect([button('Previous').getAttribute('aria-disabled'), button('Next').getAttribute('aria-disabled')]).toEqual([
      null,
      'true',
    ])
    await user.click(button('Previous'))
    await waitFor(() => expect(address()).toBe('/admin'))
  })

  it('asks with skip = (page - 1) * 5 and prefetches the next page when the current one is full [S7.5, S7.37, S9.8]', async () => {
    server.open('/admin', admin)
    await waitFor(() =>
      expect(server.calls.filter((call) => call.includes('/users/?'))).toEqual([
        'GET /api/v1/users/?skip=0&limit=5',
        'GET /api/v1/users/?skip=5&limit=5',
      ]),
    )
  })

  it.each(['x', '0', '-3', '2.5', ''])(
    'falls back to page 1 when the page parameter is %j [S2.31, S5.24]',
    async (page) => {
      server.open(`/admin?page=${page}`, admin)
      expect(await screen.findByText('Page 1')).toBeDefined()
      expect(server.calls).toContain('GET /api/v1/users/?skip=0&limit=5')
    },
  )

  it('a page beyond the last goes to the last page', async () => {
    server.open('/admin?page=999', admin)
    await waitFor(() => expect(address()).toMatch(/^\/admin\?page=\d$/))
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1)
  })

  it('sends an ordinary user to / without any refused call', async () => {
    server.open('/admin', person(1))
    await waitFor(() => expect(address()).toBe('/'))
    expect(server.calls.filter((call) => call.includes('/users/?'))).toEqual([])
  })

  it('sends a stranger to /login', async () => {
    server.open('/admin')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(server.calls).toEqual([])
  })
})

describe('Add User', () => {
  const form = {
    Email: 'new.user@example.com',
    'Full name': 'New User',
    'Set Password': 'long enough',
    'Confirm Password': 'long enough',
  }

  it('creates a user with the fields of the call and no more, and refreshes the list [S2.32, S4.22, S6.4, S8.15]', async () => {
    const { person: user } = server.open('/admin', admin)
    await user.click(await screen.findByRole('button', { name: 'Add User' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Add User')
    await waitFor(() => expect(document.activeElement).toBe(field('Email')))
    await fill(user, form)
    expect(screen.getByLabelText('Is active?')).toHaveProperty('checked', true)
    await press(user, 'Save')
    expect((await screen.findByRole('status')).textContent).toContain('User created successfully.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(cells(await rowOf(form.Email)).slice(0, 4)).toEqual(['New User', form.Email, 'User', 'Active'])
    const { data } = await server.callApi('GET', '/users/', admin.token)
    await server.callApi('DELETE', `/users/${data[0].id}`, admin.token)
  })

  it('requires email, password and its confirmation in the words of the admin modals [S5.2, S5.4, S5.6, S5.7]', async () => {
    const { person: user } = server.open('/admin', admin)
    await user.click(await screen.findByRole('button', { name: 'Add User' }))
    await screen.findByRole('dialog')
    await press(user, 'Save')
    expect(['Email', 'Set Password', 'Confirm Password'].map((label) => descriptionOf(field(label)))).toEqual([
      'Email is required',
      'Password is required',
      'Please confirm your password',
    ])
    await fill(user, { 'Set Password': 'long enough', 'Confirm Password': 'other' })
    expect(descriptionOf(field('Confirm Password'))).toBe('The passwords do not match')
  })

  it('stays open with everything typed when the server refuses [S8.1]', async () => {
    const { person: user } = server.open('/admin', admin)
    await user.click(await screen.findByRole('button', { name: 'Add User' }))
    await screen.findByRole('dialog')
    await fill(user, { ...form, Email: person(1).email })
    await press(user, 'Save')
    await waitFor(() => expect(document.body.textContent).toMatch(/Error.*already exists/))
    expect(field('Email').value).toBe(person(1).email)
  })
})

const choose = async (user: ReturnType<typeof server.open>['person'], email: string, entry: string) => {
  await user.click(within(await rowOf(email)).getByRole('button', { name: /^Actions/ }))
  await user.click(screen.getByRole('menuitem', { name: entry }))
}

describe('row menu', () => {
  it('has Update User and Delete User [S2.38]', async () => {
    const { person: user } = server.open('/admin', admin)
    await user.click(within(await rowOf(person(3).email)).getByRole('button', { name: /^Actions/ }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Update User', 'Delete User'])
  })
})

describe('Edit User', () => {
  it('keeps Save disabled unless the form is dirty [S2.38, S5.19]', async () => {
    const { person: user } = server.open('/admin', admin)
    await choose(user, person(3).email, 'Update User')
    expect((await screen.findByRole('dialog')).textContent).toContain('Edit User')
    const save = screen.getByRole('button', { name: 'Save' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    await fill(user, { 'Full name': 'Changed' })
    expect(save.getAttribute('aria-disabled')).toBeNull()
    await fill(user, { 'Full name': 'Ada Three' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
  })

  it('leaves an empty password as it is, and sets a new one [S5.5, S5.7, S6.4, S8.14]', async () => {
    const { person: user } = server.open('/admin', admin)
    await choose(user, person(4).email, 'Update User')
    await screen.findByRole('dialog')
    await fill(user, { 'Full name': 'Ada the Fourth' })
    await press(user, 'Save')
    expect((await screen.findByRole('status')).textContent).toContain('User updated successfully.')
    expect(cells(await rowOf(person(4).email))[0]).toBe('Ada the Fourth')
    await server.logIn(person(4).email, person(4).password)

    await choose(user, person(4).email, 'Update User')
    await screen.findByRole('dialog')
    expect(field('Full name').value).toBe('Ada the Fourth')
    await fill(user, { 'Set Password': 'a fresh password' })
    await press(user, 'Save')
    expect(descriptionOf(field('Confirm Password'))).toBe('Please confirm your password')
    await fill(user, { 'Confirm Password': 'a fresh password' })
    await press(user, 'Save')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await server.logIn(person(4).email, 'a fresh password')
  })

  it('makes a user inactive by the flag [S4.10, S6.4]', async () => {
    const { person: user } = server.open('/admin', admin)
    await choose(user, person(5).email, 'Update User')
    await screen.findByRole('dialog')
    await user.click(screen.getByLabelText('Is active?'))
    await press(user, 'Save')
    await waitFor(async () => expect(cells(await rowOf(person(5).email))[3]).toBe('Inactive'))
  })
})

describe('Delete User', () => {
  it('says that all items of the user go too, and Cancel deletes nothing', async () => {
    const { person: user } = server.open('/admin', admin)
    await choose(user, person(6).email, 'Delete User')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toMatch(/All items associated with Ada Six \(.+@.+\) will also be permanently deleted/)
    expect(document.activeElement?.textContent).toBe('Cancel')
    await press(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const menu = within(await rowOf(person(6).email)).getByRole('button', { name: /^Actions/ })
    await waitFor(() => expect(document.activeElement).toBe(menu))
  })

  it('toasts An error occurred while deleting the user. when it fails, and says why [S8.8]', async () => {
    server.overrides.set(`DELETE /api/v1/users/${person(6).id}`, () =>
      Response.json({ detail: 'Not today' }, { status: 409 }),
    )
    const { person: user } = server.open('/admin', admin)
    await choose(user, person(6).email, 'Delete User')
    await screen.findByRole('alertdialog')
    await press(user, 'Delete')
    await waitFor(() => expect(document.body.textContent).toContain('An error occurred while deleting the user.'))
    expect(screen.getByRole('alertdialog').textContent).toContain('Not today')
  })

  it('deletes the user, toasts, and refreshes the list [S1.7, S4.22, S6.4, S8.21]', async () => {
    const { person: user } = server.open('/admin', admin)
    await choose(user, person(6).email, 'Delete User')
    await screen.findByRole('alertdialog')
    await press(user, 'Delete')
    expect((await screen.findByRole('status')).textContent).toContain('The user was deleted successfully.')
    await waitFor(async () =>
      expect((await rows()).map((row) => row.textContent).join()).not.toContain(person(6).email),
    )
  })
})
