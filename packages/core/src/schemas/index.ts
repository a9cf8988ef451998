export * from './item.ts'
export * from './text.ts'
