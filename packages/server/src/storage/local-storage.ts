import { chmodSync, mkdirSync } from 'node:fs'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { needDiskRoom } from './disk-room.ts'
import type { Storage } from './storage.ts'

/** Stores files in a folder. A file appears completely or not at all, and is on disk before `put` returns. */
export const createLocalStorage = (folder: string): Storage => {
  mkdirSync(folder, { recursive: true })
  // Also for a folder from an older version that others could read.
  chmodSync(folder, 0o700)
  const pathOf = (key: string) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error(`Not a storage key: ${key}`)
    return join(folder, key)
  }
  return {
    put: async (key, sourcePath) => {
      const path = pathOf(key)
      // Never creates the folder itself: if it is lost while the server runs, so are all other files.
      if (dirname(path) !== folder) await mkdir(dirname(path), { recursive: true })
      await sync(sourcePath)
      await rename(sourcePath, path)
      await sync(dirname(path))
    },
    get: async (key) => {
      const file = await open(pathOf(key), 'r')
      return file.createReadStream()
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    check: async () => {
      await access(folder, constants.R_OK | constants.W_OK)
      await needDiskRoom(folder)
    },
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
  }
}

/** Syncs a file's bytes or a folder's entries to disk. */
export const sync = async (path: string) => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
