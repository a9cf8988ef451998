import { expect } from 'vitest'
import { prove } from '../testing/prove.ts'
import { profileModel } from './profile.model.ts'
import { toProfileView } from './profile.view.ts'

prove(profileModel, {
  moves: [
    'editing · profile.cancel → viewing',
    'editing · profile.saved → viewing',
    'viewing · profile.edit → editing',
  ],
  requests: [],
  invariants: (snapshot) => {
    expect(toProfileView(snapshot)).toEqual({ mode: snapshot.value })
  },
})
