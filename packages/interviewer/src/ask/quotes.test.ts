import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { arts } from '../answer/examples/arts.ts'
import { crafts } from '../answer/examples/crafts.ts'
import { offices } from '../answer/examples/offices.ts'
import { services } from '../answer/examples/services.ts'
import { trades } from '../answer/examples/trades.ts'
import { withoutBrackets } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { ask } from './ask.ts'

type Written = { id: string; items: ({ section: string } & Record<string, unknown>)[] }
const folder = new URL('../../../../bench/questions/people/', import.meta.url)
const people: ResumeItem[][] = [
  ...Object.values({ ...trades, ...crafts, ...services, ...arts, ...offices }).map(({ items }) => items),
  ...[1, 2, 3, 4].flatMap((round) =>
    (JSON.parse(readFileSync(new URL(`round-${round}.json`, folder), 'utf8')) as Written[]).map(({ id, items }) =>
      items.map(({ section, ...content }, at) => ({ id: `${id}-${at}`, section, content }) as ResumeItem),
    ),
  ),
]

/** Every line of an item, and every field with its lines joined: a quote is looked for in both. */
const linesOf = (item: ResumeItem): string[] =>
  Object.values(item.content)
    .flat()
    .filter((value) => typeof value === 'string')
    .flatMap((value) => [value, ...value.split('\n')])
    .map(withoutBrackets)

const begins = /(?:^|[“”,;:.!?•·▪●>+*|(–—-]|\bo|\b(?:who|and|but|then|on|with|known|strong))\s*$/i
const ends =
  /^\s*(?:$|[“”,;:.!?)(•·▪●>+*|–—-]|o\s|(?:since|until|from|valid|renewed|in|at|and)\b|(?:\p{L}+ )?(?:19|20)\d\d)/u
/** Words that nothing said or quoted may end with, unless its sentence does. */
const dangling =
  /\b(?:and|or|but|of|for|to|with|by|in|on|at|from|into|the|a|an|that|which|who|whose|after|before|during|while|until|as|than|per|via|my|your|our|their|its|every|each|more|less|very|new)$/i

const questions = people.flatMap((items) => {
  const existing: string[] = []
  return items.flatMap((item) => {
    const result = ask({ item, items, existing, num: 5 })
    if (!result.ok) throw new Error(result.detail)
    existing.push(...result.questions.map(({ text }) => text))
    return result.questions.map(({ text }) => ({ text, item }))
  })
})

describe('what is said or quoted of the people of the tests and of the reading rounds', () => {
  it('is plenty', () => expect(questions.length).toBeGreaterThan(600))
  it('is quoted from boundary to boundary', () => {
    const cut: string[] = []
    for (const { text, item } of questions) {
      const quote = /“(.+)”/.exec(text)?.[1]?.toLowerCase()
      // an own word of the line in quotation marks is no quote of ours
      if (quote === undefined || /^(?!You (?:write|list|mention)|Your)/.test(text)) continue
      const whole = linesOf(item).some((line) => {
        const at = line.toLowerCase().indexOf(quote)
        return at >= 0 && begins.test(line.slice(0, at)) && ends.test(line.slice(at + quote.length))
      })
      if (!whole) cut.push(`${text} — ${linesOf(item).join(' | ')}`)
    }
    expect(cut).toEqual([])
  })
  it('ends in no word that wants another', () => {
    const cut: string[] = []
    for (const { text, item } of questions) {
      const said =
        /^(You (?!list |rate ).*?)(?:”?\. (?=\p{Lu})|”?: )/u
          .exec(text)?.[1]
          ?.replace(/^You (?:write|mention) “?/, '') ?? ''
      if (!dangling.test(said)) continue
      const last = said.split(' ').slice(-2).join(' ').toLowerCase()
      const closes = linesOf(item).some((line) =>
        new RegExp(`${last.replace(/[^\p{L}\d ]/gu, '.')}\\s*(?:[.,;]|$)`, 'iu').test(line),
      )
      if (!closes) cut.push(text)
    }
    expect(cut).toEqual([])
  })
})
