import { resolve } from 'node:path'
import { SettingError } from './env.ts'

/** The arguments of the command line. Paths are absolute. */
export type Arguments = { demo: boolean; command: { name: 'backup' | 'restore'; path: string } | null }

/** Parses `--demo`, `--backup FILE` and `--restore FILE`; a relative FILE is relative to `folder`. Throws SettingError. */
export const readArguments = (args: string[], folder: string): Arguments => {
  const [first = '', path, ...more] = args
  if (first === '--backup' || first === '--restore') {
    if (!path || path.startsWith('--') || more.length > 0) throw new SettingError(`${first} takes one file`)
    return { demo: false, command: { name: first === '--backup' ? 'backup' : 'restore', path: resolve(folder, path) } }
  }
  const unknown = args.find((arg) => arg !== '--demo')
  if (unknown)
    throw new SettingError(`the argument ${unknown} is not known; there are --demo, --backup FILE and --restore FILE`)
  return { demo: args.length > 0, command: null }
}
