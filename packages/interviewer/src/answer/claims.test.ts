import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { resume } from './examples/example.ts'
import { notStated } from './examples/not-stated.ts'
import { backendDeveloper, hygienist, musicTeacher, operationsManager, type Reader } from './examples/readers.ts'

const ask = (reader: Reader, question: string) => {
  const result = answer({ ...reader, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  const idsOf = (sentences: { support: string[] }[]) => [...new Set(sentences.flatMap(({ support }) => support))]
  return { outcome: result.outcome, cited: idsOf(result.sentences), shown: idsOf(result.related) }
}

const claims: [Reader, string][] = [
  [operationsManager, 'Was she a pilot in 2018?'],
  [operationsManager, "Does she have a master's degree?"],
  [backendDeveloper, 'Does he have a bachelor’s degree?'],
  [operationsManager, 'Why did she drop out of university?'],
  [operationsManager, 'What went wrong with the route planning tool?'],
]

describe('what a question only ascribes', () => {
  it.each(claims)('%# is not confirmed: $1', (reader, question) =>
    expect(notStated).toContain(ask(reader, question).outcome),
  )

  it.each<[Reader, string, string]>([
    [operationsManager, 'How was it to work as managing director of Nordkorn Foods?', 'supervisor'],
    [operationsManager, 'When did she become a partner at Havsgården Distribution?', 'manager'],
    [musicTeacher, 'What did she learn as headmistress of Elmford School?', 'head'],
  ])('%# an office at an employer is put right by the post that was held there: $1', (reader, question, id) =>
    expect(ask(reader, question)).toMatchObject({ outcome: 'corrected', cited: [id] }),
  )

  it('an office that the evidence names is told', () =>
    expect(ask(operationsManager, 'What did she do as a shift supervisor?').cited).toContain('supervisor'))

  it.each<[Reader, string, string]>([
    [operationsManager, 'Did Mara win the Västra Götaland Logistics Prize?', 'prize'],
    [hygienist, 'When did she win Hygienist of the Year?', 'shortlist'],
  ])('%# a prize that went to another is put right: $1', (reader, question, id) =>
    expect(ask(reader, question)).toMatchObject({ outcome: 'corrected', cited: [id] }),
  )

  it('a wish is no deed', () => {
    const reader = {
      firstName: 'Noor',
      items: resume({ overview: 'Student who is looking for an internship in a museum.' }),
    }
    expect(notStated).toContain(ask(reader, 'Has she done an internship?').outcome)
    expect(ask(reader, 'What is she looking for?').cited).toEqual(['overview'])
  })
})

describe('conditions of work', () => {
  const reader = {
    firstName: 'Ilse',
    items: resume({
      jobs: [
        ['driver', 'Bus Driver', 'Stadtbus Linz', 'May 2019', null, 'Weekend tours to the lakes; late trips home.'],
      ],
      other: ['Early shifts and Sundays are welcome', 'Plays the zither at weekends'],
    }),
  }
  it('a question about shifts is answered by the line beside the jobs that speaks of shifts', () =>
    expect(ask(reader, 'Would she work shifts?')).toMatchObject({ outcome: 'answered', cited: ['other-1'] }))
  it('a licence is no car', () => expect(notStated).toContain(ask(reader, 'Does she have a car?').outcome))
})
