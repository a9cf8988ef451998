import { expect, it } from 'vitest'
import { repeatInput } from './prerendered.ts'

it('tells the app all that was typed, though the app empties the other fields as soon as it hears of the first', () => {
  const root = document.createElement('div')
  root.innerHTML = '<form><input name="email"><input name="password" type="password"></form>'
  const [email, password] = [...root.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement]
  email.value = 'ada@candid.test'
  password.value = 'a long enough password'
  const told: Record<string, string> = {}
  root.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement
    told[name] = value
    // As React does with a field whose state it holds.
    for (const field of [email, password]) field.value = told[field.name] ?? ''
  })
  repeatInput(root)
  expect(told).toEqual({ email: 'ada@candid.test', password: 'a long enough password' })
})
