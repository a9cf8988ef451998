/** What the rules of the lifecycle need to know about a resume. */
export type LifecycleFacts = { chunked: boolean; active: boolean; parse_status: 'none' | 'running' | 'done' | 'failed' }

/** A resume may be made active only once it is parsed. */
export const canActivate = (resume: LifecycleFacts): boolean => resume.chunked && !resume.active

/** A resume may be parsed when it is not parsed and no parse of it runs. */
export const canParse = (resume: LifecycleFacts): boolean => !resume.chunked && resume.parse_status !== 'running'

/** The file name of a resume: the last segment of its path. */
export const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
