import { expect, it } from 'vitest'
import { StartError, toStartError } from './start-error.ts'

const refusedBy = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

// As root, which tests may run as, no folder refuses: so the errors are those that the operating system gives.
it.each([
  ['EROFS', '/data is on a read-only disk: mount it writable, or set DATA_DIR to another folder'],
  ['EACCES', '/data cannot be written: give this user the right to, or set DATA_DIR to another folder'],
  ['EPERM', '/data cannot be written: give this user the right to, or set DATA_DIR to another folder'],
  ['ENOSPC', 'the disk of /data is full: free some space, or set DATA_DIR to another folder'],
  ['EDQUOT', 'the disk quota of /data is used up: free some space, or set DATA_DIR to another folder'],
  ['EIO', 'the disk of /data does not work: check it, or set DATA_DIR to another folder'],
])('a data folder that refuses with %s is told in one line that says what to do [#14.13]', (code, line) => {
  const error = toStartError(refusedBy(code, { syscall: 'mkdir' }), '/data')
  expect(error).toBeInstanceOf(StartError)
  expect(error?.message).toBe(line)
})

it('a port below 1024 that this user may not use is told as that, not as a folder', () => {
  const error = refusedBy('EACCES', { syscall: 'listen', port: 80 })
  expect(toStartError(error, '/data')?.message).toBe('this user may not use PORT 80: set one above 1023')
})

it('what is a bug is not called a reason of the machine', () => {
  expect(toStartError(new TypeError('x is not a function'), '/data')).toBeNull()
  expect(toStartError('text', '/data')).toBeNull()
})
