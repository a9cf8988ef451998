import { type Caller, callerOf } from './caller.ts'
import type { TestApp } from './test-app.ts'

let number = 0

export type Person = Caller & { id: string; email: string; password: string; token: string }

/** The token of a login. Throws when it is refused. */
export const logIn = async (app: Pick<TestApp, 'fetch'>, email: string, password: string): Promise<string> => {
  const form = new URLSearchParams({ username: email, password })
  const { status, body } = await callerOf(app).call('POST', '/login/access-token', { form })
  if (status !== 200) throw new Error(`Login of ${email}: ${status} ${JSON.stringify(body)}`)
  return body.access_token
}

/** Signs up a new user and logs in. */
export const newPerson = async (app: Pick<TestApp, 'fetch'>, full_name = 'Ada Lovelace'): Promise<Person> => {
  number += 1
  const email = `person${number}@example.com`
  const password = `password of ${number}`
  const signUp = { email, full_name, password, confirm_password: password }
  const { status, body } = await callerOf(app).post('/users/signup', signUp)
  if (status !== 200) throw new Error(`Sign-up: ${status} ${JSON.stringify(body)}`)
  const token = await logIn(app, email, password)
  return { ...callerOf(app, token), id: body.id, email, password, token }
}

/** The superuser that every test server has. */
export const superuserOf = async (app: TestApp): Promise<Person> => {
  const token = await logIn(app, app.superuser.email, app.superuser.password)
  const caller = callerOf(app, token)
  const { body } = await caller.get('/users/me')
  return { ...caller, id: body.id, ...app.superuser, token }
}

/** A PDF of one empty page; `text`, a comment in it, makes its bytes differ. */
export const emptyPdf = (text = ''): string => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return `%PDF-1.7\n%${text}\n${objects.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n`
}

/** A form with an empty PDF. */
export const pdfForm = (text = '', name = 'resume.pdf', type = 'application/pdf'): FormData => {
  const form = new FormData()
  form.append('upload_file', new File([emptyPdf(text)], name, { type }))
  return form
}

/** Uploads a resume; parsed and active on request. Gives its id. */
export const newResume = async (
  person: Caller,
  upTo: 'uploaded' | 'parsed' | 'active' = 'parsed',
  text = '',
): Promise<string> => {
  const { body } = await person.call('POST', '/resumes/', { form: pdfForm(text) })
  if (upTo !== 'uploaded') await person.post(`/resumes/${body.id}/chunks`)
  if (upTo === 'active') await person.post(`/resumes/${body.id}/active?active=true`)
  return body.id
}
