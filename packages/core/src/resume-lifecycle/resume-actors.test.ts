import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { activationMachine } from '../activation/activation.machine.ts'
import { createResumeActors } from './resume-actors.ts'
import { resumeLifecycleMachine } from './resume-lifecycle.machine.ts'
import type { ParseResumeInput, ResumeRef } from './resume-lifecycle.types.ts'

const uploaded = { chunked: false, parse_status: 'none' } as const

const setUp = () => {
  const asked: string[] = []
  const reported: string[] = []
  const lifecycle = resumeLifecycleMachine.provide({
    actors: {
      parseResume: fromPromise<void, ParseResumeInput>(async ({ input }) => {
        asked.push(`${input.isParsing ? 'follow' : 'parse'} ${input.resumeId}`)
      }),
      deleteResume: fromPromise<void, ResumeRef>(async ({ input }) => void asked.push(`delete ${input.resumeId}`)),
    },
  })
  const activation = activationMachine.provide({
    actors: {
      activateResume: fromPromise<void, ResumeRef>(async ({ input }) => void asked.push(`activate ${input.resumeId}`)),
    },
  })
  const actors = createResumeActors({
    startLifecycle: (input) => createActor(lifecycle, { input }).start(),
    startActivation: () => createActor(activation).start(),
    report: ({ type, resumeId }) => reported.push(`${type} ${resumeId}`),
  })
  return { asked, reported, actors }
}
/** Lets every promise that is settled already be heard. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

describe('the machines of resumes', () => {
  it('are one for each resume and one for each owner', () => {
    const { actors } = setUp()
    const one = actors.of({ id: 'a', ...uploaded })
    expect(actors.of({ id: 'a', ...uploaded })).toBe(one)
    expect(actors.of({ id: 'b', ...uploaded })).not.toBe(one)
    expect(actors.activationOf('ada')).toBe(actors.activationOf('ada'))
    expect(actors.activationOf('ada')).not.toBe(actors.activationOf('bob'))
  })

  it('follow a parse that runs already, and nothing else', async () => {
    const { actors, asked, reported } = setUp()
    actors.of({ id: 'a', chunked: false, parse_status: 'running' })
    actors.of({ id: 'b', chunked: true, parse_status: 'running' })
    actors.of({ id: 'c', chunked: false, parse_status: 'failed' })
    await settled()
    expect(asked).toEqual(['follow a'])
    expect(reported).toEqual(['lifecycle.parsed a'])
  })

  it('report their outcomes; a deleted resume has none left', async () => {
    const { actors, reported } = setUp()
    const one = actors.of({ id: 'a', ...uploaded })
    one.send({ type: 'lifecycle.delete' })
    actors.activationOf('ada').send({ type: 'activation.choose', resumeId: 'b' })
    await settled()
    expect(reported.toSorted()).toEqual(['activation.done b', 'lifecycle.deleted a'])
    expect(actors.of({ id: 'a', ...uploaded })).not.toBe(one)
  })

  it('stop when they are cleared, and report nothing any more', async () => {
    const { actors, reported } = setUp()
    const one = actors.of({ id: 'a', ...uploaded })
    const ada = actors.activationOf('ada')
    one.send({ type: 'lifecycle.parse' })
    ada.send({ type: 'activation.choose', resumeId: 'a' })
    actors.clear()
    await settled()
    expect(reported).toEqual([])
    expect(actors.of({ id: 'a', ...uploaded })).not.toBe(one)
    expect(actors.activationOf('ada')).not.toBe(ada)
  })
})
