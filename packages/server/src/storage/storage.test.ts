import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type S3Process, startS3 } from '../testing/s3-process.ts'
import { createLocalStorage } from './local-storage.ts'
import { createS3Storage, readS3Address, type S3Address } from './s3-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let s3: S3Process
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'candid-storage-'))
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true })
})

const addressOf = (text: string): S3Address => {
  const address = readS3Address(text)
  if (!address) throw new Error(`not an address: ${text}`)
  return address
}
const source = async (bytes: Uint8Array) => {
  const path = join(folder, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  return path
}

const storages: [string, () => Storage][] = [
  ['a folder', () => createLocalStorage(join(folder, 'files'))],
  ['an S3-compatible service', () => createS3Storage(addressOf(s3.url))],
]

describe.each(storages)('storage in %s', (_, create) => {
  it('gives back the very bytes that were put', async () => {
    const storage = create()
    const bytes = randomBytes(3_000_000)
    await storage.put('11111111-aaaa', await source(bytes))
    expect((await buffer(await storage.get('11111111-aaaa'))).equals(bytes)).toBe(true)
    expect(await storage.exists('11111111-aaaa')).toBe(true)
  })

  it('keeps an empty file', async () => {
    const storage = create()
    await storage.put('empty', await source(new Uint8Array()))
    expect(await buffer(await storage.get('empty'))).toHaveLength(0)
  })

  it('replaces what was under the same key', async () => {
    const storage = create()
    await storage.put('twice', await source(Buffer.from('first, and longer')))
    await storage.put('twice', await source(Buffer.from('second')))
    expect(String(await buffer(await storage.get('twice')))).toBe('second')
  })

  it('rejects when there is nothing under a key', async () => {
    const storage = create()
    expect(await storage.exists('nothing')).toBe(false)
    await expect(storage.get('nothing').then(buffer)).rejects.toThrow()
  })

  it('deletes; deleting what is not there is no error', async () => {
    const storage = create()
    await storage.put('gone', await source(Buffer.from('x')))
    await storage.delete('gone')
    await storage.delete('gone')
    expect(await storage.exists('gone')).toBe(false)
  })

  it.each(['', '..', '../up', '/etc/passwd', 'a//b', 'a?b', 'a b'])('refuses the key %j', async (key) => {
    await expect((async () => create().delete(key))()).rejects.toThrow('Not a storage key')
  })
})

it('says only the status when the service refuses, not what it wrote', async () => {
  const storage = createS3Storage({ ...addressOf(s3.url), key: 'UNKNOWN' })
  await expect(storage.exists('any')).rejects.toThrow('The storage answered 403 to HEAD')
})

describe('STORAGE_URL', () => {
  it('names key, secret, host, bucket, region and whether by TLS', () => {
    expect(readS3Address('s3://key:a%2Fb@s3.example.com/files?region=eu-central-1')).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      key: 'key',
      secret: 'a/b',
      region: 'eu-central-1',
    })
    expect(readS3Address('s3://key:secret@127.0.0.1:9000/files?tls=0')).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
    })
  })

  it.each([
    's3://host/bucket',
    's3://k:s@host',
    's3://k:s@host/B',
    's3://k:s@host/b/c',
    's3://k:s@host/bucket?tls=yes',
  ])('is refused as %s', (text) => expect(readS3Address(text)).toBeNull())
})
