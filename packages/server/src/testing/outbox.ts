import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from './test-app.ts'

/** The mails in the outbox to an address, oldest first, with their text decoded, after all jobs that are due. */
export const mailsTo = async (app: TestApp, email: string): Promise<string[]> => {
  await app.app.runner.idle()
  const folder = join(app.folder, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}
