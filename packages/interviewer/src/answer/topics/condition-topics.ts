import type { Doc } from '../build-index.ts'
import { anywhere, type UsualTopic, usual } from './usual-topic.ts'

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

/** How resumes state conditions on lines beside the jobs. */
const besideJobs = {
  availability:
    /\b(available|availability|notice( period)?|(can|could|free to|ready to) (start|join|begin)|immediately|start(ing)? date|earliest start)\b/i,
  relocation: /\b(relocat\w+|willing to move|open to mov\w+|prepared to move|would move|commut\w+|mobility)\b/i,
  location:
    /\b(based (?:in|near)|lives? (?:in|near)|living in|located in|works? from|home city|home (?:is )?in|resident in|home base)\b/i,
  'remote work': /\b(remote(ly)?|hybrid|home office|from home|on-?site|distributed team)\b/,
  'working hours':
    /\b(part[- ]?time|full[- ]?time|flexible|(hours|hrs) (a|per) week|weekly hours|job[- ]?share|days (a|per) week|\d days\/week|(looking for|seeking|wants?|prefers?|up to|max(imum)?) \d\d ?\+? (hours|hrs))\b/,
  shifts:
    /\b(shift work|shifts|(night|late|early|weekend|rotating) shifts?|nights|evenings|evening (shifts?|work|hours|appointments?|service)|(works?|worked|working|on) (nights|shifts)|on[- ]call|out[- ]of[- ]hours)\b/,
  travel: /\b(travel\w*|business trips?|nights? away)\b/,
}

/** How conditions are stated anywhere. */
const inAnyPlace = {
  salary: /\b(salary|expected (salary|pay|compensation)|pay expectation|day rate|hourly rate|per annum|a year gross)\b/,
  clearance:
    /\b(security clearance|(sc|dv|secret|top secret) clear\w+|clearance|vetted|vetting|dbs|background check)\b/,
  superior:
    /\b(report(s|ed|ing)? (directly |straight )?to|under (the )?(direction|supervision) of|my (boss|manager|supervisor))\b/,
  future:
    /\b(see yourself|in (five|ten|three|\d+) years|seeking|looking (for|to)|aims? to|hope[sd]? to|wants? to|would like to|goal|ambition|aspir\w+|next (step|role)|career objective|objective:|in the future|interested in (a|moving|working))\b/,
  leaving:
    /\b((why|reason).{0,40}(looking for (a )?(new|another)|chang(e|ing) jobs?|leav(e|ing))|i left|left (because|when|to|after)|leaving|moved on|made redundant|redundancy|contract (ended|ended|came to an end)|resign\w*|closed down|relocat\w+ (to|with)|career break)\b/,
}

/** Conditions that no line states by its words alone. */
const unstated = ['weekends', 'overtime', 'work permit', 'contact', 'gap']

/** The conditions of working together, which resumes seldom state: pay, notice, place, hours, permits, plans. */
export const conditionTopics: UsualTopic[] = [
  ...Object.entries(besideJobs).map(([name, says]) => stated(name, says)),
  ...Object.entries(inAnyPlace).map(([name, said]) =>
    usual(name, anywhere(said), { strict: true, ...(name === 'superior' && { tells: 'own' as const }) }),
  ),
  ...unstated.map((name) => usual(name, () => [], { strict: true })),
]
