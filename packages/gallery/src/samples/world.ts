import type { Interview, Resume, User } from '@candid/core'
import { ada, questions, resumeOf, uploadedResume } from './sample-data.ts'

/** What the server would hold now; an entry lets it follow its machine. */
export type World = { user: User; resumes: Resume[]; interview: Interview }

const parsedResume: Resume = { ...uploadedResume, chunked: true, active: true, parse_status: 'done' }

export const sampleWorld: World = {
  user: ada,
  resumes: [parsedResume],
  interview: { questions, answers: questions.map(() => null), drafts: questions.map(() => null) },
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const missing = () => json({ detail: 'Not found' }, 404)

/** Every address that a staged screen reads. */
const reads: [RegExp, (world: World, id: string) => Response][] = [
  [/\/users\/me$/, ({ user }) => json(user)],
  [/\/users\/$/, ({ user }) => json({ data: [user], count: 1 })],
  [/\/resumes\/$/, ({ resumes }) => json({ data: resumes, count: resumes.length })],
  [
    /\/resumes\/active$/,
    ({ resumes }) => {
      const active = resumes.find((resume) => resume.active)
      return active ? json(resumeOf(active)) : missing()
    },
  ],
  [/\/questions$/, ({ interview }) => json(interview)],
  [/\/(?:chunks|progress|shelf|similar-answers)$/, () => json([])],
  [
    /\/resumes\/([^/]+)$/,
    ({ resumes }, id) => {
      const resume = resumes.find((one) => one.id === id)
      return resume ? json(resumeOf(resume)) : missing()
    },
  ],
]

/** Answers a request from the world. Nothing can be written: what a write would bring is chosen in the inspector. */
export const answerWith = (world: World, request: Request): Response => {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET') return json({ detail: 'The gallery has no server.' }, 503)
  for (const [pattern, answer] of reads) {
    const match = pattern.exec(pathname)
    if (match) return answer(world, match[1] ?? '')
  }
  return missing()
}
