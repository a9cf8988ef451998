// The main job by one person, from the upload to an employer's answer, and everything deleted again.
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { callerOf, newUser, pdfForm } from '../crash/server.mjs'

const sections = ['overview', 'leadership', 'experience', 'roles', 'skills', 'technical', 'achievements', 'other']
const link = { name: 'Bench', expires_at: null, sections, questions: true, contact: false }

/** Signs a person up; gives the job, which rejects when any call is answered by anything but 200. */
export const mainJob = async (url, email, sample) => {
  const token = await newUser(url, email)
  const caller = callerOf(url, token)
  const call = async (...args) => {
    const { status, body } = await caller(...args)
    if (status !== 200 && status !== 202) throw new Error(`${args[0]} ${args[1]}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  const share = await call('POST', '/users/me/share-links', { body: link })
  return async () => {
    const bytes = Buffer.concat([sample, randomBytes(16)])
    const { id } = await call('POST', '/resumes/', { form: pdfForm(bytes) })
    let resume = await call('POST', `/resumes/${id}/chunks`)
    while (resume.parse_status === 'running') {
      await wait(200)
      resume = await call('GET', `/resumes/${id}`)
    }
    await call('POST', `/resumes/${id}/active?active=true`)
    const [item] = resume.overview
    await call('PUT', `/resumes/${id}/chunks/overview/${item.id}`, { body: { text: `${item.text} Edited.` } })
    const { questions } = await call('POST', `/resumes/${id}/chunks/${item.id}/questions?num=3`)
    for (const question of questions)
      await call('POST', `/resumes/${id}/questions/${question.id}/answer`, {
        body: { text: `It went well, and this is what I learnt: ${question.text}`, release: 'employers' },
      })
    await call('GET', `/resumes/${id}/file`)
    const shared = `/shared/${share.path.split('/').at(-1)}`
    await call('GET', shared)
    const query = await call('POST', `${shared}/queries`, { body: { question: 'What is the current job?' } })
    await call('DELETE', `/users/me/queries/${query.id}`)
    await call('DELETE', `/resumes/${id}`)
  }
}
