import { expect, it } from 'vitest'
import { toResumeFacts } from './resume-facts.ts'

it.each([
  [{ experience: 3, roles: 2, technical: 10, other: 4 }, ['3 jobs', '2 roles', '10 tools']],
  [{ experience: 1, technical: 1 }, ['1 job', '1 tool']],
  [{ overview: 1, other: 3 }, ['4 items']],
  [{ other: 1 }, ['1 item']],
  [{}, ['0 items']],
])('says what a resume with %j holds', (counts, facts) => {
  expect(toResumeFacts(counts)).toEqual(facts)
})
