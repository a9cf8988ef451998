import { describe, expect, it } from 'vitest'
import { candidatesOf } from './candidates.ts'
import { isIdleFrame } from './old-jobs.ts'
import { isOfOtherTrade, itemTrades, speaksToAnother, workSettings } from './other-trade.ts'
import { misfitsLine } from './said-misfits.ts'

describe('questions of another trade', () => {
  it.each([
    ['How do you explain a bad quarter to investors?', 'Property consultant, off-plan sales in Marina', true],
    ['How do you explain a bad quarter to investors?', 'Investor relations of a listed steel maker', false],
    ['What do you do when an answer you need is stuck on the project platform with somebody else?', 'Midwife', true],
    ['How do you decide how exactly a cost needs to be worked out?', 'Costing of knits, lab dips, shipment', true],
    ['How do you decide how exactly a cost needs to be worked out?', 'Cost accountant, standard costs', false],
    ['How [did|do] you decide which products [got|get] more space and which less?', 'Merchandiser, knit exports', true],
    ['How [did|do] you decide which products [got|get] more space and which less?', 'Merchandiser, toy shops', false],
    ['What [did|do] you look for along the train before you gave the signal to leave?', '911 Dispatcher', true],
    ['What [did|do] you look for along the train before you gave the signal to leave?', 'Train conductor', false],
    ['How do you solder a delicate part without damaging it with heat?', 'Senior plumber', true],
    ['How do you explain an official letter or form so that people understand it?', 'Bus driver, 11 routes', true],
  ])('%s (%s): %s', (question, resume, other) => {
    expect(isOfOtherTrade(workSettings, question, resume)).toBe(other)
  })

  it.each([
    ['How [did|do] you help newcomers with offices and forms?', 'Teaching mechanics to refugee youth', true],
    ['How [did|do] you help newcomers with offices and forms?', 'Refugee council, Saturdays', false],
    ['How do you help people at a food bank so that nobody [felt|feels] ashamed of coming?', 'Pantry driver', true],
    ['What do you weld most, and which process do you use for it?', 'Gas welding', true],
    ['What do you weld most, and which process do you use for it?', 'Welding', false],
    ["What do you do when a piece still isn't right a week before the concert?", 'Choir (soprano)', true],
    ['Did it show whether more people gave or the same donors gave more?', 'From 1,900 to 7,400 donors', true],
    ['When two machines [went|go] down and you [were|are] on your own, what next?', 'Leading a team of 5', true],
  ])('of the item itself: %s (%s): %s', (question, item, other) => {
    expect(isOfOtherTrade(itemTrades, question, item)).toBe(other)
  })

  it('speaks to nobody as an apprentice, an intern or a freelancer who is none', () => {
    expect(speaksToAnother('As an apprentice, how do you deal with customers?', 'Senior Plumber')).toBe(true)
    expect(speaksToAnother('As an apprentice, how do you deal with customers?', 'Apprentice Plumber')).toBe(false)
    expect(speaksToAnother('As a freelancer, how do you spot clients?', 'Fundraising executive')).toBe(true)
    expect(speaksToAnother('As a nurse, what do you look for?', 'Nurse')).toBe(false)
  })
})

describe('questions that their line answers, or cannot answer', () => {
  it.each([
    ['{said}. How did you work out that figure?', 'You led the $42M campaign', true],
    ['{said}. How did you work out that figure?', 'You saved $2M', false],
    ['{said}. At that scale, what is hardest?', 'You manage events from 30 to 3 500 guests', true],
    ['{said}. At that scale, what is hardest?', 'You manage 3,500 guests', false],
    ['What made you {do}?', 'stop the line twice because of wrong lids', true],
    ['What made you {do}?', 'stop the line twice', false],
    ['With {load}, how [did|do] you notice when one of them [needed|needs] more time?', 'up to 600 customers', true],
    ['With {load}, how [did|do] you notice when one of them [needed|needs] more time?', '40 visitors a day', false],
    ['{said}. What [did|do] you disagree with others about most in that role, and how?', 'You are mentor of 4', true],
  ])('%s (%s): %s', (question, line, misfit) => {
    expect(misfitsLine(question, line)).toBe(misfit)
  })
})

describe('what fits any job', () => {
  const job = (id: string, end: string) => ({
    id,
    section: 'experience' as const,
    content: { title: 'Cook', name: 'Inn', start_date: null, end_date: end, details: null, location: null },
  })
  const jobs = [job('a', 'Present 2026'), job('b', '2019'), job('c', '2014'), job('d', '2003')] as never[]
  const at = (place: number) => jobs[place] as never
  it('is not asked of a job that ended long ago, nor of one that is no main job', () => {
    expect(isIdleFrame('job.bare', at(3), jobs)).toBe(true)
    expect(isIdleFrame('job.bare', at(2), jobs)).toBe(true)
    expect(isIdleFrame('job.bare', at(1), jobs)).toBe(false)
    expect(isIdleFrame('job.senior', at(2), jobs)).toBe(true)
    expect(isIdleFrame('job.senior', at(0), jobs)).toBe(false)
  })
})

describe('what an item does not tell', () => {
  const possible = (section: 'leadership' | 'overview', text: string) => {
    const item = { id: 'x', section, content: { text } } as const
    return candidatesOf({ item, items: [item], existing: [], num: 3 })
      .map((candidate) => candidate.text)
      .join('\n')
  }
  it('is nobody who grew, where nobody is led', () => {
    expect(possible('leadership', 'Red Cross Vinkovci, packing food parcels, 2022-2024')).not.toContain('Who has grown')
    expect(possible('leadership', 'Lead a team of 5 fitters')).toContain('Who has grown')
  })
  it('is no change, where a range tells the scope of the work', () =>
    expect(possible('overview', 'Event project manager. I manage projects from 30 to 3,500 participants.')).not.toMatch(
      /change first|down to you/,
    ))
})
