import { expect, it, vi } from 'vitest'
import { verifyPassword } from './passwords.ts'

const { hash } = vi.hoisted(() => ({ hash: vi.fn<() => Promise<string>>() }))
vi.mock('@node-rs/argon2', async (original) => ({ ...(await original<object>()), hash }))

it('an unknown user is refused as ever after a moment in which nothing could be hashed [#14.14]', async () => {
  hash.mockRejectedValueOnce(new Error('out of memory'))
  await expect(verifyPassword(undefined, 'password1')).rejects.toThrow('out of memory')
  const { hash: real } = await vi.importActual<{ hash: (text: string) => Promise<string> }>('@node-rs/argon2')
  hash.mockImplementation(() => real('a password that nobody has'))
  expect(await verifyPassword(undefined, 'password1')).toBe(false)
  expect(await verifyPassword(undefined, 'password1')).toBe(false)
  expect(hash).toHaveBeenCalledTimes(2)
})
