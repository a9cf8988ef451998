import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import schema from './resume-schema-1.0.0.json' with { type: 'json' }

const ajv = new Ajv({ allErrors: true, strict: false })
// CommonJS: its default export is the function itself, or stands in `default`, by how it is loaded
const add = 'default' in addFormats ? addFormats.default : addFormats
add(ajv)
// It names draft 4, which Ajv no longer knows; every keyword in it means the same in draft 7.
const validate = ajv.compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' })

/** What the published JSON Resume schema 1.0.0 says against a document; empty when it is valid. */
export const publishedSchemaErrors = (document: unknown): string[] =>
  validate(document) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
