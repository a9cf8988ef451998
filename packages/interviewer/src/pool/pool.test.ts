import { afterAll, expect, it } from 'vitest'
import { answer } from '../answer/answer.ts'
import type { AnswerRequest, ResumeItem } from '../interviewer.ts'
import { createPool, type Pool, rulesPool } from './pool.ts'

const item: ResumeItem = {
  id: 'job',
  section: 'experience',
  content: {
    name: 'Northern Rail',
    title: 'Engineer',
    start_date: 'March 2019',
    end_date: null,
    details: 'Built the timetable service and led a team of five.',
  },
}
const request: AnswerRequest = {
  firstName: 'Ada',
  items: [item],
  answers: [],
  question: 'What did Ada do at Northern Rail?',
  today: '2026-11-21',
}
const askRequest = { item, items: [item], existing: [], num: 1 }
/** Work for some hundredths of a second: thousands of distinct words to be stemmed. */
const much: AnswerRequest = {
  ...request,
  items: Array.from({ length: 100 }, (_, place) => ({
    id: `item-${place}`,
    section: 'other',
    content: { text: Array.from({ length: 100 }, (_, word) => `worded${place}x${word}ing`).join(' ') },
  })),
}

// A thread loads the whole engine, which takes seconds: tests share the pools that nothing breaks.
const pools: Pool[] = []
const start = (settings: Partial<typeof rulesPool>) => {
  const pool = createPool({ ...rulesPool, threadsPerUser: 1, ...settings })
  pools.push(pool)
  return pool
}
const oneThread = start({ threads: 1 })
const twoThreads = start({ threads: 2 })
afterAll(() => Promise.all(pools.map((pool) => pool.close())))

it('a thread answers as the engine itself does', async () => {
  expect(await twoThreads.run('answer', request)).toEqual(answer(request))
})

it('a task that overruns its time is stopped, and the next one is done as ever', async () => {
  const { run } = start({ threads: 1, timeLimits: { ...rulesPool.timeLimits, answer: { work: 1, clock: 60_000 } } })
  expect(await run('answer', much)).toMatchObject({ ok: false, code: 'too_much_work' })
  expect(await run('ask', askRequest)).toMatchObject({ ok: true })
})

it('waiting for a turn counts against no time limit', async () => {
  const { run } = oneThread
  // Far below the limit on a busy machine too, which is for what hangs.
  const some = { ...much, items: much.items.slice(0, 15) }
  const results = await Promise.all([run('answer', some), run('answer', some), run('ask', askRequest)])
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true])
})

it('a user with too many tasks is refused, while somebody else is served', async () => {
  const { run } = twoThreads
  const many = Array.from({ length: 30 }, () => run('ask', askRequest, { user: 'eager' }))
  expect(await run('ask', askRequest, { user: 'other' })).toMatchObject({ ok: true })
  const results = await Promise.all(many)
  expect(results.filter(({ ok }) => ok)).toHaveLength(21)
  expect(results.at(-1)).toMatchObject({ ok: false, code: 'busy' })
})

it('a bug in the engine rejects, and costs no thread', async () => {
  const { run } = oneThread
  await expect(run('answer', JSON.parse('{"question": "Why?", "firstName": "Ada"}'))).rejects.toThrow()
  expect(await run('ask', askRequest)).toMatchObject({ ok: true })
})

it('evidence of another version is never mistaken for what was prepared before', async () => {
  const { run } = oneThread
  const answerOf = async (version: string, name: string) => {
    const items: ResumeItem[] = [{ ...item, content: { ...item.content, name } } as ResumeItem]
    const result = await run('answer', { ...request, items, version, question: 'What is her current job?' })
    return result.ok && result.sentences.map(({ text }) => text).join(' ')
  }
  expect(await answerOf('1', 'Northern Rail')).toContain('Northern Rail')
  expect(await answerOf('2', 'Western Ferries')).toContain('Western Ferries')
  expect(await answerOf('1', 'Northern Rail')).toContain('Northern Rail')
})
