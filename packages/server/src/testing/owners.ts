import type { Operation } from '../contract/operation.ts'
import { type Answer, type Caller, callerOf } from './caller.ts'
import { newPerson, newResume, type Person } from './people.ts'
import { type Ids, newLink, pathOf, sampleOf } from './samples.ts'
import type { TestApp } from './test-app.ts'

/** An owner with everything that can be reached by an id. */
export const newOwner = async (app: TestApp): Promise<{ person: Person; ids: Ids }> => {
  const person = await newPerson(app)
  const id = await newResume(person, 'active')
  const { body: resume } = await person.get(`/resumes/${id}`)
  const chunk_id: string = resume.overview[0].id
  const { body: interview } = await person.post(`/resumes/${id}/chunks/${chunk_id}/questions?num=1`)
  const question_id: string = interview.questions[0].id
  await person.post(`/resumes/${id}/questions/${question_id}/answer`, { text: 'An answer' })
  await person.put(`/resumes/${id}/questions/${question_id}/draft`, { text: 'A draft' })
  const employer = await newEmployer(app, person)
  const ofPerson = { user_id: person.id, email: person.email }
  return { person, ids: { id, category: 'overview', chunk_id, question_id, ...ofPerson, ...employer } }
}

/** A share link with a question asked by it, and an answer prepared for employers. */
const newEmployer = async (app: TestApp, person: Person) => {
  const { body: link } = await person.post('/users/me/share-links', { ...newLink(), download: true })
  const token: string = link.path.replace('/share/', '')
  const { body: query } = await callerOf(app).post(`/shared/${token}/queries`, { question: 'What is the current job?' })
  const { body: prepared } = await person.post('/users/me/prepared-answers', { question: 'Why?', text: 'Because.' })
  const { body: choice } = await person.put('/users/me/answer-choices', { question: 'How much?', item_id: null })
  return { link_id: link.id, token, query_id: query.id, answer_id: prepared.id, choice_id: choice.id }
}

/** Calls an operation with a valid input, on what the ids name. */
export const callOperation = (caller: Caller, { id, method, path }: Operation, where: Ids): Promise<Answer> =>
  caller.call(method.toUpperCase(), pathOf(path, where), sampleOf(id))

/** Operations with their names, for `it.each`. */
export const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const)
