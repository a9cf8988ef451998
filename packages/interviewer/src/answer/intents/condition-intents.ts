import { anywhere, type Intent } from './intent.ts'

const shift =
  /\b(shift work|shifts|(night|late|early|weekend|rotating) shifts?|nights|evenings|evening (shifts?|work|hours|appointments?|service)|(works?|worked|working|on) (nights|shifts)|on[- ]call|out[- ]of[- ]hours)\b/
const weekend =
  /\b(weekend (shifts?|work|duty|duties|tours|service)|(works?|worked|working|on|at) (weekends|saturdays|sundays)|shift work|(weekends?|saturdays?|sundays?) .{0,20}(possible|welcome|no problem|fine|available))\b/

/** Lines beside the jobs that speak of times of work; where there are none, whatever tells that such times were worked. */
const timesOfWork =
  (pattern: RegExp): Intent['find'] =>
  (index) => {
    const lines = index.docs.filter((doc) => doc.kind === 'other' && pattern.test(doc.text))
    return lines.length > 0 ? lines : anywhere(pattern)(index)
  }

/** The conditions of working together, which resumes seldom state: pay, notice, place, hours, permits, plans. */
export const conditionIntents: Intent[] = [
  {
    name: 'salary',
    asks: /\b(salary|salaries|pay expectation|compensation|wages?|remuneration|(day|hourly) rate|how much (do|does|did|would|are|is) (you|they|she|he|the candidate) (earn|make|paid|want to earn|expect|charge|get paid)|paid|(like|want|wants|wish|wishes|hope|hopes|expect|expects|need|needs) to (earn|make|be paid)|(salary|pay|compensation|benefits?) package|bonus expect\w*|money (do|are) you|earning)\b/,
    not: /\b(payroll|bonus scheme you|designed|sales|pay gap|banding|bands|negotiat|review)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(salary|expected (salary|pay|compensation)|pay expectation|day rate|hourly rate|per annum|a year gross)\b/,
    ),
  },
  {
    name: 'availability',
    asks: /\b(notice( period)?|availab(le|ility)|when (can|could|would|will|may|is|are) \w+( candidate)? (\w+ ){0,3}(start|begin|join|come|available)|how (soon|quickly|early|fast) (can|could|would|will|are|is) \w+ (\w+ ){0,3}(start|begin|join|available)|(earliest|possible|preferred|desired) (start|starting|joining) (date|day)|(earliest|soonest) \w+ (can|could) (start|begin|join)|start(ing)? date|immediate(ly)? (start|availab\w+|join\w*))\b|\b((can|could|would|will) (you|they|she|he|the candidate)|(able|ready|free|prepared) to) (\w+ )?(start|begin|join)( work(ing)?)?( with us| here| us| our \w+)?( (immediately|at once|right away|straight away|tomorrow|soon|earlier|today|next|this|in|on|by|from|within|before|after|at)\b.*)?\?*$/,
    not: /\b(did|system|service|high availability|uptime)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(available|availability|notice( period)?|(can|could|free to|ready to) (start|join|begin)|immediately|start(ing)? date|earliest start)\b/,
    ),
  },
  {
    name: 'relocation',
    asks: /\b((would|willing|open|ready|able|happy|prepared|consider\w*|want\w*|plan\w*|possible|need)\b.{0,20}\brelocat\w+|relocation|relocate to|move (to|house|home|cities|city|abroad|for)|moving (to|abroad)|willing to (move|live)|live in|where (do|does) (you|they|she|he|@name) live|based in|where (are|is) (you|they|she|he|the candidate) (based|located)|commut\w+|current location|located)\b/,
    not: /\brelocation of\b|\b(office|site|warehouse|company|collection|managed|organi[sz]ed|led|handled) (the |a )?(\w+ )?relocation|\b(move to (the )?(cloud|kubernetes|new|digital|automat|another (system|tool))|customers|team based)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(relocat\w+|willing to move|open to mov\w+|based in|lives? in|living in|located in|works? from|home city|commut\w+|resident in|home base)\b/,
    ),
  },
  {
    name: 'remote work',
    asks: /\b(remote(ly)?|hybrid|home[- ]?office|work(ing)? from home|on-?site|in the office)\b/,
    not: /\b(remote (sens|site|village|area|control|island)|team remotely)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(remote(ly)?|hybrid|home office|from home|on-?site|distributed team)\b/),
  },
  {
    name: 'working hours',
    asks: /\b(part[- ]?time|full[- ]?time|flexible (hours|working)|hours (a|per) week|work(ing)? hours|job[- ]?shar\w+)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(part[- ]?time|full[- ]?time|flexible|hours (a|per) week|job[- ]?share|days (a|per) week)\b/),
  },
  {
    name: 'shifts',
    asks: /\b(shift work|night shifts?|(work|works|worked|working|available|do|cover) ((on|at|in|during|over|for|any|the|night|late|early) )*(nights?|shifts|evenings?|after dark|late)|out[- ]of[- ]hours|on[- ]call)\b/,
    strict: true,
    list: false,
    find: timesOfWork(shift),
  },
  {
    name: 'weekends',
    asks: /\b((work|works|worked|working|available|do|cover) ((on|at|in|during|over|for|any|the) )*(weekends?|sundays?|saturdays?|(bank |public )?holidays)|weekend (work|shifts?))\b/,
    strict: true,
    list: false,
    find: timesOfWork(weekend),
  },
  {
    name: 'overtime',
    asks: /\b(overtime|extra hours|long hours|longer hours)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(overtime|extra hours|long hours|extra shifts?)\b/),
  },
  {
    name: 'travel',
    asks: /\b(travel(l?ing)? (for (work|the job|business)|require|up to|abroad|often|much|regularly)|willing(ness)? to travel|business (trips?|travel)|open to travel|happy to travel|ready to travel)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(travel\w*|business trips?)\b/),
  },
  {
    name: 'work permit',
    asks: /\b(visa|work permit|permit to work|right to work|sponsorship|authori[sz]ed to work|eligible to work|legally (work|allowed)|green card|work authori[sz]ation|residence permit|settled status)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(visa|work permit|right to work|sponsorship|authori[sz]ed to work|eligible to work|green card|settled status|residence permit|eu citizen)\b/,
    ),
  },
  {
    name: 'clearance',
    asks: /\b(security clearance|clearance|vetted|vetting|background check|dbs|police check|cleared)\b/,
    not: /\b(customs clearance|site clearance)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(security clearance|(sc|dv|secret|top secret) clear\w+|clearance|vetted|vetting|dbs|background check)\b/,
    ),
  },
  {
    name: 'contact',
    asks: /\b(phone( number)?|e-?mail( address)?|contact (details|information|data|you|them)|(home|postal|street) address|linkedin|reach you|mobile number|telephone number|(your|their) number)\b/,
    not: /\b(phone (calls?|support|lines?|system|app|queue|screen)|email (campaign|marketing|templates?)|emails)\b/,
    strict: true,
    list: false,
    find: () => [],
  },
  {
    name: 'superior',
    asks: /\bwho (is|was|are|were) (your|their|her|his) (\w+ )?(managers?|boss|bosses|supervisors?|superiors?|line managers?)\b|\bwhom? (do|does|did) (you|they|she|he) (\w+ )?report to\b/,
    strict: true,
    list: false,
    tells: 'own',
    find: anywhere(
      /\b(report(s|ed|ing)? (directly |straight )?to|under (the )?(direction|supervision) of|my (boss|manager|supervisor))\b/,
    ),
  },
  {
    name: 'future',
    asks: /\b(in (five|ten|three|\d+) years|five years from now|career (goals?|plans?|aspirations?|ambitions?)|long[- ]term (goals?|plans?)|next (career )?(step|move|role)|looking for (in|next)|what (do|does|are|is) (you|they|she|he|the candidate) (want|looking|hope|aim|aspire|seek\w*)|see yourself|aspirations?|ambitions?|future plans|why (do|are|would) (you|they) (want|applying|interested|like) (to work|to join|this (job|role|position)|for|in (us|our|this)|us)|dream job|ideal (job|role|employer))\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(see yourself|in (five|ten|three|\d+) years|seeking|looking (for|to)|aims? to|hope[sd]? to|wants? to|would like to|goal|ambition|aspir\w+|next (step|role)|career objective|objective:|in the future|interested in (a|moving|working))\b/,
    ),
  },
  {
    name: 'leaving',
    asks: /\b(why|reason|what made|what prompted)\b.{0,40}\b(leave|leaving|left|quit|resign\w*|move on|moved on|change jobs?|changing jobs?|depart\w*|looking for a (new|change)|let go|fired|dismissed)\b|\breasons? for (leaving|the change)/,
    not: /\b(staff|employees|customers|people|nurses|engineers|teachers|turnover|patients) (leave|leaving|left|quit)/,
    strict: true,
    list: false,
    find: anywhere(
      /\b((why|reason).{0,40}(looking for (a )?(new|another)|chang(e|ing) jobs?|leav(e|ing))|i left|left (because|when|to|after)|leaving|moved on|made redundant|redundancy|contract (ended|ended|came to an end)|resign\w*|closed down|relocat\w+ (to|with)|career break)\b/,
    ),
  },
  {
    name: 'gap',
    asks: /\b(gap|career break|time off|sabbatical|unemployed|between jobs|break in (your|the|employment))\b/,
    not: /\b(pay gap|gap analysis|skills gap|gap in the market|attainment gap)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(career break|sabbatical|parental leave|time off|gap year|travelling|between jobs|unemploy\w+)\b/,
    ),
  },
]
