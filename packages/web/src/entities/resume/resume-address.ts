import { paths } from '../../platform/paths.ts'

/** Returns the page of a resume: the home page for the user's own active one, its own page for every other. */
export const toResumeAddress = (resume: { id: string; active: boolean; owner_id: string }, userId: string): string =>
  resume.active && resume.owner_id === userId ? paths.home : paths.resume(resume.id)
