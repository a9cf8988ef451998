import { describe, expect, it } from 'vitest'
import {
  addUserFormSchema,
  changePasswordFormSchema,
  editUserFormSchema,
  logInFormSchema,
  profileFormSchema,
  recoverFormSchema,
  resetPasswordFormSchema,
  signUpFormSchema,
  uploadFormSchema,
  validateWith,
} from './forms.ts'

const long = 'x'.repeat(129)
const emailCases = [
  ['', 'Email is required'],
  ['  ', 'Email is required'],
  ['ada', 'Invalid email address'],
  ['ada@example', 'Invalid email address'],
  ['ada@example.org', undefined],
  [' ada@example.org ', undefined],
] as const
const newPasswordCases = [
  ['', 'Password is required'],
  ['1234567', 'Password must be at least 8 characters'],
  ['12345678', undefined],
  [' 123456 ', undefined],
  [long, 'Password must be at most 128 characters'],
] as const

describe('log-in form', () => {
  const validate = validateWith(logInFormSchema)
  it.each([
    ['', 'Username is required'],
    ['ada', 'Invalid email address'],
    ['ada@example.org', undefined],
  ])('of username %j says %s [S5.1, S5.9]', (username, message) => {
    expect(validate({ username, password: 'x' })['username']).toBe(message)
  })
  it('asks of a password only that it is there [S5.5]', () => {
    expect(validate({ username: 'ada@example.org', password: '' })).toEqual({ password: 'Password is required' })
    expect(validate({ username: 'ada@example.org', password: '1' })).toEqual({})
  })
})

describe('sign-up form', () => {
  const good = { full_name: 'Ada', email: 'ada@example.org', password: '12345678', confirm_password: '12345678' }
  const validate = validateWith(signUpFormSchema)
  it('takes a good one', () => expect(validate(good)).toEqual({}))
  it.each([
    ['', 'Full Name is required'],
    ['   ', 'Full Name is required'],
    [' Al ', 'Full Name must be at least 3 characters'],
    ['x'.repeat(256), 'Text must be at most 255 characters'],
  ])('of full name %j says %s [S5.8, S9.1]', (full_name, message) => {
    expect(validate({ ...good, full_name })).toEqual({ full_name: message })
  })
  it.each(emailCases)('of email %j says %s [S5.1, S5.2]', (email, message) => {
    expect(validate({ ...good, email })['email']).toBe(message)
  })
  it.each(newPasswordCases)('of password %j says %s [S5.3, S5.4, S9.1]', (password, message) => {
    expect(validate({ ...good, password, confirm_password: password })['password']).toBe(message)
  })
  it('wants the password confirmed [S5.6, S5.7]', () => {
    const required = { confirm_password: 'Password confirmation is required' }
    expect(validate({ ...good, confirm_password: '' })).toEqual(required)
    const differ = { confirm_password: 'The passwords do not match' }
    expect(validate({ ...good, confirm_password: '12345679' })).toEqual(differ)
  })
  it('says everything that is wrong at once', () => {
    expect(validate({ full_name: '', email: '', password: '12345678', confirm_password: 'x' })).toEqual({
      full_name: 'Full Name is required',
      email: 'Email is required',
      confirm_password: 'The passwords do not match',
    })
  })
})

describe('recover form', () => {
  it.each(emailCases)('of email %j says %s [S5.1, S5.2]', (email, message) => {
    expect(validateWith(recoverFormSchema)({ email })['email']).toBe(message)
  })
})

describe('reset form', () => {
  const validate = validateWith(resetPasswordFormSchema)
  it.each(newPasswordCases)('of password %j says %s [S5.3, S5.4, S9.1]', (new_password, message) => {
    expect(validate({ new_password, confirm_password: new_password })['new_password']).toBe(message)
  })
  it('wants the password confirmed [S5.6, S5.7]', () => {
    expect(validate({ new_password: '12345678', confirm_password: '12345678' })).toEqual({})
    const required = { confirm_password: 'Password confirmation is required' }
    expect(validate({ new_password: '12345678', confirm_password: '' })).toEqual(required)
    const differ = { confirm_password: 'The passwords do not match' }
    expect(validate({ new_password: '12345678', confirm_password: 'x' })).toEqual(differ)
  })
})

describe('profile form', () => {
  const validate = validateWith(profileFormSchema)
  it('takes no name, and a name of up to 30 characters [S5.10, S9.1]', () => {
    expect(validate({ full_name: '', email: 'ada@example.org' })).toEqual({})
    expect(validate({ full_name: ` ${'x'.repeat(30)} `, email: 'ada@example.org' })).toEqual({})
    const message = { full_name: 'Full Name must be at most 30 characters' }
    expect(validate({ full_name: 'x'.repeat(31), email: 'ada@example.org' })).toEqual(message)
  })
  it.each(emailCases)('of email %j says %s [S5.1, S5.2]', (email, message) => {
    expect(validate({ full_name: 'Ada', email })['email']).toBe(message)
  })
})

