import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Level designer for mobile and console titles.',
  jobs: [['tarn', 'Level Designer', 'Tarn Games, Ost', 'May 2021', null, 'Blockout in Unreal 5.\nTwo ports to Linux.']],
  technical: [
    ['ue', 'Unreal Engine 5', 'Blueprint'],
    ['unity', 'Unity', 'Small scripts'],
    ['blender', 'Blender', ''],
  ],
})
const told = (question: string): string => {
  const result = answer({ firstName: 'Runa', items, answers: [], question, today: '2026-11-21' })
  return result.ok ? [...result.sentences, ...result.related].map(({ text }) => text).join(' ') : ''
}

describe('which of two things is so', () => {
  it.each(['Unreal or Unity?', 'does she use Unreal or Unity?', 'Unreal or Unity, and can she script?'])(
    'is told by both, without a yes: %s',
    (question) => expect(told(question)).toMatch(/^Runa lists Unreal Engine 5: “Blueprint.” .*Unity/),
  )
  it('is told by the one that is there', () =>
    expect(told('has she used Maya or Blender')).toMatch(/^Runa lists Blender\.$/))
  it('is told by one line that speaks of both', () =>
    expect(told('mobile or console?')).toMatch(/mobile and console titles\.$/))
})
