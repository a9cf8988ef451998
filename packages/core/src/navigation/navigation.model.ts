import type { Model } from '../testing/model.ts'
import { navigationMachine } from './navigation.machine.ts'

const changed = { type: 'navigation.changed', search: '', isLoaded: true, isUnsaved: false } as const

export const navigationModel: Model<typeof navigationMachine> = {
  name: 'navigation',
  machine: navigationMachine,
  input: { path: '/first', search: '', isLoaded: false },
  events: [
    { ...changed, path: '/second', change: 'pushState' },
    { ...changed, path: '/second', change: 'popstate', isLoaded: false },
    { ...changed, path: '/second', change: 'replaceState', isUnsaved: true },
    { ...changed, path: '/second', change: 'pushState', isLoaded: false, isUnsaved: true },
    { ...changed, path: '/first', search: '?page=2', change: 'popstate', isUnsaved: true },
    { type: 'navigation.retry' },
  ],
  answers: {
    askToLeave: [{ output: true }, { output: false }],
    loadCode: [{ output: undefined }, { error: 'no code' }],
  },
  streams: {},
  effects: ['restoreAddress'],
  home: ['at'],
}
