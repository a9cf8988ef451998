import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

/** Files in a folder. A file appears whole or not at all, and is on disk before `put` returns. */
export const createLocalStorage = (folder: string): Storage => {
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error(`Not a storage key: ${key}`)
    return join(folder, key)
  }
  return {
    put: async (key, sourcePath) => {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      await sync(sourcePath)
      await rename(sourcePath, path)
      await sync(dirname(path))
    },
    get: async (key) => {
      const file = await open(pathOf(key), 'r')
      return file.createReadStream()
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
  }
}

/** Flushes a file's bytes, or a folder's entries, to disk. */
export const sync = async (path: string) => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
