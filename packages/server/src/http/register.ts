import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { contract, type OperationId } from '../contract/index.ts'
import type { Operation } from '../contract/operation.ts'
import { errors } from '../errors.ts'
import type { Actor } from './actor.ts'
import { refuseUnstorable, validate } from './validate.ts'

type Contract = typeof contract
type Parsed<O, K extends string> = O extends Record<K, infer S extends v.GenericSchema> ? v.InferOutput<S> : undefined
type Body<O> = O extends { body: { mediaType: 'multipart/form-data' } }
  ? undefined
  : O extends { body: { schema: infer S extends v.GenericSchema } }
    ? v.InferOutput<S>
    : undefined
type Success<O> = O extends { responses: { 200: { schema: infer S extends v.GenericSchema } } }
  ? v.InferInput<S>
  : never

/** The input of a handler. Every part was validated against the contract. */
type Call<Id extends OperationId> = {
  params: Parsed<Contract[Id], 'params'>
  query: Parsed<Contract[Id], 'query'>
  headers: Parsed<Contract[Id], 'headers'>
  body: Body<Contract[Id]>
  /** The calling user; absent for public operations. */
  actor: Contract[Id]['auth'] extends 'public' ? undefined : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** Handles an operation: returns the body of its 200, or sends something else with `reply` and returns it. */
type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Success<Contract[Id]> | FastifyReply>
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** Authenticates a request by its token, or throws 401. */
export type Authenticate = (request: FastifyRequest, reply: FastifyReply) => Promise<Actor>

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Registers a route for every operation of the contract, below /api/v1. */
export const registerRoutes = (app: FastifyInstance, handlers: Handlers, authenticate: Authenticate): void => {
  app.decorateRequest('actor', null)
  for (const operation of Object.values(contract)) {
    // The table has one handler of the right type for each operation, but TypeScript loses that relation in a loop.
    const handler = handlers[operation.id as OperationId] as Handler<OperationId>
    registerRoute(app, operation, handler, authenticate)
  }
}

const registerRoute = (
  app: FastifyInstance,
  operation: Operation,
  handler: Handler<OperationId>,
  authenticate: Authenticate,
) => {
  app.route({
    method: operation.method.toUpperCase(),
    url: `/api/v1${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    config: { operation },
    // Before the body is read, so that unauthorised calls end here.
    onRequest: async (request, reply) => {
      if (operation.auth === 'public') return
      request.actor = await authenticate(request, reply)
      if (!mayCall(operation, request.actor)) throw errors.forbidden()
    },
    // Before the body is parsed, so that one kind of body is never parsed as another.
    preParsing: async (request, _reply, payload) => {
      if (hasOtherBody(operation, request)) throw errors.mediaType()
      return payload
    },
    handler: async (request, reply) =>
      handler({
        params: checked(operation.params, request.params, 'path'),
        query: checked(operation.query, request.query, 'query'),
        headers: checked(operation.headers, request.headers, 'header'),
        body: readBody(operation, request),
        actor: request.actor,
        request,
        reply,
      } as Call<OperationId>),
  })
}

const hasOtherBody = ({ body }: Operation, { headers }: FastifyRequest) => {
  const given = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return body !== undefined && given !== undefined && given !== body.mediaType
}

const mayCall = ({ auth }: Operation, { is_superuser }: Actor) =>
  (auth !== 'superuser' || is_superuser) && (auth !== 'normal' || !is_superuser)

const checked = (schema: v.GenericSchema | undefined, value: unknown, place: string): unknown => {
  if (!schema) return undefined
  if (place !== 'header') refuseUnstorable(value, [place])
  return validate(schema, value, place)
}

const readBody = ({ body, params }: Operation, request: FastifyRequest): unknown => {
  if (!body || body.mediaType === 'multipart/form-data') return undefined
  refuseUnstorable(request.body, ['body'])
  // The valid content of an item depends on the category in the path, so its store validates it.
  if (params && hasCategory(request.params) && body.schema.type === 'union') return objectBody(request.body)
  return validate(body.schema, objectBody(request.body), 'body')
}

const hasCategory = (params: unknown) => typeof params === 'object' && params !== null && 'category' in params

const objectBody = (value: unknown) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw errors.invalid('Invalid type: Expected Object', ['body'])
}
