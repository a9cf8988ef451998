import { readFile } from 'node:fs/promises'
import { resumePath } from '../resumes.ts'
import { Candidate } from './candidate.ts'

/** Somebody whose resume no parser had to read, with a second one that is not active, and a link for an employer. */
export type Owner = { candidate: Candidate; active: string; inactive: string; linkId: string; shared: string }

/** Makes an owner by the API. */
export const newOwner = async (url: string, address?: string): Promise<Owner> => {
  const candidate = await Candidate.joins(url, 'Duncan Abernathy', address)
  const document = JSON.parse(await readFile(resumePath('duncan.json'), 'utf8'))
  const imports = async (name: string) => {
    const { id } = (await candidate.calls('POST', '/resumes/json-resume', { name, document })) as { id: string }
    return id
  }
  const active = await imports('duncan.json')
  const inactive = await imports('duncan-2026.json')
  await candidate.calls('POST', `/resumes/${active}/active?active=true`)
  const link = (await candidate.calls('POST', '/users/me/share-links', {
    name: 'Leith Academy',
    expires_at: null,
    sections: ['overview', 'experience', 'skills', 'achievements'],
    questions: true,
    contact: false,
  })) as { id: string; path: string }
  return { candidate, active, inactive, linkId: link.id, shared: link.path }
}
