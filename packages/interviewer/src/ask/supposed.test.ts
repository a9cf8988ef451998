import { describe, expect, it } from 'vitest'
import {
  isOfOtherSetting,
  meetsOwnTrade,
  sendsForOwnTrade,
  settingCheck,
  supposesMore,
  takesForOther,
} from './supposed.ts'

describe('a question that speaks of something definite', () => {
  it('supposes more than an item that does not mention it', () => {
    expect(supposesMore('Which small change lies behind the award?', 'Nurse in intensive care')).toBe(true)
    expect(supposesMore('What did the data set not contain?', 'Python, pandas')).toBe(true)
  })
  it('fits an item that does, in whatever form', () => {
    expect(supposesMore('Which small change lies behind the award?', 'Awarded for the new ward round')).toBe(false)
    expect(supposesMore('What did you save first in the flood?', 'Floods of 2014: moved 38 guests')).toBe(false)
    expect(supposesMore('Which award would you like to win?', 'Nurse')).toBe(false)
  })
})

describe('a question of another setting', () => {
  it.each([
    ['What do you tell a clinician who wants an answer today?', 'Water laboratory, river samples', true],
    ['What do you tell a clinician who wants an answer today?', 'Hospital laboratory', false],
    ['How do you say that the repair costs more than the car is worth?', 'Lift mechanic, elevators', true],
    ['How do you say that the repair costs more than the car is worth?', 'Garage, tyres', false],
    ['When nobody opened and the parcel was valuable, what did you do?', 'Milk round', true],
    ['Which pupil do you still think about?', 'Primary school teacher', false],
    ['How long do you let a developer struggle?', 'Structural design, graduate engineers', true],
    ['How long do you let a developer struggle?', 'Mobile apps', false],
    ['What do you do when the baby will not settle?', 'Small animal practice', true],
    ['When time is short on the road, where do you win it?', 'Reach truck, goods in', true],
    ['What did students misunderstand?', 'Committee member. Organises seminars', true],
    ['What did students misunderstand?', 'Committee member. Runs evening classes', false],
    ['How did you find out where patients got stuck?', 'Duty manager in hospitality, incident reports', true],
    ['How did you find out where patients got stuck?', 'Dental practice', false],
    ['How do you find out what a guest will enjoy?', 'Head sommelier', false],
    ['What do you do when staff ask the other lead?', 'Part-time leadership, 30 hours', true],
    ['What do you do when staff ask the other lead?', 'Leadership in a job share', false],
  ])('%s (%s): %s', (question, resume, other) => expect(settingCheck(resume)(question)).toBe(other))
})

describe('a question about a job title that stands in several settings', () => {
  it.each([
    ['How [did|do] you use the exam results in the lecture hall?', 'Course assistant | Adult education centre', true],
    ['How [did|do] you use the exam results in the lecture hall?', 'Lecturer | University of Lund', false],
    ['How [did|do] you give an answer that the business [could|can] use?', 'Counsel | Ministry of Justice', true],
    ['How [did|do] you give an answer that the business [could|can] use?', 'Counsel | Acme Ltd, court cases', false],
    [
      'When production [wanted|wants] to keep going, what [did|do] you do?',
      'Safety officer | Tower of 12 floors',
      true,
    ],
    ['When production [wanted|wants] to keep going, what [did|do] you do?', 'Safety officer | Paper mill', false],
    ['When the bar [was|is] three deep, who [was|is] next?', 'Bartender (casual) | The Fiddler', false],
    ['When the call sheet [changed|changes], who [knew|knows]?', 'Location manager | Swimming pool', true],
    ['When you and the teacher [saw|see] it differently?', 'Teaching assistant | HEC, undergraduate students', true],
    ['How [did|do] you greet a visitor?', 'Page', false],
  ])('%s (%s): %s', (question, item, other) => expect(isOfOtherSetting(question, item)).toBe(other))
})

describe('a question that takes the person for one of a trade', () => {
  it.each([
    ["When a relative whispers 'say nothing', what do you do as interpreter?", 'Social worker', true],
    ["When a relative whispers 'say nothing', what do you do as interpreter?", 'Court interpreter', false],
    ['As junior, what did you ask first?', 'Clerk', false],
    ['What do you read as well as the paper?', 'Clerk', false],
  ])('%s (%s): %s', (question, title, other) => expect(takesForOther(question, [title])).toBe(other))
})

describe('a question that speaks of another', () => {
  it.each([
    ['When a design fails on contrast, how do you win the designer over?', 'UX Designer', true],
    ['When a design fails on contrast, how do you win the designer over?', 'Accessibility tester', false],
    ['What do you keep to yourself as the designer?', 'UX Designer', false],
    ['How do you find out what the client really wants?', 'Client adviser', false],
  ])('%s (%s): %s', (question, title, own) => expect(meetsOwnTrade(question, title)).toBe(own))
})

describe('a question that sends for somebody', () => {
  it.each([
    ['Which noise makes you fetch a mechanic or engineer at once?', 'Mechanic, night shift', true],
    ['Which noise makes you fetch a mechanic or engineer at once?', 'Bus driver', false],
    ['When do you call the electrician?', 'Site electrician (part-time)', true],
    ['When do you call the customer?', 'Customer adviser', false],
  ])('%s (%s): %s', (question, titles, own) => expect(sendsForOwnTrade(question, [titles])).toBe(own))
})
