import type { Doc } from '../build-index.ts'
import { anywhere, type UsualTopic, usual } from './usual-topic.ts'

const shift =
  /\b(shift work|shifts|(night|late|early|weekend|rotating) shifts?|nights|evenings|evening (shifts?|work|hours|appointments?|service)|(works?|worked|working|on) (nights|shifts)|on[- ]call|out[- ]of[- ]hours)\b/
/** What is listed by its name, or done for fun, states no condition: 'Iberian Travel Awards', 'hiking and travelling'. */
const isNamed = ({ kind, tag }: Doc): boolean =>
  kind === 'achievements' || kind === 'technical' || kind === 'skills' || tag === 'interest'

/** Lines beside the jobs that state a condition; where there are none, whatever tells that it was met ('worked night shifts'). */
const stated = (name: string, says: RegExp): UsualTopic => {
  const find: UsualTopic['find'] = (index) => {
    const found = anywhere(says)(index).filter((doc) => !isNamed(doc))
    const lines = found.filter(({ kind }) => kind === 'other')
    return lines.length > 0 ? lines : found
  }
  return usual(name, find, { says, strict: true })
}

/** A condition that no line states by its words alone. */
const unstated = (name: string): UsualTopic => usual(name, () => [], { strict: true })

/** The conditions of working together, which resumes seldom state: pay, notice, place, hours, permits, plans. */
export const conditionTopics: UsualTopic[] = [
  usual(
    'salary',
    anywhere(
      /\b(salary|expected (salary|pay|compensation)|pay expectation|day rate|hourly rate|per annum|a year gross)\b/,
    ),
    { strict: true },
  ),
  stated(
    'availability',
    /\b(available|availability|notice( period)?|(can|could|free to|ready to) (start|join|begin)|immediately|start(ing)? date|earliest start)\b/i,
  ),
  stated(
    'relocation',
    /\b(relocat\w+|willing to move|open to mov\w+|prepared to move|would move|commut\w+|mobility)\b/i,
  ),
  stated(
    'location',
    /\b(based (?:in|near)|lives? (?:in|near)|living in|located in|works? from|home city|home (?:is )?in|resident in|home base)\b/i,
  ),
  stated('remote work', /\b(remote(ly)?|hybrid|home office|from home|on-?site|distributed team)\b/),
  stated(
    'working hours',
    /\b(part[- ]?time|full[- ]?time|flexible|hours (a|per) week|job[- ]?share|days (a|per) week)\b/,
  ),
  stated('shifts', shift),
  unstated('weekends'),
  unstated('overtime'),
  stated('travel', /\b(travel\w*|business trips?|nights? away)\b/),
  unstated('work permit'),
  usual(
    'clearance',
    anywhere(
      /\b(security clearance|(sc|dv|secret|top secret) clear\w+|clearance|vetted|vetting|dbs|background check)\b/,
    ),
    { strict: true },
  ),
  unstated('contact'),
  usual(
    'superior',
    anywhere(
      /\b(report(s|ed|ing)? (directly |straight )?to|under (the )?(direction|supervision) of|my (boss|manager|supervisor))\b/,
    ),
    { strict: true, tells: 'own' },
  ),
  usual(
    'future',
    anywhere(
      /\b(see yourself|in (five|ten|three|\d+) years|seeking|looking (for|to)|aims? to|hope[sd]? to|wants? to|would like to|goal|ambition|aspir\w+|next (step|role)|career objective|objective:|in the future|interested in (a|moving|working))\b/,
    ),
    { strict: true },
  ),
  usual(
    'leaving',
    anywhere(
      /\b((why|reason).{0,40}(looking for (a )?(new|another)|chang(e|ing) jobs?|leav(e|ing))|i left|left (because|when|to|after)|leaving|moved on|made redundant|redundancy|contract (ended|ended|came to an end)|resign\w*|closed down|relocat\w+ (to|with)|career break)\b/,
    ),
    { strict: true },
  ),
  unstated('gap'),
]
