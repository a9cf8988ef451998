export * from './client.ts'
export * from './error.ts'
export type { components, operations, paths } from './schema.d.ts'
