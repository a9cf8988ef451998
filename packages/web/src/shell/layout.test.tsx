import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentUserKey } from '../platform/query-keys.ts'
import { address, field, fill, press, useServer } from '../testing/open-app.tsx'

const server = useServer()
const menuLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('guard', () => {
  it.each(['/', '/settings', '/resumes', '/resumes/1', '/admin'])(
    'sends an unauthenticated visitor of %s to /login [S2.6, S6.5]',
    async (path) => {
      server.open(path)
      await waitFor(() => expect(address()).toBe('/login'))
      expect(await screen.findByRole('button', { name: 'Log In' })).toBeDefined()
      expect(server.calls).toEqual([])
    },
  )
})

describe('side menu', () => {
  it('has Dashboard, Resumes and User Settings for a user [S2.7, S6.2, S6.8]', async () => {
    server.open('/settings', await server.newAccount())
    await screen.findByRole('heading', { name: 'User Settings' })
    const links = menuLinks()
    expect(links).toEqual(
      expect.arrayContaining([
        ['Dashboard', '/'],
        ['Resumes', '/resumes'],
        ['User Settings', '/settings'],
      ]),
    )
    expect(links).not.toContainEqual(['Admin', '/admin'])
  })

  it('has Admin for superusers only [S2.7, S6.1, S6.2]', async () => {
    server.open('/settings', await server.superuser())
    await screen.findByRole('heading', { name: 'User Settings' })
    expect(menuLinks()).toContainEqual(['Admin', '/admin'])
  })

  it('marks where one is', async () => {
    server.open('/settings', await server.newAccount())
    await screen.findByRole('heading', { name: 'User Settings' })
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('User Settings')
  })

  it('shows Logged in as and the email, and Log out goes to /login [S2.8, S4.3]', async () => {
    const account = await server.newAccount()
    const { person, services } = server.open('/settings', account)
    const aside = await screen.findByRole('complementary')
    await within(aside).findByText(account.email)
    expect(aside.textContent).toContain(`Logged in as ${account.email}`)
    await person.click(within(aside).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(localStorage.getItem('access_token')).toBeNull()
    expect(services.queryClient.getQueryData(currentUserKey)).toBeUndefined()
    await waitFor(() => expect(server.calls).toContain('POST /api/v1/logout'))
    await waitFor(() => expect(server.callApi('GET', '/users/me', account.token)).rejects.toThrow('401'))
  })

  it('logs out without a network too', async () => {
    server.overrides.set('POST /api/v1/logout', () => Promise.reject(new TypeError('Failed to fetch')))
    const { person } = server.open('/settings', await server.newAccount())
    await person.click(await within(await screen.findByRole('complementary')).findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is a drawer on small screens, which Escape closes [S2.9]', async () => {
    const { person } = server.open('/settings', await server.newAccount())
    await screen.findByRole('heading', { name: 'User Settings' })
    await press(person, 'Open menu')
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    expect(drawer.getByRole('link', { name: 'Resumes' })).toBeDefined()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' })))
  })
})

describe('below the breakpoint md', () => {
  it('the drawer and its button take the place of the side menu [S2.9, S9.7]', async () => {
    const { person } = server.open('/settings', await server.newAccount())
    const aside = await screen.findByRole('complementary')
    expect([...aside.classList]).toEqual(expect.arrayContaining(['hidden', 'md:flex']))
    const open = await screen.findByRole('button', { name: 'Open menu' })
    expect(open.classList).toContain('md:hidden')
    await person.click(open)
    expect((await screen.findByRole('dialog', { name: 'Menu' })).classList).toContain('md:hidden')
  })
})

describe('user menu', () => {
  it('offers My profile, which goes to settings, and Log out [S2.10, S4.3]', async () => {
    const { person } = server.open('/resumes', await server.newAccount())
    await person.click(await screen.findByTestId('user-menu'))
    const menu = screen.getByRole('menu', { name: 'User menu' })
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['My profile', 'Log out'])
    await person.click(screen.getByRole('menuitem', { name: 'My profile' }))
    await waitFor(() => expect(address()).toBe('/settings'))
    await press(person, 'User menu')
    await person.click(screen.getByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })
})

describe('layout', () => {
  it('shows a spinner while the current user loads [S2.11]', async () => {
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const account = await server.newAccount()
    server.overrides.set('GET /api/v1/users/me', async () => {
      await gate
      server.overrides.clear()
      return Response.json({ ...account, is_superuser: false, is_active: true })
    })
    server.open('/settings', account)
    expect((await screen.findByRole('status')).textContent).toBe('Loading')
    release()
    expect(await screen.findByRole('heading', { name: 'User Settings' })).toBeDefined()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('asks for the current user only when a token exists [S4.5]', async () => {
    server.open('/login')
    await screen.findByRole('button', { name: 'Log In' })
    expect(server.calls).toEqual([])
  })

  it('keeps the current user in the cache under the key currentUser [S7.7, S7.35]', async () => {
    const account = await server.newAccount()
    const { services } = server.open('/settings', account)
    await screen.findByRole('heading', { name: 'User Settings' })
    expect(server.calls).toContain('GET /api/v1/users/me')
    expect(services.queryClient.getQueryData(['currentUser'])).toMatchObject({ id: account.id, email: account.email })
  })

  it.each(['/login', '/signup', '/recover-password', '/reset-password?token=x'])(
    'stands around no public page: %s [S2.1]',
    async (path) => {
      server.open(path)
      expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
      expect(screen.queryByRole('complementary')).toBeNull()
    },
  )

  it('has a skip link to the content, and a title for each page', async () => {
    server.open('/settings', await server.newAccount())
    await screen.findByRole('heading', { name: 'User Settings' })
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content')
    expect(screen.getByRole('main').id).toBe('content')
    expect(document.title).toBe('User Settings · Candid')
  })

  it('moves the focus to the h1 when the page changes', async () => {
    const { person } = server.open('/resumes', await server.newAccount())
    await person.click(await screen.findByRole('link', { name: 'User Settings' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('User Settings'))
    expect(document.activeElement?.tagName).toBe('H1')
  })
})

describe('session', () => {
  it('ends with one toast and goes to /login when an authenticated call answers 401', async () => {
    const account = await server.newAccount()
    const { services } = server.open('/settings', account)
    await screen.findByRole('heading', { name: 'User Settings' })
    await server.callApi('POST', '/logout', account.token)
    await act(() => services.queryClient.refetchQueries({ queryKey: currentUserKey }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([
      'Your session has ended. Please log in again.',
    ])
    expect(localStorage.getItem('access_token')).toBeNull()
  })

  it('is not ended by a 403', async () => {
    const account = await server.newAccount()
    server.overrides.set('PATCH /api/v1/users/me', () => Response.json({ detail: 'no' }, { status: 403 }))
    const { services } = server.open('/settings', account)
    await screen.findByRole('heading', { name: 'User Settings' })
    await services.api.PATCH('/api/v1/users/me', { body: { full_name: 'x' } })
    expect([address(), localStorage.getItem('access_token')]).toEqual(['/settings', account.token])
  })

  it('follows logging out and logging in in another tab, and never shows the previous user [S4.1]', async () => {
    const [first, second] = [await server.newAccount('First Person'), await server.newAccount('Second Person')]
    server.open('/settings', first)
    await screen.findByText('First Person')
    const tell = (token: string | null) => {
      if (token) localStorage.setItem('access_token', token)
      else localStorage.removeItem('access_token')
      fireEvent(window, new StorageEvent('storage', { key: 'access_token', newValue: token }))
    }
    tell(null)
    await waitFor(() => expect(address()).toBe('/login'))
    tell(second.token)
    await waitFor(() => expect(address()).toBe('/'))
    await within(await screen.findByRole('complementary')).findByText(second.email)
    expect(document.body.textContent).not.toContain('First Person')
    expect(document.body.textContent).not.toContain(first.email)
  })

  it('starts with fresh screens when another user logs in from another tab', async () => {
    const [first, second] = [await server.newAccount('First Person'), await server.newAccount('Second Person')]
    const { person } = server.open('/settings', first)
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    localStorage.setItem('access_token', second.token)
    fireEvent(window, new StorageEvent('storage', { key: 'access_token', newValue: second.token }))
    await screen.findByText('Second Person')
    expect(document.body.innerHTML).not.toContain('First Person')
    expect(document.body.innerHTML).not.toContain(first.email)
  })

  it('keeps what is being typed when its token is renewed', async () => {
    const account = await server.newAccount()
    const { person, services } = server.open('/settings', account)
    await person.click(await screen.findByRole('button', { name: 'Edit' }))
    await fill(person, { 'Full name': 'Half typ' })
    const renewed = await server.logIn(account.email, account.password)
    act(() => services.session.send({ type: 'session.renewed', sentWith: account.token, token: renewed }))
    expect(field('Full name').value).toBe('Half typ')
    expect(localStorage.getItem('access_token')).toBe(renewed)
  })

  it('stores a fresh token that came with an answer [S9.15]', async () => {
    const account = await server.newAccount()
    server.overrides.set('GET /api/v1/users/me', () =>
      Response.json(
        { ...account, is_superuser: false, is_active: true },
        { headers: { 'X-Access-Token': 'fresh.token.here' } },
      ),
    )
    server.open('/settings', account)
    await waitFor(() => expect(localStorage.getItem('access_token')).toBe('fresh.token.here'))
  })
})

describe('unknown routes', () => {
  it('show a large 404, Oops!, Page not found. and Go back to the root path [S2.1, S8.11]', async () => {
    server.open('/nowhere')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404')
    expect(screen.getByText('Oops!')).toBeDefined()
    expect(screen.getByText('Page not found.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/')
  })
})

describe('links', () => {
  it('preload the code and the queries of their target when hovered', async () => {
    const { person, services } = server.open('/settings', await server.superuser())
    await person.hover(await screen.findByRole('link', { name: 'Admin' }))
    await waitFor(() => expect(server.calls).toContain('GET /api/v1/users/?skip=0&limit=5'))
    await waitFor(() => expect(services.queryClient.getQueryData(['users', 1])).toBeDefined())
    await person.click(screen.getByRole('link', { name: 'Admin' }))
    await screen.findByRole('table', { name: 'Users' })
    expect(screen.queryAllByTestId('skeleton-row')).toEqual([])
  })

  it('keep the layout in place and the focus off the drawer', async () => {
    const { person } = server.open('/settings', await server.newAccount())
    const aside = await screen.findByRole('complementary')
    await press(person, 'Open menu')
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: 'Resumes' }),
    )
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    expect(address()).toBe('/resumes')
    expect(screen.getByRole('complementary')).toBe(aside)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
