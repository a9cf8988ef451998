import { describe, expect, it } from 'vitest'
import { answer } from '../answer.ts'
import { released, resume } from '../examples/example.ts'
import { rules } from './rules.ts'

/** One person on whom every rule has something to decide. */
const items = resume({
  overview: 'Nurse for surgical wards, with twelve years of nursing experience. Looking for a teaching hospital.',
  leadership: ['Leads nine nurses on two wards.'],
  jobs: [
    [
      'penhallow',
      'Ward Nurse',
      'Penhallow Hospital, Truro',
      'March 2019',
      null,
      'Cut waiting times for wound checks by 30%.\nNo fall with an injury since 2022.\nPromoted to senior nurse of the ward in 2021.\nSecondment, runs until June 2028.',
    ],
    [
      'trainer',
      'First Aid Trainer',
      'Self-employed, Dublin',
      'June 2016',
      'May 2018',
      'Weekend courses for sports clubs.\nLed a team of three trainers.\nThe clubs’ funding ended.\nBooked the wrong hall in 2017, 40 people waited.',
    ],
    [
      'brigid',
      'Staff Nurse',
      'Brigid House, Dublin',
      'May 2014',
      'February 2019',
      'Orthopaedic ward with 28 beds.\nFixed term, ended when the post-holder came back.',
    ],
  ],
  technical: [
    ['epic', 'Epic', 'Charts and drug rounds.', 'advanced'],
    ['excel', 'Excel', ''],
  ],
  achievements: [
    ['prize', 'Cornwall Nursing Prize, 2023', 'Second place of 40 entries.'],
    ['midwifery', 'Midwifery diploma', 'Broken off after the second year.', '2012'],
    ['immunisation', 'Immunisation certificate', 'Valid until June 2028.', '2025'],
    ['safety', 'IOSH Managing Safely', '', '2022'],
    ['pin', 'Midwives register entry', 'Active, no conditions.', '2024'],
  ],
  other: [
    'English (native), French (basic)',
    'Full driving licence, no car.',
    'June to December 2018: travelled with a sick aunt',
    'Not doing nights again. No Tues in term time.',
    'Can start within a month.',
    'Irish citizen.',
    'Registered with the NMBI since 2014.',
    'Would move to the Gulf.',
    'BSc in Nursing, Trinity College Dublin, 2010 – 2014',
  ],
})
const answers = [
  released('leaving', 'penhallow', 'Why are you looking for a new job?', 'The ward closes next year.'),
  released('notice', 'penhallow', 'What is your notice period?', 'Eight weeks from the end of a month.'),
  released('conflict', 'brigid', 'Tell us about a conflict.', 'Two of us wanted the same leave, so we drew lots.'),
  released('pride', 'brigid', 'What are you proudest of?', 'A patient danced at her own wedding after a new hip.'),
  released(
    'mistake',
    'brigid',
    'Tell me about a mistake you made.',
    'I mixed up two charts and told the doctor at once.',
  ),
]

describe.each(rules)('the rule "$name"', ({ name, examples }) => {
  it.each(examples)('decides its example: %s', (question) => {
    const result = answer({ firstName: 'Orla', items, answers, question, today: '2026-11-21' })
    expect(result.ok && result.rule.split('; ')).toContain(name)
  })
})
