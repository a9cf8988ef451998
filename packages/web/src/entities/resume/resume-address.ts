import { paths } from '../../platform/paths.ts'

/** Where a resume is looked at: the own active one on the home page, every other on its own page. */
export const toResumeAddress = (resume: { id: string; active: boolean; owner_id: string }, userId: string): string =>
  resume.active && resume.owner_id === userId ? paths.home : paths.resume(resume.id)
