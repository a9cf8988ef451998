import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { type ArchiveFile, zipOf } from './zip.ts'

/** As storages give them. */
const chunk = Buffer.alloc(2 ** 16, 'x')
const chunksOfFile = 160

/** Ten files of ten megabytes each, and what was read of them so far. */
const tenFiles = () => {
  const seen = { opened: 0, chunks: 0, closed: 0 }
  const files = Array.from(
    { length: 10 },
    (_, index): ArchiveFile => ({
      name: `${index}.bin`,
      modified: new Date(2026, 0, 1),
      compress: false,
      open: async () => {
        seen.opened += 1
        const chunks = function* () {
          for (let n = 0; n < chunksOfFile; n++) {
            seen.chunks += 1
            yield chunk
          }
        }
        return Readable.from(chunks()).on('close', () => {
          seen.closed += 1
        })
      },
    }),
  )
  return { files, seen }
}

it('an archive holds every file whole', async () => {
  const { files, seen } = tenFiles()
  const zip = await fromBufferPromise(await buffer(zipOf(files)))
  let bytes = 0
  for await (const entry of zip.eachEntry()) bytes += (await buffer(await zip.openReadStreamPromise(entry))).length
  expect([bytes, seen.opened, seen.closed]).toEqual([10 * chunksOfFile * chunk.length, 10, 10])
})

it('is read no further than its reader has come: memory does not grow with it', async () => {
  const { files, seen } = tenFiles()
  const archive = zipOf(files)
  await once(archive, 'readable')
  archive.read(1)
  expect(seen.opened).toBe(1)
  // less than a megabyte in all the buffers on the way
  expect(seen.chunks).toBeLessThan(16)
  archive.destroy()
})

it('closes the file at hand when its reader goes', async () => {
  const { files, seen } = tenFiles()
  const archive = zipOf(files)
  await once(archive, 'readable')
  archive.destroy()
  await once(archive, 'close')
  await expect.poll(() => seen.closed).toBe(1)
})

it('ends with the error of a file that cannot be opened', async () => {
  const { files } = tenFiles()
  const broken = {
    ...tenFiles().files[0],
    name: 'broken',
    open: () => Promise.reject(new Error('lost')),
  } as ArchiveFile
  await expect(buffer(zipOf([...files.slice(0, 1), broken]))).rejects.toThrow('lost')
})
