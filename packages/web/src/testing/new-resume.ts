import type { Account, useServer } from './open-app.tsx'

type TestServer = ReturnType<typeof useServer>

const boundary = 'a-boundary-between-parts'

/** A PDF as small as one can be, unlike any other by its title; its text is the scripted interviewer's affair. */
const tinyPdf = (title: string): string =>
  [
    '%PDF-1.4',
    `%${title}`,
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n')

/** Uploads a resume as somebody, without a screen. The form is written by hand: the DOM's own is not Node's. */
export const newResume = async (server: TestServer, { token }: Account, name: string): Promise<string> => {
  const body = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="upload_file"; filename="${name}"`,
    'Content-Type: application/pdf',
    '',
    tinyPdf(name),
    `--${boundary}--`,
    '',
  ].join('\r\n')
  const answer = await server.server().fetch(
    new Request(`${window.location.origin}/api/v1/resumes/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
      body,
    }),
  )
  if (!answer.ok) throw new Error(`Upload of ${name}: ${answer.status} ${await answer.text()}`)
  const { id } = await answer.json()
  return id
}

/** Uploads a resume and has it parsed: one item in each of the eight sections. */
export const parsedResume = async (server: TestServer, account: Account, name: string): Promise<string> => {
  const id = await newResume(server, account, name)
  await server.callApi('POST', `/resumes/${id}/chunks`, account.token)
  return id
}

/** Uploads a resume, has it parsed and makes it the active one. */
export const activeResume = async (server: TestServer, account: Account, name: string): Promise<string> => {
  const id = await parsedResume(server, account, name)
  await server.callApi('POST', `/resumes/${id}/active?active=true`, account.token)
  return id
}
