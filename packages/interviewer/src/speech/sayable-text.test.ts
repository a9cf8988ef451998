import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toSayableText } from './sayable-text.ts'

it.each([
  ['Née Müller, naïve Straße', 'Nee Muller, naive Strasse'],
  ['What made “Orion” – the migration – hard?', 'What made "Orion" , the migration , hard?'],
  ['the team’s ﬁrst  €5M\nbudget…', "the team's first euros 5M budget."],
  ['日本語', ''],
  ['…!?', ''],
])('says %j as %j', (text, said) => {
  expect(toSayableText(text)).toBe(said)
})

it('is printable ASCII for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toSayableText(text)).toMatch(/^[\x20-\x7e]*$/)
    }),
  )
})
