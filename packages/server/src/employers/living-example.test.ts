import { livingExample } from '@candid/core'
import { createInterviewer } from '@candid/interviewer'
import { afterAll, expect, it } from 'vitest'
import { hangMs } from '../testing/time-limits.ts'
import { createSample } from './sample.ts'

const interviewer = createInterviewer()
afterAll(() => interviewer.close())

it(
  'the sample page answers the question of the first screen with the words of the first screen [#20.5]',
  async () => {
    const sample = createSample({ interviewer, engine: { kind: 'rules' }, suggest: async () => [] })
    const { answer } = await sample.ask(livingExample.question)
    expect(answer?.sentences.map(({ text }) => text)).toEqual([livingExample.answer])
    const [job] = (await sample.show()).resume.experience
    expect(answer?.receipts.map(({ id }) => id)).toEqual([job?.id])
    expect([job?.title, `${job?.start_date} – Present`, job?.end_date]).toEqual([
      livingExample.title,
      livingExample.dates,
      null,
    ])
    const lines = job?.details.split('\n')
    expect(lines).toEqual(expect.arrayContaining([...livingExample.lines, livingExample.proof.join('')]))
  },
  hangMs,
)
