// Packages of the server, which the benches do not depend on themselves.
import { createRequire } from 'node:module'
import { at } from '../../scripts/paths.mjs'

const require = createRequire(at('packages/server/package.json'))

export const { CompiledQuery, sql } = require('kysely')
export const { fastify } = require('fastify')
