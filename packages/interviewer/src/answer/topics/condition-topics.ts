import { anywhere, type UsualTopic } from './usual-topic.ts'

const shift =
  /\b(shift work|shifts|(night|late|early|weekend|rotating) shifts?|nights|evenings|evening (shifts?|work|hours|appointments?|service)|(works?|worked|working|on) (nights|shifts)|on[- ]call|out[- ]of[- ]hours)\b/
/** Lines beside the jobs that state a condition; where there are none, whatever tells that it was met ('worked night shifts'). */
const besideJobs =
  (pattern: RegExp): UsualTopic['find'] =>
  (index) => {
    const lines = index.docs.filter((doc) => doc.kind === 'other' && pattern.test(doc.text))
    return lines.length > 0 ? lines : anywhere(pattern)(index)
  }

/** The conditions of working together, which resumes seldom state: pay, notice, place, hours, permits, plans. */
export const conditionTopics: UsualTopic[] = [
  {
    name: 'salary',
    strict: true,
    list: false,
    find: anywhere(
      /\b(salary|expected (salary|pay|compensation)|pay expectation|day rate|hourly rate|per annum|a year gross)\b/,
    ),
  },
  {
    name: 'availability',
    strict: true,
    list: false,
    find: besideJobs(
      /\b(available|availability|notice( period)?|(can|could|free to|ready to) (start|join|begin)|immediately|start(ing)? date|earliest start)\b/,
    ),
  },
  {
    name: 'relocation',
    strict: true,
    list: false,
    find: besideJobs(
      /\b(relocat\w+|willing to move|open to mov\w+|based in|lives? in|living in|located in|works? from|home city|commut\w+|resident in|home base)\b/,
    ),
  },
  {
    name: 'remote work',
    strict: true,
    list: false,
    find: besideJobs(/\b(remote(ly)?|hybrid|home office|from home|on-?site|distributed team)\b/),
  },
  {
    name: 'working hours',
    strict: true,
    list: false,
    find: besideJobs(/\b(part[- ]?time|full[- ]?time|flexible|hours (a|per) week|job[- ]?share|days (a|per) week)\b/),
  },
  {
    name: 'shifts',
    strict: true,
    list: false,
    find: besideJobs(shift),
  },
  {
    name: 'weekends',
    strict: true,
    list: false,
    find: () => [],
  },
  {
    name: 'overtime',
    strict: true,
    list: false,
    find: () => [],
  },
  {
    name: 'travel',
    strict: true,
    list: false,
    find: besideJobs(/\b(travel\w*|business trips?|nights? away)\b/),
  },
  {
    name: 'work permit',
    strict: true,
    list: false,
    find: () => [],
  },
  {
    name: 'clearance',
    strict: true,
    list: false,
    find: anywhere(
      /\b(security clearance|(sc|dv|secret|top secret) clear\w+|clearance|vetted|vetting|dbs|background check)\b/,
    ),
  },
  {
    name: 'contact',
    strict: true,
    list: false,
    find: () => [],
  },
  {
    name: 'superior',
    strict: true,
    list: false,
    tells: 'own',
    find: anywhere(
      /\b(report(s|ed|ing)? (directly |straight )?to|under (the )?(direction|supervision) of|my (boss|manager|supervisor))\b/,
    ),
  },
  {
    name: 'future',
    strict: true,
    list: false,
    find: anywhere(
      /\b(see yourself|in (five|ten|three|\d+) years|seeking|looking (for|to)|aims? to|hope[sd]? to|wants? to|would like to|goal|ambition|aspir\w+|next (step|role)|career objective|objective:|in the future|interested in (a|moving|working))\b/,
    ),
  },
  {
    name: 'leaving',
    strict: true,
    list: false,
    find: anywhere(
      /\b((why|reason).{0,40}(looking for (a )?(new|another)|chang(e|ing) jobs?|leav(e|ing))|i left|left (because|when|to|after)|leaving|moved on|made redundant|redundancy|contract (ended|ended|came to an end)|resign\w*|closed down|relocat\w+ (to|with)|career break)\b/,
    ),
  },
  {
    name: 'gap',
    strict: true,
    list: false,
    find: () => [],
  },
]
