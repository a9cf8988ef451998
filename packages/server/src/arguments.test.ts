import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

it('starts the server without arguments, and with --demo makes a demo user', () => {
  expect(readArguments([], '/home')).toEqual({ demo: false, command: null })
  expect(readArguments(['--demo'], '/home')).toEqual({ demo: true, command: null })
})

it.each(['backup', 'restore'] as const)('--%s takes one file, relative to where the command was typed', (name) => {
  expect(readArguments([`--${name}`, 'a.tar.gz'], '/home')).toEqual({
    demo: false,
    command: { name, path: '/home/a.tar.gz' },
  })
  expect(readArguments([`--${name}`, '/b.tar.gz'], '/home').command?.path).toBe('/b.tar.gz')
})

it.each([
  [['--backup'], '--backup takes one file'],
  [['--backup', '--demo'], '--backup takes one file'],
  [['--restore', 'a', 'b'], '--restore takes one file'],
  [['--other'], 'the argument --other is not known; there are --demo, --backup FILE and --restore FILE'],
  [['--demo', '--backup', 'a'], 'the argument --backup is not known'],
])('refuses %j in one line', (args, message) => {
  expect(() => readArguments(args, '/home')).toThrow(message)
})
