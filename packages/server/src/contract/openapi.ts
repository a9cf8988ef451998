import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { contract } from './index.ts'
import { errorSchema, invalidSchema, type Operation } from './operation.ts'

type Json = Record<string, unknown>

/** JSON Schema of what comes in, or goes out; rules JSON Schema cannot word are left to the validator. */
const jsonSchema = (schema: v.GenericSchema, typeMode: 'input' | 'output'): Json => {
  const { $schema, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : jsonSchema,
  }) as Json
  return rest
}

const parameters = (operation: Operation): Json[] =>
  (['path', 'query', 'header'] as const).flatMap((place) => {
    const schema = { path: operation.params, query: operation.query, header: operation.headers }[place]
    if (!schema) return []
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, { default: _, ...property }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: property,
    }))
  })

const errorResponse = (description: string, schema: v.GenericSchema) => ({
  description,
  content: { 'application/json': { schema: jsonSchema(schema, 'output') } },
})

const responses = (operation: Operation): Json => {
  const own = Object.entries(operation.responses).map(([status, { description, mediaType, schema }]) => [
    status,
    mediaType === undefined
      ? errorResponse(description, errorSchema)
      : {
          description,
          content: {
            [mediaType]: { schema: schema ? jsonSchema(schema, 'output') : { type: 'string', format: 'binary' } },
          },
        },
  ])
  return {
    ...Object.fromEntries(own),
    '422': errorResponse('Invalid input', invalidSchema),
    default: errorResponse('An error with a reason', errorSchema),
  }
}

/** The OpenAPI 3.1 document of the contract. */
export const toOpenApi = (): Json => {
  const paths: Record<string, Json> = {}
  for (const operation of Object.values(contract) as Operation[]) {
    const path = `/api/v1${operation.path}`
    paths[path] = {
      ...paths[path],
      [operation.method]: {
        operationId: operation.id,
        tags: [operation.tag],
        summary: operation.summary,
        security: operation.auth === 'public' ? [] : [{ bearer: [] }],
        ...(parameters(operation).length > 0 && { parameters: parameters(operation) }),
        ...(operation.body && {
          requestBody: {
            required: true,
            content: { [operation.body.mediaType]: { schema: jsonSchema(operation.body.schema, 'input') } },
          },
        }),
        responses: responses(operation),
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Candid', version: '1.0.0' },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}
