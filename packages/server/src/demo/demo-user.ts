import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResumeDetail } from '@candid/core'
import {
  accessTokenSchema,
  answerSchema,
  interviewSchema,
  resumeDetailSchema,
  resumeSchema,
} from '@candid/core/schemas'
import * as v from 'valibot'
import { hashPassword } from '../accounts/passwords.ts'
import { findByEmail, insertUser, updateUser } from '../accounts/user-store.ts'
import type { App } from '../app.ts'
import type { Database } from '../db/database.ts'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import { demoAnswers } from './demo-answers.ts'
import { demoName } from './demo-person.ts'

export const demoEmail = 'demo@example.com'

/**
 * Creates the demo user with a parsed, active sample resume and some answered questions, with the same calls as a browser.
 * If the user exists already, it only gets a new password. Returns the password.
 */
export const createDemoUser = async (app: App, db: Database): Promise<string> => {
  const password = randomBytes(9).toString('base64url')
  const password_hash = await hashPassword(password)
  const existing = await findByEmail(db, demoEmail)
  if (existing) {
    await updateUser(db, existing.id, { password_hash })
    return password
  }
  const user = { email: demoEmail, full_name: demoName, password_hash, is_superuser: false, is_active: true }
  await insertUser(db, user)
  const call = await logIn(inProcessFetch(app.fastify), password)
  const resume = await uploadSample(call)
  for (const { section, text } of demoAnswers) {
    const [item] = resume[section]
    if (!item) continue
    const { questions } = await call(interviewSchema, 'POST', `/resumes/${resume.id}/chunks/${item.id}/questions?num=3`)
    const [question] = questions
    if (question)
      await call(
        answerSchema,
        'POST',
        `/resumes/${resume.id}/questions/${question.id}/answer`,
        JSON.stringify({ text }),
      )
  }
  return password
}

/** Calls our own API; returns the response in the shape of the contract. */
type Call = <S extends v.GenericSchema>(
  schema: S,
  method: string,
  path: string,
  body?: string | FormData | URLSearchParams,
) => Promise<v.InferOutput<S>>

const logIn = async (fetch: ReturnType<typeof inProcessFetch>, password: string): Promise<Call> => {
  let token = ''
  const call: Call = async (schema, method, path, body) => {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) throw new Error(`The demo could not be made: ${method} ${path} answered ${answer.status}`)
    return v.parse(schema, await answer.json())
  }
  const form = new URLSearchParams({ username: demoEmail, password })
  token = (await call(accessTokenSchema, 'POST', '/login/access-token', form)).access_token
  return call
}

const uploadSample = async (call: Call): Promise<ResumeDetail> => {
  const pdf = await readFile(join(import.meta.dirname, 'sample-resume.pdf'))
  const form = new FormData()
  form.append('upload_file', new File([new Uint8Array(pdf)], 'Mara Lindholm.pdf', { type: 'application/pdf' }))
  const { id } = await call(resumeSchema, 'POST', '/resumes/', form)
  const resume = await call(resumeDetailSchema, 'POST', `/resumes/${id}/chunks`)
  await call(resumeSchema, 'POST', `/resumes/${id}/active?active=true`)
  return resume
}
