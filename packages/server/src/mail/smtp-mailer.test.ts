import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { toLoggedError } from '../logged-error.ts'
import { createSmtpMailer, type Mailer } from './mailer.ts'

type Received = { to: string[]; source: string }
const open: { close: () => void }[] = []
afterEach(() => {
  for (const { close } of open.splice(0)) close()
})

const startServer = (): Promise<{ url: (login: string) => string; received: Received[] }> => {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'candid' && password === 'secret' ? done(null, { user: username }) : done(new Error('no')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('unknown') ? done(new Error(`<${address}> is not known here`)) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
  })
  open.push({ close: () => server.close() })
  return new Promise((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const { port } = listening.address() as AddressInfo
      resolve({ url: (login) => `smtp://${login}@127.0.0.1:${port}`, received })
    })
  })
}

const mailerOf = (url: string): Mailer => {
  const mailer = createSmtpMailer(url, 'Candid <candid@example.com>')
  open.push(mailer)
  return mailer
}
const mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello Ada', html: '<p>Hello Ada</p>' }

it('hands a mail to a real SMTP server', async () => {
  const { url, received } = await startServer()
  await mailerOf(url('candid:secret')).send(mail)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['ada@example.com'])
  expect(received[0]?.source).toContain('Subject: Hello')
  expect(received[0]?.source).toContain('Hello Ada')
})

it('sends to one address only, whatever the address holds', async () => {
  const { url, received } = await startServer()
  await mailerOf(url('candid:secret'))
    .send({ ...mail, to: 'ada@example.com\r\nBcc: evil@example.com' })
    .catch(() => undefined)
  expect(received.flatMap(({ to }) => to)).not.toContain('evil@example.com')
})

it('rejects when the password is wrong, so that the job is tried again', async () => {
  const { url } = await startServer()
  await expect(mailerOf(url('candid:wrong')).send(mail)).rejects.toMatchObject({ code: 'EAUTH' })
})

it('is logged without the address when the server refuses it and repeats it', async () => {
  const { url } = await startServer()
  const refused = await mailerOf(url('candid:secret'))
    .send({ ...mail, to: 'unknown@example.com' })
    .catch((error: Error) => error)
  if (!(refused instanceof Error)) throw new Error('The mail was not refused')
  const logged = toLoggedError(refused)
  expect(logged).toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
  expect(JSON.stringify(logged)).not.toContain('unknown@')
})

it('rejects when nobody listens', async () => {
  await expect(mailerOf('smtp://127.0.0.1:1').send(mail)).rejects.toMatchObject({
    code: expect.stringMatching(/ESOCKET|ECONNREFUSED/),
  })
})
