import { expect, it } from 'vitest'
import { newPerson, newResume } from '../testing/people.ts'
import { scriptedInterviewer, scriptedParse } from '../testing/scripted-interviewer.ts'
import { createTestApp } from '../testing/test-app.ts'
import { hangMs } from '../testing/time-limits.ts'

it(
  'many parses of one owner do not hold up the one of another',
  async () => {
    const begun: string[] = []
    const gates: (() => void)[] = []
    const app = await createTestApp({
      parseWaitMs: 0,
      interviewer: scriptedInterviewer({
        parse: async (_, options) => {
          begun.push(options?.user ?? '')
          await new Promise<void>((resolve) => gates.push(resolve))
          return scriptedParse()
        },
      }),
    })
    try {
      const ada = await newPerson(app)
      const ben = await newPerson(app)
      for (const text of ['1', '2', '3', '4']) {
        const id = await newResume(ada, 'uploaded', text)
        await ada.post(`/resumes/${id}/chunks`)
      }
      const only = await newResume(ben, 'uploaded', '5')
      await ben.post(`/resumes/${only}/chunks`)
      // Two run at once: the place of the first to end goes to the one who has none running.
      await expect.poll(() => gates.length).toBe(2)
      gates[0]?.()
      await expect.poll(() => gates.length).toBe(3)
      expect(begun).toEqual([ada.id, ada.id, ben.id])
    } finally {
      for (const open of gates) open()
      const opener = setInterval(() => {
        for (const open of gates) open()
      }, 20)
      await app.close()
      clearInterval(opener)
    }
  },
  2 * hangMs,
)
