import { statfs } from 'node:fs/promises'

/** Below this a disk counts as full. A database without room for its log stops and cannot start again. */
const leastFreeBytes = 32 * 1024 * 1024

/** Thrown if a disk has no room; the message names the disk. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'ENOSPC'
}

/** Throws DiskFullError if the disk of a folder has less than `least` bytes left, and the error of `statfs` if it is gone. */
export const needDiskRoom = async (folder: string, least = leastFreeBytes): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < least) throw new DiskFullError(`the disk of ${folder} is full`)
}
