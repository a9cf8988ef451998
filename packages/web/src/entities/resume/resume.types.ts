import type { paths } from '@candid/api-client'

type Ok<Operation> = Operation extends { responses: { 200: { content: { 'application/json': infer Body } } } }
  ? Body
  : never

/** A resume with the items of its sections, and its unplaced texts. */
export type Detail = Ok<paths['/api/v1/resumes/{id}']['get']>

/** A resume as it appears in lists. */
export type Row = Ok<paths['/api/v1/resumes/']['get']>['data'][number]
