export type * from './interviewer.ts'
