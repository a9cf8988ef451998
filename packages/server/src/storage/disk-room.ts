import { statfs } from 'node:fs/promises'

/** Below this a disk counts as full: a database that finds no room for its log is stopped by that, and starts no more. */
const leastFreeBytes = 32 * 1024 * 1024

/** No disk has room for what is to be written; the message names it. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'ENOSPC'
}

/** Throws DiskFullError when the disk of a folder has less than `least` bytes left, and as `statfs` does when it is gone. */
export const needDiskRoom = async (folder: string, least = leastFreeBytes): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw new DiskFullError(`the disk of ${folder} is full`)
}
