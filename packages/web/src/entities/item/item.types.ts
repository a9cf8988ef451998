import type { paths } from '@candid/api-client'
import type { Section } from '@candid/core'
import type { Detail } from '../resume/resume.types.ts'

/** One item of section `S` as part of a resume: its content with its id and version. */
export type ItemOf<S extends Section> = Detail[S][number]
/** The items of all sections of a resume. */
export type ItemLists = Pick<Detail, Section>

type SaveItem = paths['/api/v1/resumes/{id}/chunks/{category}/{chunk_id}']['put']['requestBody']
/** The content of an item as the API accepts it. */
export type SaveContent = NonNullable<SaveItem>['content']['application/json']
