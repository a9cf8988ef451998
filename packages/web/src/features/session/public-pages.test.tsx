import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '../../platform/query-client.ts'
import { address, descriptionOf, field, fill, newEmail, press, useServer } from '../../testing/open-app.tsx'

const server = useServer()
const json = (status: number, body: unknown) => Response.json(body, { status })

describe('public pages', () => {
  it.each(['/login', '/signup', '/recover-password', '/reset-password?token=x'])(
    '%s redirects to / when the visitor is already logged in [S6.5]',
    async (path) => {
      server.open(path, await server.newAccount())
      await waitFor(() => expect(address()).toBe('/'))
    },
  )
})

describe('/login', () => {
  it('has email (labelled as username), password, Forgot password?, Log In and a link to sign up [S2.3]', async () => {
    server.open('/login')
    expect(await screen.findByLabelText('Username')).toHaveProperty('placeholder', 'Email')
    expect(field('Password')).toHaveProperty('placeholder', 'Password')
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/recover-password')
    expect(screen.getByRole('button', { name: 'Log In' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup')
    expect(document.title).toBe('Log In · Candid')
  })

  it('shows and hides the password [S2.3]', async () => {
    const { person } = server.open('/login')
    await screen.findByLabelText('Username')
    expect(field('Password').type).toBe('password')
    await press(person, 'Show password')
    expect(field('Password').type).toBe('text')
    await press(person, 'Hide password')
    expect(field('Password').type).toBe('password')
  })

  it('stores the token and goes to / after login [S2.3, S4.2, S9.15]', async () => {
    const account = await server.newAccount()
    const { person } = server.open('/login')
    await screen.findByLabelText('Username')
    await fill(person, { Username: account.email, Password: account.password })
    await press(person, 'Log In')
    await waitFor(() => expect(address()).toBe('/'))
    expect(localStorage.getItem('access_token')).toMatch(/^\S+\.\S+\.\S+$/)
  })

  it('shows the detail inline under the password field and marks both fields invalid [S8.5]', async () => {
    const account = await server.newAccount()
    const { person } = server.open('/login')
    await screen.findByLabelText('Username')
    await fill(person, { Username: account.email, Password: 'wrong' })
    await press(person, 'Log In')
    await screen.findByText('Incorrect email or password')
    expect(descriptionOf(field('Password'))).toContain('Incorrect email or password')
    expect([field('Username').getAttribute('aria-invalid'), field('Password').getAttribute('aria-invalid')]).toEqual([
      'true',
      'true',
    ])
    expect([field('Username').value, field('Password').value]).toEqual([account.email, 'wrong'])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows Something went wrong inline when the detail is a list [S8.5]', async () => {
    server.overrides.set('POST /api/v1/login/access-token', () => json(422, { detail: [{ msg: 'too long' }] }))
    const { person } = server.open('/login')
    await screen.findByLabelText('Username')
    await fill(person, { Username: 'ada@example.com', Password: 'x' })
    await press(person, 'Log In')
    expect((await screen.findByText('Something went wrong')).closest('p')?.id).toBe(
      field('Password').getAttribute('aria-describedby'),
    )
  })

  it('says Something went wrong. in a toast when no answer comes [S8.1]', async () => {
    server.overrides.set('POST /api/v1/login/access-token', () => Promise.reject(new TypeError('Failed to fetch')))
    const { person } = server.open('/login')
    await screen.findByLabelText('Username')
    await fill(person, { Username: 'ada@example.com', Password: 'x' })
    await press(person, 'Log In')
    expect((await screen.findByRole('alert')).textContent).toBe('ErrorSomething went wrong.')
  })

  it('requires a username in the email pattern, and a password of any length [S5.4, S5.5, S5.9]', async () => {
    const { person } = server.open('/login')
    await screen.findByLabelText('Username')
    await press(person, 'Log In')
    expect(descriptionOf(field('Username'))).toBe('Username is required')
    expect(descriptionOf(field('Password'))).toBe('Password is required')
    expect(document.activeElement).toBe(field('Username'))
    await fill(person, { Username: 'ada', Password: 'x' })
    expect(descriptionOf(field('Username'))).toBe('Invalid email address')
    expect(field('Password').getAttribute('aria-invalid')).toBeNull()
    expect(server.calls).toEqual([])
  })
})

describe('/signup', () => {
  const form = { 'Full name': 'Grace Hopper', Email: '', Password: 'long enough', 'Confirm Password': 'long enough' }

  it('has full name, email, password, confirm password, Sign Up and a link to log in [S2.2]', async () => {
    server.open('/signup')
    expect(await screen.findByLabelText('Full name')).toHaveProperty('placeholder', 'Full Name')
    expect(['Email', 'Password', 'Confirm Password'].map((label) => field(label).placeholder)).toEqual([
      'Email',
      'Password',
      'Repeat Password',
    ])
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  })

  it('toasts Account created. and goes to /login, where the email is known [S2.2, S8.3]', async () => {
    const { person } = server.open('/signup')
    await screen.findByLabelText('Full name')
    const email = newEmail('grace')
    await fill(person, { ...form, Email: ` ${email} ` })
    await press(person, 'Sign Up')
    expect((await screen.findByRole('status')).textContent).toBe(
      'Account created.Your account has been created successfully.',
    )
    await waitFor(() => expect(address()).toBe('/login'))
    expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe(email)
    await waitFor(() => expect(document.activeElement).toBe(field('Password')))
    await server.logIn(email, 'long enough')
  })

  it('makes the list of users stale [S4.22]', async () => {
    const { person, services } = server.open('/signup')
    await screen.findByLabelText('Full name')
    const cache = services.cache(createQueryClient)
    cache.setQueryData(['users', 1], { data: [], count: 0 })
    await fill(person, { ...form, Email: newEmail('hedy') })
    await press(person, 'Sign Up')
    await waitFor(() => expect(cache.getQueryState(['users', 1])?.isInvalidated).toBe(true))
  })

  it('toasts Something went wrong. with the server detail, and keeps what was typed [S8.4]', async () => {
    const account = await server.newAccount()
    const { person } = server.open('/signup')
    await screen.findByLabelText('Full name')
    await fill(person, { ...form, Email: account.email })
    await press(person, 'Sign Up')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong.The user with this email already exists in the system',
    )
    expect([address(), field('Email').value]).toEqual(['/signup', account.email])
    // The field says it in its own words: the toast has the server's.
    expect(descriptionOf(field('Email'))).toContain('This email already has an account')
    expect(screen.getByRole('link', { name: 'Log in with this email' }).getAttribute('href')).toBe('/login')
  })

  it('toasts Something went wrong. with the network error message [S8.4]', async () => {
    server.overrides.set('POST /api/v1/users/signup', () => Promise.reject(new TypeError('Failed to fetch')))
    const { person } = server.open('/signup')
    await screen.findByLabelText('Full name')
    await fill(person, { ...form, Email: 'offline@example.com' })
    await press(person, 'Sign Up')
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.Failed to fetch')
  })

  it('requires full name (3 or more), email, password (8 or more) and an equal confirmation [S5.1, S5.2, S5.3, S5.4, S5.6, S5.7, S5.8, S9.1]', async () => {
    const { person } = server.open('/signup')
    await screen.findByLabelText('Full name')
    await press(person, 'Sign Up')
    const errors = () => Object.keys(form).map((label) => descriptionOf(field(label)))
    expect(errors()).toEqual([
      'Full Name is required',
      'Email is required',
      'Password is required',
      'Password confirmation is required',
    ])
    await fill(person, { 'Full name': 'Al', Email: 'al@', Password: 'short', 'Confirm Password': 'other' })
    expect(errors()).toEqual([
      'Full Name must be at least 3 characters',
      'Invalid email address',
      'Password must be at least 8 characters',
      'The passwords do not match',
    ])
    expect(server.calls).toEqual([])
  })
})

describe('/recover-password', () => {
  it('asks for the email and toasts Email sent. [S2.4, S5.2, S8.13]', async () => {
    const { person } = server.open('/recover-password')
    await screen.findByRole('heading', { name: 'Password Recovery' })
    await press(person, 'Continue')
    expect(descriptionOf(field('Email'))).toBe('Email is required')
    await fill(person, { Email: 'nobody@example.com' })
    await press(person, 'Continue')
    expect((await screen.findByRole('status')).textContent).toBe(
      'Email sent.We sent an email with a link to get back into your account.',
    )
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeDefined()
    expect(document.body.textContent).toContain('Open the link in the email to nobody@example.com')
    await press(person, 'Use another email')
    expect(field('Email').value).toBe('')
  })
})

/** The token of the newest reset mail, once the server has written it. */
const tokenFromMail = async (email: string): Promise<string> => {
  const folder = join(server.server().folder, 'outbox')
  return waitFor(async () => {
    for (const name of await readdir(folder)) {
      const mail = (await readFile(join(folder, name), 'utf8')).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      const token = mail.includes(email) ? /reset-password\?token=([\w.-]+)/.exec(mail)?.[1] : undefined
      if (token) return token
    }
    throw new Error(`no mail to ${email}`)
  })
}

describe('/reset-password', () => {
  it('without a token says so and links to /recover-password', async () => {
    server.open('/reset-password')
    expect((await screen.findByRole('link', { name: 'Ask for a new link' })).getAttribute('href')).toBe(
      '/recover-password',
    )
  })

  it('reads the token from the query string, sets the new password and goes to /login [S2.5, S8.12]', async () => {
    const account = await server.newAccount()
    await server.callApi('POST', `/password-recovery/${account.email}`, null)
    const { person } = server.open(`/reset-password?token=${await tokenFromMail(account.email)}`)
    await screen.findByRole('heading', { name: 'Reset Password' })
    await fill(person, { 'Set Password': 'a new password', 'Confirm Password': 'a new password' })
    await press(person, 'Reset Password')
    expect((await screen.findByRole('status')).textContent).toContain('Password updated successfully.')
    await waitFor(() => expect(address()).toBe('/login'))
    await server.logIn(account.email, 'a new password')
  })

  it('toasts the refusal of a bad token with the title Error [S8.1]', async () => {
    const { person } = server.open('/reset-password?token=bad')
    await screen.findByRole('heading', { name: 'Reset Password' })
    await fill(person, { 'Set Password': 'a new password', 'Confirm Password': 'a new password' })
    await press(person, 'Reset Password')
    expect((await screen.findByRole('alert')).textContent).toBe('ErrorInvalid token')
  })

  it('requires a new password and an equal confirmation [S5.4, S5.6, S5.7]', async () => {
    const { person } = server.open('/reset-password?token=x')
    await screen.findByRole('heading', { name: 'Reset Password' })
    await press(person, 'Reset Password')
    expect(descriptionOf(field('Set Password'))).toBe('Password is required')
    expect(descriptionOf(field('Confirm Password'))).toBe('Password confirmation is required')
    await fill(person, { 'Set Password': 'long enough', 'Confirm Password': 'not the same' })
    expect(descriptionOf(field('Confirm Password'))).toBe('The passwords do not match')
  })
})
