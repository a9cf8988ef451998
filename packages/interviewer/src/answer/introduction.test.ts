import { expect, it } from 'vitest'
import { asIntroduction } from './introduction.ts'

it.each([
  ['Hands-on store manager with ten years in retail.', 'Ada is a hands-on store manager with ten years in retail.'],
  ['HR generalist with six years of experience.', 'Ada is an HR generalist with six years of experience.'],
  ['Irish-trained physiotherapist with seven years.', 'Ada is an Irish-trained physiotherapist with seven years.'],
  ['Senior Financial Analyst with 6+ years in FP&A.', 'Ada is a Senior Financial Analyst with 6+ years in FP&A.'],
  ['A-grade electrician, 13 years in the trade.', 'Ada is an A-grade electrician, 13 years in the trade.'],
])('%s is told of its owner', (text, told) => expect(asIntroduction(text, 'Ada')).toBe(told))

it.each([
  'Data centres, pharma, schools.',
  'I lead from the shop floor.',
  'Nights or days.',
  'Experience with 40 clients in Leeds.',
  'Registered with NMBI.',
])('%s is told as it stands', (text) => expect(asIntroduction(text, 'Ada')).toBeNull())
