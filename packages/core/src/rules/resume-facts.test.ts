import { expect, it } from 'vitest'
import { toParseFacts, toResumeFacts } from './resume-facts.ts'

it.each([
  [{ experience: 3, roles: 2, technical: 10, other: 4 }, ['3 jobs', '2 roles', '10 tools']],
  [{ experience: 1, technical: 1 }, ['1 job', '1 tool']],
  [{ overview: 1, other: 3 }, ['4 items']],
  [{ other: 1 }, ['1 item']],
  [{}, ['0 items']],
])('says what a resume with %j holds', (counts, facts) => {
  expect(toResumeFacts(counts)).toEqual(facts)
})

it.each([
  [{ pages_read: 0, pages: null, items: 0 }, []],
  [{ pages_read: 0, pages: 5, items: 0 }, ['0 of 5 pages read']],
  [{ pages_read: 0, pages: 1, items: 0 }, ['0 of 1 page read']],
  [{ pages_read: 2, pages: 5, items: 0 }, ['2 of 5 pages read']],
  [{ pages_read: 5, pages: 5, items: 0 }, ['5 pages read']],
  [{ pages_read: 1, pages: 1, items: 1 }, ['1 page read', '1 item found']],
  [{ pages_read: 3, pages: 3, items: 14 }, ['3 pages read', '14 items found']],
])('says what a parse has counted with %j', (counts, facts) => {
  expect(toParseFacts(counts)).toEqual(facts)
})