describe('change-password form', () => {
  const validate = validateWith(changePasswordFormSchema)
  const good = { current_password: 'x', new_password: '12345678', confirm_password: '12345678' }
  it('takes a good one', () => expect(validate(good)).toEqual({}))
  it('requires all three [S5.11]', () => {
    expect(validate({ current_password: '', new_password: '', confirm_password: '' })).toEqual({
      current_password: 'Current password is required',
      new_password: 'Password is required',
      confirm_password: 'Password confirmation is required',
    })
  })
  it('wants the new password confirmed [S5.6]', () => {
    const differ = { confirm_password: 'The passwords do not match' }
    expect(validate({ ...good, confirm_password: 'x' })).toEqual(differ)
  })
})

describe('add-user form', () => {
  const validate = validateWith(addUserFormSchema)
  const rest = { full_name: '', is_superuser: false, is_active: true }
  const good = { ...rest, email: 'ada@example.org', password: '12345678', confirm_password: '12345678' }
  it('takes a good one, without a name', () => expect(validate(good)).toEqual({}))
  it('asks for the confirmation in its own words [S5.2, S5.4, S5.6, S5.7]', () => {
    expect(validate({ ...rest, email: '', password: '', confirm_password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
      confirm_password: 'Please confirm your password',
    })
    const differ = { confirm_password: 'The passwords do not match' }
    expect(validate({ ...good, confirm_password: 'x' })).toEqual(differ)
  })
})

describe('edit-user form', () => {
  const validate = validateWith(editUserFormSchema)
  const good = {
    email: 'ada@example.org',
    full_name: '',
    password: '',
    confirm_password: '',
    is_superuser: false,
    is_active: true,
  }
  it('takes an empty password [S5.5]', () => expect(validate(good)).toEqual({}))
  it.each([
    ['1234567', '1234567', { password: 'Password must be at least 8 characters' }],
    [long, long, { password: 'Password must be at most 128 characters' }],
    ['12345678', '', { confirm_password: 'Please confirm your password' }],
    ['12345678', '12345679', { confirm_password: 'The passwords do not match' }],
    ['', '12345678', { confirm_password: 'The passwords do not match' }],
    ['12345678', '12345678', {}],
  ])('of password %j confirmed by %j says %j [S5.3, S5.6, S5.7]', (password, confirm_password, errors) => {
    expect(validate({ ...good, password, confirm_password })).toEqual(errors)
  })
  it('requires the email [S5.2]', () =>
    expect(validate({ ...good, email: '' })).toEqual({ email: 'Email is required' }))
})

describe('upload form', () => {
  const validate = validateWith(uploadFormSchema)
  const pdf = { name: 'Ada.PDF', type: 'application/pdf' }
  it.each([
    [[pdf], {}],
    [[], { upload_file: 'Too few files' }],
    [[pdf, pdf], { upload_file: 'Too many files' }],
    [[{ ...pdf, name: 'ada.txt' }], { upload_file: 'File type must be .pdf' }],
    [[{ ...pdf, type: 'text/plain' }], { upload_file: 'File type must be .pdf' }],
  ])('of %j says %j [S5.20, S5.23, S9.11]', (upload_file, errors) => {
    expect(validate({ upload_file })).toEqual(errors)
  })
})

const withErrors = { full_name: '', email: '', current_password: '', is_superuser: false, is_active: true }
const byPassword = [
  ['sign-up', signUpFormSchema],
  ['add-user', addUserFormSchema],
  ['edit-user', editUserFormSchema],
] as const
const byNewPassword = [
  ['reset', resetPasswordFormSchema],
  ['change-password', changePasswordFormSchema],
] as const

describe('both passwords', () => {
  it.each([...byPassword, ...byNewPassword])('of the %s form are compared whatever else is wrong', (_, schema) => {
    const typed = { password: '12345678', new_password: '12345678', confirm_password: 'x' }
    const errors = validateWith(schema)({ ...withErrors, ...typed })
    expect(errors['confirm_password']).toBe('The passwords do not match')
  })

  it.each(byPassword)('of the %s form are compared only once the first is right', (_, schema) => {
    const errors = validateWith(schema)({ ...withErrors, password: 'short', confirm_password: 'x' })
    expect(errors['confirm_password']).toBeUndefined()
  })
})

it('validation finds nothing in a right form', () => {
  expect(validateWith(recoverFormSchema)({ email: 'ada@example.org' })).toStrictEqual({})
})
