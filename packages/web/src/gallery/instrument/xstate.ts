import { createActor as createPlainActor } from 'xstate'
import { withRecorder } from './inspection.ts'

// In development the app's own files get this module for 'xstate' (see vite.gallery.ts): the same, but observable.
export * from 'xstate'

export const createActor: typeof createPlainActor = (logic, ...[options]) =>
  // Seam: the rest parameter's conditional type cannot be met generically.
  createPlainActor(logic, withRecorder(options) as never)
