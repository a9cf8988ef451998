import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { contract } from '../contract/index.ts'
import { errorSchema, invalidSchema, type Operation } from '../contract/operation.ts'
import type { TestApp } from './test-app.ts'

/** An answer with its body read: JSON where it is JSON, else bytes as text. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape the contract check has just proved.
export type Answer = { status: number; headers: Headers; body: any }

export type CallOptions = { body?: unknown; form?: FormData | URLSearchParams; headers?: Record<string, string> }

/** Calls the API as one user; every answer is checked against the contract, so that no test passes on a wrong one. */
export type Caller = {
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>
  get: (path: string, options?: CallOptions) => Promise<Answer>
  post: (path: string, body?: unknown, options?: CallOptions) => Promise<Answer>
  put: (path: string, body?: unknown, options?: CallOptions) => Promise<Answer>
  patch: (path: string, body?: unknown, options?: CallOptions) => Promise<Answer>
  delete: (path: string, options?: CallOptions) => Promise<Answer>
}

/** A caller without a token, or with one. By a share link all callers are one visitor, unless a header says otherwise. */
export const callerOf = (app: Pick<TestApp, 'fetch'>, token?: string): Caller => {
  const call = async (method: string, path: string, { body, form, headers }: CallOptions = {}): Promise<Answer> => {
    const response = await app.fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        'X-Visitor': 'one-visitor-of-all-tests',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await response.body?.cancel()
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson ? await response.json() : isStream ? '' : await response.text(),
    }
    checkAgainstContract(method, path, answer)
    return answer
  }
  return {
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    put: (path, body, options) => call('PUT', path, { ...options, body }),
    patch: (path, body, options) => call('PATCH', path, { ...options, body }),
    delete: (path, options) => call('DELETE', path, options),
  }
}

const patternOf = ({ path }: Operation) => new RegExp(`^${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
// The fixed paths first: /users/me also looks like /users/{user_id}.
const operations = (Object.values(contract) as Operation[])
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map((operation) => ({ operation, pattern: patternOf(operation) }))

/** The operation that a call means; undefined for an unknown one. */
export const operationOf = (method: string, path: string): Operation | undefined => {
  const [plain = ''] = path.split('?', 1)
  return operations.find(({ operation, pattern }) => operation.method === method.toLowerCase() && pattern.test(plain))
    ?.operation
}

/** Throws when an answer is not what the contract says: its status, its shape, or a field too many. */
export const checkAgainstContract = (method: string, path: string, { status, body }: Answer): void => {
  const where = `${method} ${path} ${status}`
  const declared = operationOf(method, path)?.responses[status]
  if (status >= 500 && ![501, 502, 503, 507].includes(status)) throw new Error(`${where}: ${JSON.stringify(body)}`)
  if (status >= 400) matches(where, status === 422 ? invalidSchema : (declared?.schema ?? errorSchema), body)
  else if (!declared) throw new Error(`${where} is not in the contract`)
  else if (declared.schema) matches(where, declared.schema, body)
}

const matches = (where: string, schema: v.GenericSchema, body: unknown) => {
  const result = v.safeParse(schema, body)
  if (!result.success) throw new Error(`${where}: ${JSON.stringify(v.flatten(result.issues))}`)
  if (!schemaIsUnion(body) && !isDeepStrictEqual(result.output, body))
    throw new Error(`${where} holds fields that the contract does not name: ${JSON.stringify(body)}`)
}

// Contents are a union without a discriminator: the first shape that fits would drop the others' fields.
const schemaIsUnion = (body: unknown) => /"(?:content|theirs)":/.test(JSON.stringify(body))
