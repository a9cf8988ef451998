import { hash, verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { passwordsBy } from './passwords.ts'

it('a password is hashed with no less work than OWASP asks for', async () => {
  const hashed = vi.fn(hash)
  await passwordsBy({ hash: hashed, verify }).hashPassword('password1')
  expect(hashed).toHaveBeenCalledWith('password1', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})

it('an unknown user is refused as ever after a moment in which nothing could be hashed [#14.14]', async () => {
  const failing = vi.fn(hash).mockRejectedValueOnce(new Error('out of memory'))
  const { verifyPassword } = passwordsBy({ hash: failing, verify })
  await expect(verifyPassword(undefined, 'password1')).rejects.toThrow('out of memory')
  expect(await verifyPassword(undefined, 'password1')).toBe(false)
  expect(await verifyPassword(undefined, 'password1')).toBe(false)
  expect(failing).toHaveBeenCalledTimes(2)
})
