import { expect, it } from 'vitest'
import { draftModel } from '../draft/draft.model.ts'
import { profileModel } from '../profile/profile.model.ts'
import { voiceModel } from '../voice/voice.model.ts'
import { measure, toMermaid, toStays } from './diagram.ts'
import { models } from './models.ts'

it('draws every move of a machine from one state to another', () => {
  expect(toMermaid(profileModel)).toBe(`stateDiagram-v2
  [*] --> viewing
  editing --> viewing: profile.cancel, profile.saved
  viewing --> editing: profile.edit`)
  expect(measure(profileModel)).toEqual({ states: 2, moves: 3, paths: 2, edges: 3 })
})

it('draws nested states inside of their box', () => {
  const diagram = toMermaid(voiceModel)
  expect(diagram).toContain('  state reading {\n    state "loading" as reading_loading\n')
  expect(diagram).toContain('  silent --> reading_loading: voice.speak')
})

it('tells what happens without leaving a state', () => {
  expect(toStays(draftModel)).toEqual(['conflicted · draft.change', 'typing · draft.change', 'typing · draft.save'])
})

it('knows every machine under a name of its own', () => {
  expect(new Set(models.map(({ name }) => name)).size).toBe(models.length)
})
