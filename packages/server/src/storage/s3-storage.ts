import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { Storage } from './storage.ts'

/** The address of the storage, from STORAGE_URL. */
export type S3Address = { endpoint: string; bucket: string; key: string; secret: string; region: string }

/**
 * Parses `s3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=us-east-1][&tls=0]`. Key and secret are percent-encoded if they contain
 * reserved characters. Returns null if a part is missing.
 */
export const readS3Address = (text: string): S3Address | null => {
  if (!URL.canParse(text)) return null
  const { protocol, host, username, password, pathname, searchParams } = new URL(text)
  const bucket = pathname.slice(1).replace(/\/$/, '')
  const tls = searchParams.get('tls') ?? '1'
  const unknown = [...searchParams.keys()].some((name) => !['region', 'tls'].includes(name))
  if (protocol !== 's3:' || !host || !username || !password || unknown || !['0', '1'].includes(tls)) return null
  const key = decoded(username)
  const secret = decoded(password)
  if (key === null || secret === null) return null
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) return null
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${host}`,
    bucket,
    key,
    secret,
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const timeoutMs = 60_000

/** Stores files in a bucket of an S3-compatible service, addressed by path (`endpoint/bucket/key`), which all services accept. */
export const createS3Storage = ({ endpoint, bucket, key: accessKeyId, secret, region }: S3Address): Storage => {
  const client = new AwsClient({ accessKeyId, secretAccessKey: secret, service: 's3', region, retries: 3 })
  const call = async (method: string, key: string, allowed: number[], init: RequestInit = {}) => {
    if (!/^[\w-]+(\/[\w-]+)*$/.test(key)) throw new Error(`Not a storage key: ${key}`)
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, { method, signal, ...init })
    if (allowed.includes(response.status)) return response
    // The service's message can repeat what was sent, so only its status is logged.
    await response.body?.cancel()
    throw new Error(`The storage answered ${response.status} to ${method}`)
  }
  return {
    put: async (key, sourcePath) => {
      const file = await open(sourcePath, 'r')
      try {
        // As a whole and not as a stream: the signature covers the bytes, and a failed attempt can be repeated.
        const body = new Uint8Array(await file.readFile())
        await call('PUT', key, [200], { body, headers: { 'Content-Length': String(body.byteLength) } })
      } finally {
        await file.close()
      }
    },
    get: async (key) => {
      const { body } = await call('GET', key, [200])
      // The same stream with two types: fetch's and Node's.
      return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([])
    },
    delete: async (key) => {
      await call('DELETE', key, [200, 204, 404])
    },
    exists: async (key) => (await call('HEAD', key, [200, 404])).status === 200,
    // Any key will do, because only the response counts.
    check: async () => {
      await call('HEAD', 'health', [200, 404])
    },
  }
}
