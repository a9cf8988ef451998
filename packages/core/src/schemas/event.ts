import * as v from 'valibot'

/**
 * What a change is about. `resumes`: a resume was added, parsed, activated, replaced or deleted, or its parse moved on;
 * `items`: its items; `interview`: its questions and answers; `links`, `queries` and `prepared`: share links, employers'
 * questions with their answers, and answers prepared for employers; `users`: the user's own data, for a superuser anybody's.
 */
export const topicSchema = v.picklist(['resumes', 'items', 'interview', 'links', 'queries', 'prepared', 'users'])
export type Topic = v.InferOutput<typeof topicSchema>

/** One change as `GET /events` reports it. `resume` is the id of the resume that changed; not every topic has one. */
export const changeSchema = v.object({ topic: topicSchema, resume: v.optional(v.pipe(v.string(), v.uuid())) })
export type Change = v.InferOutput<typeof changeSchema>
