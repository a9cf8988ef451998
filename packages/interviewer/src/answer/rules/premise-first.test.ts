import { expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { resume } from '../examples/example.ts'

const items = resume({
  overview: 'Security supervisor. Looking for 4 days a week.',
  jobs: [
    [
      'port',
      'Security Supervisor',
      'Ironshield Guarding, Tema',
      'May 2021',
      null,
      'Full rota, 24 guards.\nDaily payments to porters, contract worth 2 million.',
    ],
    [
      'mall',
      'Control Room Operator',
      'Oxford Mall, Accra',
      'Nov 2018',
      'Apr 2021',
      'Watched 112 CCTV cameras.\nKept footage for the police.',
    ],
    ['taxi', 'Taxi Driver', 'Koforidua Cabs', '2012', '2014', 'Drove for the owner.'],
  ],
  skills: [['cctv', 'CCTV monitoring', '']],
  other: ['Preferred location: Accra, Tema', 'Ready to travel anywhere in or outside Ghana. Passport valid.'],
})
const ask = (question: string) => {
  const result = answer({ firstName: 'Kwabena', items, answers: [], question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { outcome: result.outcome, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

it.each([
  'what was he doing before security work',
  'what did he do before security?',
  'what did he work as before he went into security and for how long',
])('only what came before a trade is told: %s', (question) => {
  const { text } = ask(question)
  expect(text).toContain('Taxi Driver')
  expect(text).not.toContain('Security Supervisor')
})
it('that nothing came before is said', () => {
  expect(ask('what did he do before taxi driving').text).toContain('The resume lists no earlier job.')
})

it.each([
  'When he was Head Engineer at Oxford Mall, how big was his team?',
  'While he was Operations Manager at Oxford Mall, how many cameras did he watch?',
])('a post that was never held is put right before anything else is told: %s', (question) => {
  const { outcome, text } = ask(question)
  expect(outcome).toBe('corrected')
  expect(text).toContain('Kwabena was Control Room Operator')
  expect(text).not.toContain('112')
})
it.each(['Whom did he replace as Head of Investigations?', 'How did he like his two years as CFO?'])(
  'of a post that stands nowhere the post of today is told: %s',
  (question) => {
    const { outcome, text } = ask(question)
    expect(outcome).toBe('corrected')
    expect(text).toMatch(
      /Kwabena has been Security Supervisor .* The resume does not say: “(?:Head of Investigations|CFO)”/,
    )
  },
)
it.each(['How many guards did he have as Security Supervisor?', 'What is he like as a manager?'])(
  'a post that is held, or a manner, is not put right: %s',
  (question) => expect(ask(question).outcome).not.toBe('corrected'),
)

it('the line of preferred places is shown for a place beside them', () => {
  const { outcome, text } = ask('is he ok for Kumasi location')
  expect(outcome).toBe('closest')
  expect(text).toContain('Preferred location: Accra, Tema')
})
it('what a contract is worth is no pay', () => expect(ask('expected salary package?').text).toBe(''))
it('a full rota is no full time', () => expect(ask('full time or part time?').text).not.toContain('Full rota'))
it('a line that answers two parts is told once', () => {
  const { text } = ask('Has he worked with CCTV? how many cameras')
  expect(text.match(/112/g)).toHaveLength(1)
})
it('who would travel anywhere has said whether they would work abroad', () => {
  const { text } = ask('Is he willing to work abroad, Qatar or UAE? has passport?')
  expect(text).toContain('Ready to travel anywhere')
  expect(text).not.toContain('does not say')
})
it('the work in the job that is asked for is told with it', () => {
  expect(ask('Where does he work and what is he doing there').text).toContain('“Full rota, 24 guards.”')
})
it.each(['does he fit door locks?', 'does he match fingerprints?'])(
  'fitting a thing is no question of suiting: %s',
  (question) => expect(ask(question).text).not.toContain('Taxi'),
)
