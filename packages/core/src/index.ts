export * from './rules/proficiency.ts'
export * from './rules/sections.ts'
export * from './schemas/index.ts'
