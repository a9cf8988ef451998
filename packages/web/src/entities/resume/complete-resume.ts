import type { Detail, Row } from './resume.types.ts'

/** A type from a server that knows only the specification's fields: every other field can be absent or null. */
type Sent<Resume> = { [Field in keyof Resume]?: Resume[Field] | null }

/** A resume of which only the specification's fields are guaranteed. */
const completeFile = <Resume extends Row>(resume: Resume) => {
  const sent: Sent<Row> = resume
  return {
    ...resume,
    created_at: sent.created_at ?? null,
    parse_status: sent.parse_status ?? (resume.chunked ? 'done' : 'none'),
    parse_error: sent.parse_error ?? null,
    parse_stage: sent.parse_stage ?? null,
    parse_started_at: sent.parse_started_at ?? null,
    parse_counts: sent.parse_counts ?? null,
    same_file_as: sent.same_file_as ?? null,
    pages: sent.pages ?? null,
    picture: sent.picture ?? null,
    counts: sent.counts ?? null,
  }
}

/** Adds the fields of a list row that a server with only the specification's fields leaves out. */
export const completeRow = (row: Row) => completeFile(row)

/** Adds the fields of a resume that a server with only the specification's fields leaves out. */
export const completeResume = (resume: Detail) => {
  const sent: Sent<Detail> = resume
  return {
    ...completeFile(resume),
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
