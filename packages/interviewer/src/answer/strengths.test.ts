import { describe, expect, it } from 'vitest'
import { answer } from './answer.ts'
import { released, resume } from './examples/example.ts'

const items = resume({
  overview: 'Warehouse manager with nine years of experience in food logistics. Looking for a larger site.',
  jobs: [
    ['tutor', 'Part-time Forklift Tutor', 'Night School, Leeds', 'January 2024', null, 'Teach two evenings a month.'],
    [
      'site',
      'Warehouse Manager',
      'Halden Foods, Leeds',
      'March 2019',
      null,
      'Cut picking errors from 2.1% to 0.4%.\nMoved 2 million crates without an accident.\nKept the yard tidy.',
    ],
    ['shop', 'Stock Clerk', 'Corner Shop, Leeds', 'May 2017', 'February 2019', 'Cut waste by 40%.'],
  ],
  skills: [
    ['lean', 'Lean', ''],
    ['pastry', 'Customs', 'Basics only.'],
  ],
  achievements: [['prize', 'Site of the Year Award', 'Chosen from 12 sites.', '2024']],
})
const answers = [released('a-left', 'shop', 'Why did you leave the shop?', 'I wanted a warehouse of my own.')]
const ask = (question: string) => {
  const result = answer({ firstName: 'Jo', items, answers, question, today: '2026-11-21' })
  if (!result.ok) throw new Error(result.detail)
  return { ...result, text: [...result.sentences, ...result.related].map(({ text }) => text).join(' ') }
}

describe('what speaks for somebody', () => {
  it.each([
    "What are the candidate's main strengths?",
    'what stands out',
    'top 3 strengths pls',
    'key strenghts',
    'what would he bring to our team',
    'main strengths as a manager?',
  ])('is told by profile, results, what did not go wrong, and prizes: %s', (question) => {
    const { outcome, text } = ask(question)
    expect(outcome).toBe('answered')
    expect(text).toMatch(/nine years.*2\.1% to 0\.4%.*without an accident.*Site of the Year/s)
    expect(text).not.toMatch(/lists|Customs|Looking for|tidy/)
  })
  it.each(['why should we hire her?', 'what makes him a strong candidate'])(
    'is shown, and nothing is asserted, where a judgement is asked for: %s',
    (question) => {
      const { outcome, text } = ask(question)
      expect(outcome).toBe('closest')
      expect(text).toContain('2.1% to 0.4%')
      expect(text).not.toContain('wanted a warehouse')
    },
  )
  it('is told with what is limited, where weaknesses are asked for as well', () =>
    expect(ask('strengths and weaknesses').text).toMatch(/0\.4%.*Basics only/s))
  it('is no matter of a skill that is asked for', () =>
    expect(ask('how good is she at Lean?').text).not.toContain('0.4%'))
})

describe('a summary', () => {
  it.each(['tell me about yourself', 'Summarise this CV in a few lines', 'walk me through the resume'])(
    'names the latest main job, not one on the side, and no total beside that of the profile: %s',
    (question) => {
      const { text } = ask(question)
      expect(text).toContain(
        'Jo has been Warehouse Manager at Halden Foods, Leeds, since March 2019. Jo cut picking errors',
      )
      expect(text).not.toMatch(/has worked for|Tutor/)
    },
  )
})
