import * as v from 'valibot'

type MediaType =
  | 'application/json'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'
  | 'application/pdf'
  | 'application/zip'
  | 'audio/wav'
  | 'text/event-stream'

/** The response of an operation for one status code. Without a schema it has no body or a binary one. */
type Response = { description: string; mediaType?: MediaType; schema?: v.GenericSchema; headers?: string[] }

/**
 * One operation of the API as plain data, from which the route, the validation and the documentation are made. `auth` is
 * 'public' for no token, 'user' for any active user, 'normal' for an active user who is not a superuser (decisions that only
 * the owner of a resume may take), and 'superuser' for a superuser.
 */
export type Operation = {
  id: string
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** The path below /api/v1 in OpenAPI form, with or without a trailing slash as in the specification. */
  path: `/${string}`
  tag: 'accounts' | 'resumes' | 'interviews' | 'speech' | 'employers' | 'events'
  summary: string
  auth: 'public' | 'user' | 'normal' | 'superuser'
  params?: v.GenericSchema
  query?: v.GenericSchema
  headers?: v.GenericSchema
  body?: { mediaType: MediaType; schema: v.GenericSchema }
  responses: Record<number, Response>
}

/** Declares an operation and keeps the literal types of its schemas. */
export const operation = <const O extends Operation>(definition: O): O => definition

/** The body `{detail}` of every error except invalid input. */
export const errorSchema = v.object({ detail: v.string() })

/** The body `{detail: [{loc, msg, type}]}` of a 422. */
export const invalidSchema = v.object({
  detail: v.array(v.object({ loc: v.array(v.union([v.string(), v.number()])), msg: v.string(), type: v.string() })),
})

/** The body `{detail, theirs, version}` of a 409: the save was based on an older version, and `theirs` is what is saved now. */
export const conflict = <S extends v.GenericSchema>(theirs: S) =>
  ({
    409: {
      description: 'Changed elsewhere in the meantime: what is saved now, and its version',
      mediaType: 'application/json',
      schema: v.object({ detail: v.string(), theirs, version: v.number() }),
    },
  }) as const

export const messageSchema = v.object({ message: v.string() })

/** A UUID in a path or query. */
export const idSchema = v.pipe(v.string(), v.uuid())

/** A whole number in a query string, between `min` and `max`. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'Must be a whole number'),
    v.transform(Number),
    v.number(),
    v.minValue(min),
    v.maxValue(max),
  )

/** The parameters `skip` and `limit` of a paged list. */
export const pageQuerySchema = v.object({
  skip: v.optional(wholeNumber(0, 999_999_999), '0'),
  limit: v.optional(wholeNumber(1, 100), '100'),
})

/** A page of a list, with the count of all rows. */
export const pageOf = <S extends v.GenericSchema>(schema: S) => v.object({ data: v.array(schema), count: v.number() })

/** A JSON answer with status 200. */
export const ok = <S extends v.GenericSchema>(schema: S, description = 'Done') =>
  ({ 200: { description, mediaType: 'application/json', schema } }) as const

/** A file in a multipart body. */
export const fileSchema = v.pipe(
  v.custom<unknown>(() => true),
  v.metadata({ format: 'binary' }),
)
