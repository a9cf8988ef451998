import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** An S3-compatible service in a process of its own, on loopback. */
export type S3Process = {
  /** Its empty bucket as STORAGE_URL. */
  url: string
  /** The folder that holds the bucket's objects. */
  folder: string
  stop: () => Promise<void>
}

/** Starts s3rver on a free port with one bucket. It checks the access key, but not the signature's secret. */
export const startS3 = async (): Promise<S3Process> => {
  const folder = await mkdtemp(join(tmpdir(), 'candid-s3-'))
  const main = join(dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')
  const child = spawn(
    process.execPath,
    [main, '-d', folder, '-a', '127.0.0.1', '-p', '0', '--configure-bucket', 'candid', '-s'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const exited = once(child, 'exit')
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`s3rver ended: ${output}`)))
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      const found = /listening on \S+:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/candid?tls=0`,
    folder: join(folder, 'candid'),
    stop: async () => {
      child.kill()
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
