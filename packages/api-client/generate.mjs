// Types of the client from the OpenAPI document. Runs here because openapi-typescript needs this package's TypeScript 5.
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))

/** The text of schema.d.ts for an OpenAPI document. Binary strings become Blob. */
export const generateClient = async (document) => {
  const ast = await openapiTS(document, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
    defaultNonNullable: false,
  })
  return `// Generated from openapi.json by \`pnpm generate\`. Do not edit.\n${astToString(ast)}`
}
