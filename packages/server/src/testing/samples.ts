import { sections } from '@candid/core'
import type { OperationId } from '../contract/index.ts'
import type { CallOptions } from './caller.ts'
import { pdfForm } from './people.ts'

/** Ids that a path may name. */
export type Ids = {
  id: string
  category: string
  chunk_id: string
  question_id: string
  user_id: string
  email: string
  link_id: string
  token: string
  query_id: string
  answer_id: string
  choice_id: string
}

/** The path of an operation with ids in place. */
export const pathOf = (path: string, ids: Ids): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(ids[name as keyof Ids])))

let number = 0
const unique = () => {
  number += 1
  return `sample${number}@example.com`
}

/** A link that shows everything but contact data, without end. */
export const newLink = () => ({
  name: 'Northern Rail',
  expires_at: null,
  sections: [...sections],
  questions: true,
  contact: false,
})

/** A valid input for every operation that takes one. */
const samples: Partial<Record<OperationId, () => CallOptions>> = {
  login: () => ({ form: new URLSearchParams({ username: 'nobody@example.com', password: 'password1' }) }),
  resetPassword: () => ({ body: { token: 'none', new_password: 'password1' } }),
  signUp: () => ({
    body: { email: unique(), full_name: 'Sample', password: 'password1', confirm_password: 'password1' },
  }),
  updateMe: () => ({ body: { full_name: 'Changed' } }),
  changePassword: () => ({ body: { current_password: 'wrong one', new_password: 'password1' } }),
  createUser: () => ({
    body: { email: unique(), full_name: 'Sample', password: 'password1', is_superuser: false, is_active: true },
  }),
  updateUser: () => ({ body: { full_name: 'Changed' } }),
  createResume: () => ({ form: pdfForm(unique()) }),
  replaceResume: () => ({ form: pdfForm(unique()) }),
  importJsonResume: () => ({ body: { name: 'sample.json', document: { basics: { summary: unique() } } } }),
  createItem: () => ({ body: { text: 'Added' } }),
  saveItem: () => ({ body: { text: 'Changed' } }),
  moveItemToSection: () => ({ body: { category: 'roles' } }),
  moveItem: () => ({ body: { position: 0 } }),
  saveAnswer: () => ({ body: { text: 'Answered' } }),
  setRelease: () => ({ body: { release: 'employers' } }),
  releaseSection: () => ({ body: { release: 'employers' } }),
  saveDraft: () => ({ body: { text: 'Typing' } }),
  placeText: () => ({ body: { index: 0, text: 'Page 1 of 1', category: 'other' } }),
  transcribe: () => {
    const form = new FormData()
    form.append('audio', new File(['sound'], 'a.webm', { type: 'audio/webm' }))
    return { form }
  },
  speak: () => ({ body: { text: 'Hello' } }),
  createShareLink: () => ({ body: newLink() }),
  updateShareLink: () => ({ body: { name: 'Changed' } }),
  previewAnswer: () => ({ body: { question: 'What is the current job?' } }),
  answerQuery: () => ({ body: { text: 'Answered' } }),
  createPreparedAnswer: () => ({ body: { question: 'When could you start?', text: 'At once.' } }),
  rehearseAnswer: () => ({ body: { question: 'What is the current job?' } }),
  saveAnswerChoice: () => ({ body: { question: 'What is the current job?', item_id: null } }),
  saveNoticeChoice: () => ({ body: { wanted: false } }),
  leaveAddress: () => ({ body: { email: 'jobs@example.com' } }),
  askShared: () => ({ body: { question: 'What is the current job?' } }),
}

/** The input of an operation, if it takes one. */
export const sampleOf = (id: string): CallOptions => samples[id as OperationId]?.() ?? {}
