import * as schemas from '@candid/core/schemas'
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { contract } from './index.ts'
import { errorSchema, invalidSchema, messageSchema, type Operation } from './operation.ts'

type Json = Record<string, unknown>

/** Rules that JSON Schema cannot express are left to the validator. */
const settings = (typeMode: 'input' | 'output'): ConversionConfig => ({
  typeMode,
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'custom' ? { type: 'string', format: 'binary' } : jsonSchema,
})

/** The JSON Schema of an input, inlined. */
const inputSchema = (schema: v.GenericSchema): Json => {
  const { $schema, ...rest } = toJsonSchema(schema, settings('input')) as Json
  return rest
}

/** Returns the name of a schema's component: 'resumeDetailSchema' is 'ResumeDetail'. */
const componentName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replace(/Schema$/, '')}`

/** The components for responses: the schemas that core exports, and those of errors. */
const named: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) =>
      name.endsWith('Schema') && v.isOfKind('schema', schema as v.GenericSchema)
        ? [[componentName(name), schema as v.GenericSchema]]
        : [],
    ),
  ),
  Error: errorSchema,
  Invalid: invalidSchema,
  Message: messageSchema,
}

/** The JSON Schema of a response. A named schema becomes a reference to its component. */
const outputSchema = (schema: v.GenericSchema): Json => {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, { ...settings('output'), definitions: named }) as Json
  return rest
}

/** Returns the names of the components that a part of the document refers to. */
const referredFrom = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w{1,60})"/g)].map(([, name = '']) => name)

/** Returns the components that the paths need, including those that these components need. */
const componentsOf = (paths: Json): Json => {
  const all = toJsonSchemaDefs(named, settings('output')) as Record<string, Json>
  const needed = new Set<string>()
  const add = (part: unknown): void => {
    for (const name of referredFrom(part)) {
      if (needed.has(name)) continue
      needed.add(name)
      add(all[name])
    }
  }
  add(paths)
  return Object.fromEntries([...needed].sort().map((name) => [name, all[name]]))
}

const parameters = (operation: Operation): Json[] =>
  (['path', 'query', 'header'] as const).flatMap((place) => {
    const schema = { path: operation.params, query: operation.query, header: operation.headers }[place]
    if (!schema) return []
    const { properties = {}, required = [] } = inputSchema(schema) as {
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
  content: { 'application/json': { schema: outputSchema(schema) } },
})

const responses = (operation: Operation): Json => {
  const own = Object.entries(operation.responses).map(([status, { description, mediaType, schema }]) => [
    status,
    mediaType === undefined
      ? errorResponse(description, errorSchema)
      : {
          description,
          content: {
            [mediaType]: { schema: schema ? outputSchema(schema) : { type: 'string', format: 'binary' } },
          },
        },
  ])
  return {
    ...Object.fromEntries(own),
    '422': errorResponse('Invalid input', invalidSchema),
    default: errorResponse('An error with a reason', errorSchema),
  }
}

/** Creates the OpenAPI 3.1 document of the contract. */
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
            content: { [operation.body.mediaType]: { schema: inputSchema(operation.body.schema) } },
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
    components: {
      schemas: componentsOf(paths),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
