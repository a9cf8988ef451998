import { expect, it } from 'vitest'
import { toOpenApi } from './openapi.ts'

const document = toOpenApi() as {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: unknown }> }> }>
  >
  components: { schemas: Record<string, unknown> }
}
const { schemas } = document.components
const answersOf = (path: string) => document.paths[`/api/v1${path}`]?.['get']?.responses

it('every reference has its component, and every component is referred to', () => {
  const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]{1,60})"/g)].map(
    ([, name]) => name,
  )
  expect(new Set(referred)).toEqual(new Set(Object.keys(schemas)))
})

it('an answer with a named schema refers to it, errors included', () => {
  const refersTo = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
  expect(answersOf('/resumes/{id}')).toMatchObject({
    200: { content: refersTo('ResumeDetail') },
    422: { content: refersTo('Invalid') },
    default: { content: refersTo('Error') },
  })
})
