import type { paths } from '@candid/api-client'

/** A resume with the items of its sections, and what was not placed. */
export type Detail = paths['/api/v1/resumes/{id}']['get']['responses'][200]['content']['application/json']
