import type { Detail } from './resume.types.ts'

/** A resume as a server may send it that knows only the specification's fields: a list may be absent or null. */
type SentResume = { [Field in keyof Detail]?: Detail[Field] | null }

/** Fills in the lists that a server with only the specification's fields leaves out, so that every view finds them. */
export const completeResume = (resume: Detail): Detail => {
  const sent: SentResume = resume
  return {
    ...resume,
    overview: sent.overview ?? [],
    leadership: sent.leadership ?? [],
    experience: sent.experience ?? [],
    roles: sent.roles ?? [],
    skills: sent.skills ?? [],
    technical: sent.technical ?? [],
    achievements: sent.achievements ?? [],
    other: sent.other ?? [],
    unplaced: sent.unplaced ?? [],
    hidden: sent.hidden ?? [],
  }
}
