import type { Model } from '../testing/model.ts'
import { profileMachine } from './profile.machine.ts'

export const profileModel: Model<typeof profileMachine> = {
  name: 'profile',
  machine: profileMachine,
  input: undefined,
  events: [{ type: 'profile.edit' }, { type: 'profile.cancel' }, { type: 'profile.saved' }],
  answers: {},
  streams: {},
  effects: [],
  home: ['viewing'],
}
