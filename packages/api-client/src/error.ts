/** An answer of the API that is no success. `detail` is the server's own text, or its first entry's msg. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** The server's text; `null` when the answer carried none. */
  readonly detail: string | null
  /** Whether detail came as a list of entries. */
  readonly isList: boolean
  readonly requestId: string | null
  /** What the answer carried besides. */
  readonly body: unknown

  constructor(status: number, body: unknown, requestId: string | null) {
    const { text, isList } = readDetail(body)
    super(text ?? `The server answered ${status}`)
    this.status = status
    this.detail = text
    this.isList = isList
    this.requestId = requestId
    this.body = body
  }
}

const readDetail = (body: unknown): { text: string | null; isList: boolean } => {
  const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : null
  if (typeof detail === 'string') return { text: detail, isList: false }
  if (!Array.isArray(detail)) return { text: null, isList: false }
  const first: unknown = detail[0]
  const text =
    typeof first === 'object' && first !== null && 'msg' in first && typeof first.msg === 'string' ? first.msg : null
  return { text, isList: true }
}

/** The data of an answer; throws an ApiError when it is none. */
export const unwrap = async <T>(answer: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> => {
  const { data, error, response } = await answer
  if (!response.ok) throw new ApiError(response.status, error, response.headers.get('X-Request-Id'))
  // openapi-fetch leaves data out only for an empty body, and then T is undefined.
  return data as T
}
