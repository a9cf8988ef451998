import { describe, expect, it } from 'vitest'
import { asInResume, writtenForms } from './written-names.ts'

const forms = writtenForms([
  'STAAD.Pro and Node.js, services in .NET, C# and C++.',
  'Built apps in TypeScript. Paid overtime. Onsite at the port.',
  'isiZulu (home language), kiSwahili, iPhone repairs.',
])

describe('a name of the question', () => {
  it.each([
    ['staad pro experience?', 'STAAD.Pro experience?'],
    ['does she know StaadPro', 'does she know STAAD.Pro'],
    ['node js or nodejs', 'Node.js or Node.js'],
    ['Node-JS?', 'Node.js?'],
    ['dot net experience', '.NET experience'],
    ['c sharp', 'C#'],
    ['type script?', 'TypeScript?'],
    ['on site work', 'on site work'],
    ['does she speak Zulu', 'does she speak isiZulu'],
    ['zulu or swahili?', 'isiZulu or kiSwahili?'],
    ['phone skills?', 'phone skills?'],
  ])('is written as in the resume: %s', (question, written) => expect(asInResume(question, forms)).toBe(written))
  it.each(['Node.js?', 'the pro of the staad', 'does she know React Native?', 'a node, js'])(
    'stays where the resume has no other form: %s',
    (question) => expect(asInResume(question, forms)).toBe(question),
  )
})
