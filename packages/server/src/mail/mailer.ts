import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { sync } from '../storage/local-storage.ts'

export type Mail = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> }
export type Mailer = { send: (mail: Mail) => Promise<void>; close: () => void }

// One address as an object, because a text could contain more recipients.
const message = (from: string, { to, ...mail }: Mail) => ({ ...mail, from, to: { name: '', address: to } })

/** Creates a mailer that sends through an SMTP server. */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(message(from, mail))
    },
    close: () => transport.close(),
  }
}

/** Creates a mailer that writes each email as an .eml file into a folder; `onFile` gets its path. */
export const createOutboxMailer = (folder: string, from: string, onFile: (path: string) => void): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message: source } = await transport.sendMail(message(from, mail))
      if (!Buffer.isBuffer(source)) throw new Error('The mail was not built as a buffer')
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      const path = join(folder, name)
      await writeFile(`${path}.tmp`, source, { flush: true })
      await rename(`${path}.tmp`, path)
      await sync(folder)
      onFile(path)
    },
    close: () => transport.close(),
  }
}
