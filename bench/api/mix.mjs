// What the screens ask for, as often as they do: mostly reads, some saves, now and then an upload.
import { randomBytes } from 'node:crypto'
import { createClient } from './client.mjs'
import { emailOf, password } from './seed.mjs'

const api = '/api/v1'
const json = (value) => JSON.stringify(value)

/** Logs in one user and finds the active resume. Number 1 is a superuser, whose list holds everything. */
export const logIn = async (client, number) => {
  const form = new URLSearchParams({ username: emailOf(number), password }).toString()
  const type = 'application/x-www-form-urlencoded'
  const { status, body } = await client.call('POST', `${api}/login/access-token`, { body: form, type })
  if (status !== 200) throw new Error(`login: ${status} ${json(body)}`)
  const token = body.access_token
  const { body: resume } = await client.call('GET', `${api}/resumes/active`, { token })
  return { token, resume, item: resume.overview[0].id }
}

/** A PDF of one empty page: the server opens every file that comes. What makes it unlike others is a comment. */
const pdf = () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const comment = `%${randomBytes(20_000).toString('base64')}\n`
  return `%PDF-1.4\n${comment}${objects.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n`
}

const upload = () => {
  const part = 'Content-Disposition: form-data; name="upload_file"; filename="a.pdf"\r\nContent-Type: application/pdf'
  const body = `--x\r\n${part}\r\n\r\n${pdf()}\r\n--x--\r\n`
  return { body, type: 'multipart/form-data; boundary=x' }
}

const calls = [
  [30, 'GET users/me', ({ token }) => ['GET', `${api}/users/me`, { token }]],
  [
    20,
    'GET resumes',
    ({ token }) => ['GET', `${api}/resumes/?skip=${5 * Math.floor(Math.random() * 10)}&limit=5`, { token }],
  ],
  [20, 'GET resumes/id', ({ token, resume }) => ['GET', `${api}/resumes/${resume.id}`, { token }]],
  [10, 'GET resumes/active', ({ token }) => ['GET', `${api}/resumes/active`, { token }]],
  [6, 'GET progress', ({ token, resume }) => ['GET', `${api}/resumes/${resume.id}/progress`, { token }]],
  [
    8,
    'PUT item',
    ({ token, resume, item }) => [
      'PUT',
      `${api}/resumes/${resume.id}/chunks/overview/${item}`,
      { token, body: json({ text: `Saved at ${Date.now()}` }) },
    ],
  ],
  [
    4,
    'POST item',
    ({ token, resume }) => [
      'POST',
      `${api}/resumes/${resume.id}/chunks/other`,
      { token, body: json({ text: 'Added' }) },
    ],
  ],
  [2, 'POST resumes', ({ token }) => ['POST', `${api}/resumes/`, { token, ...upload() }]],
]
const weight = calls.reduce((sum, [share]) => sum + share, 0)

const pick = () => {
  let left = Math.random() * weight
  for (const call of calls) {
    left -= call[0]
    if (left < 0) return call
  }
  return calls[0]
}

/** `clients` users at once, each call right after the answer to the last, for `seconds`. Gives times by call, and errors. */
export const runMix = async (url, { clients, seconds, users }) => {
  const client = createClient(url, clients)
  const people = []
  for (let n = 0; n < clients; n++) people.push(await logIn(client, 2 + (n % Math.max(1, users - 1))))
  const times = new Map(calls.map(([, name]) => [name, []]))
  const errors = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() < end) {
        const [, name, build] = pick()
        try {
          const { status, ms } = await client.call(...build(person))
          if (status === 200) times.get(name).push(ms)
          else errors.push(`${name}: ${status}`)
        } catch (error) {
          errors.push(`${name}: ${error.message}`)
        }
      }
    }),
  )
  client.close()
  return { times, errors }
}
