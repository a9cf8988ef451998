import type { Doc } from '../build-index.ts'
import { languageAnywhere } from '../topics/resume-words.ts'
import { anyOf } from '../word-table.ts'
import phrases from './phrases.json' with { type: 'json' }

/** One side of a condition, with how it is asked for and how a line says it: the pay that is expected, the pay of today. */
type Facet = { asked: RegExp; says: RegExp }

/**
 * A condition of working together: how it is asked for, and how a line of its own says it. What shares a word and is something else is `unless`. `ofJobs` is how the job of today
 * says it. `isNear`: what such a line says of another side is near. A place of the question is `@place`, and must stand in the line.
 */
export type Condition = {
  name: string
  asked: RegExp
  says: RegExp
  unless?: RegExp
  facets?: Facet[]
  ofJobs?: RegExp
  isNear?: RegExp
  kinds?: Doc['kind'][]
}

const person = '(?:she|he|they|you)'
const money = String.raw`(?:[$£€₹¥]|\b(?:rs|inr|usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|huf|jpy|cny|sgd|zar|brl|mxn|aed|sar|qar|kd|kwd|omr|bhd|jod|tnd|egp|lkr|pkr|npr|thb|php|myr|hkd|ron|uah|ghs|ugx|tzs|etb|bdt|kes|ngn|lakhs?|lpa)\b|\d ?k\b)`
const perTime = String.raw`(?:\bper (?:hour|day|week|month|year|annum)\b|\b(?:an? )(?:hour|day|month|year)\b|\/ ?(?:hr|hour|h|day|d|month|mo|yr|year)\b|\bp\.? ?a\b|\bor (?:better|more|above)\b|\bminimum\b)`
const ofPay = String.raw`\b(?:salar(?:y|ies)|ctc|wages?|gross(?! (?:margin|profit|sales|tonn\w*))|remuneration|(?:expected|current|last) (?:pay|package|compensation)|pay(?! limit)|(?:day|daily|hourly) rate|rate)\b(?! (?:of|from|by|was|fell|rose|down|up)\b)`
const today = /\b(?:current\w*|present\w*|last|drawn|now|today|at the moment)\b/

/** A class of days or hours, asked for and said by the same words or by one that includes it. */
const sameHours = (asked: RegExp, says: RegExp = asked): Facet => ({ asked, says })

/** Tests of languages by their names, which say of which language they are. */
const languageTest =
  /\b(?:ielts|toefl|toeic|opic|oet|pte|celpip|cambridge|duolingo|goethe|telc|testdaf|dsh|osd|jlpt|delf|dalf|tcf|dele|siele|hsk|topik|celi|cils|staatsexamen nt2)\b/

/** The conditions of working together, the narrower before the wider. */
export const conditions: Condition[] = [
  {
    name: 'language test',
    asked: new RegExp(
      `^(?=.*(?:\\b(?:language|languages)\\b|${languageAnywhere.source})).*\\b(?:tests?|tested|certificates?|certified|score|exams?|proof|ielts|toefl|toeic|oet)\\b`,
    ),
    says: languageTest,
    kinds: ['achievements', 'skills'],
  },
  {
    name: 'pay',
    asked: new RegExp(
      String.raw`\b(?:salar(?:y|ies)|e?ctc|remuneration|wages?|(?:hourly|daily|day) rates?|(?:expected|desired|current|present|last|required|minimum|what|salary) (?:pay|comp|compensation|rate|money|package)|package expect\w*|(?:pay|comp|compensation|money|financial) (?:expect\w*|range|band|idea|grade|requirements?)|how much (?:money )?(?:does|would|will|is|do|did|are) ${person} (?:want\w*|cost|ask\w*|expect\w*|charg\w*|earn\w*|mak(?:e|ing)|on|get)|what (?:does|is|are|do|would) ${person} (?:currently |now )?(?:cost|charge|earn\w*|mak(?:e|ing)|paid|on now|on today)|ote)\b|^(?:and |her |his )?(?:pay|rate|rates|package)\b\W*$`,
    ),
    says: new RegExp(
      `^(?=.*${ofPay})(?=.*(?:\\d|negotiable|scale))|^(?=.*${money}).*${perTime}|^(?:target|expect\\w*|asking|wants?|desired|pretensions?|range) ?:? ?(?:for |from |of )?(?:${money}|\\d)`,
    ),
    unless: /\b(?:liability|insured|raised|budget|years of experience|success|conversion|burn|repayment|retention)\b/,
    isNear: /./,
    facets: [
      {
        asked:
          /\b(?:expect\w*|want\w*|desired?|looking|ask\w*|accept|requir\w*|need\w*|target|cost|charge|ectc|minimum|idea)\b/,
        says: new RegExp(`^(?!.*${today.source})|\\b(?:expect\\w*|want\\w*|desired?|target|looking)\\b`),
      },
      {
        asked: /\b(?:current\w*|present\w*|last|drawn|now|today|earn\w*|mak(?:e|ing)|paid|on|get|getting|previous)\b/,
        says: today,
      },
    ],
  },
  {
    name: 'permit',
    asked: new RegExp(
      `${anyOf(phrases.permits.asks).source}|\\b(?:sponsor\\w*|legally|iqama|noc|passports?)\\b|\\bwork(?:ing)? permit`,
    ),
    says: new RegExp(
      `${anyOf(phrases.permits.states).source}|\\b(?:permit to work|iqama|noc|sponsor\\w*|passports?)\\b`,
    ),
    unless: /\b(?:waiting for|licen[cs]e)\b/,
  },
  {
    name: 'hours',
    asked:
      /\b(?:full[- ]?time|part[- ]?time|shifts?|nights?(?! (?:away|out))|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|overtime|on[- ]?call|rota|roster|(?:public|bank) holidays?|(?:work|working|shift) (?:time|hours|pattern)|(?:what|which|how many) (?:hours|days) (?:can|could|would|does|is|will|a|per)\b|hours (?:a|per) (?:week|fortnight|month)|hours (?:is|does) \S+ (?:on|do|work)\b|days (?:a|per) week|(?:early|late) (?:starts?|mornings?|finish\w*)|earl(?:ies|ys)|lates|(?:days|hours) wanted)\b/,
    says: /\b\d\d ?% ?(?:position|post|job|workload|contract|fte)\b|\b(?:position|post|job|workload|contract) of \d\d ?%|\b(?:earlies|lates|[4-7](?::\d\d)? ?am start)\b|\b(?:full[- ]?time|part[- ]?time|shifts?(?! (?:lead|leader|manager|supervisor|planning))|nights?(?! away)|weekends?|(?:mon|tue|tues|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:days?)?|evenings?|overtime|on[- ]?call|holidays?|hours|hrs|days? (?:a|per|\/) ?week|mornings?|24\/7)\b/,
    unless:
      /\b(?:[sn]vq|btec|level \d|gcses?|diploma|degree|bachelor|master|bsc|msc|university|college|school|course|choir|church|volunteer\w*|programme|club|interests?)\b|\b(?:19|20)\d\d ?(?:[-–]|to)/,
    isNear: /\b(?:shifts?|nights?|weekends?|saturdays?|sundays?|evenings?|holidays?|on[- ]call)\b/,
    facets: [
      sameHours(/\b(?:nights?|evenings?|late)\b/, /\b(?:nights?|evenings?|shifts?|24\/7|late)\b/),
      sameHours(/\b(?:weekends?|saturdays?|sundays?)\b/, /\b(?:weekends?|sat|sun|saturdays?|sundays?)\b/),
      sameHours(/\bholidays?\b/),
      sameHours(/\bearl(?:y|ies|ys)\b/, /\b(?:early|earlies|mornings?|[4-7](?::\d\d)? ?am)\b/),
      sameHours(/\b(?:shifts?|rota|roster)\b/, /\b(?:shifts?|nights?|early|earlies|lates?|rota)\b/),
      sameHours(/\bovertime\b/),
      sameHours(/\bon[- ]?call\b/),
      sameHours(
        /\b(?:hours|full[- ]?time|part[- ]?time|days (?:a|per) week|(?:work|working|shift) (?:time|pattern))\b/,
        /\b(?:hours|hrs|full[- ]?time|part[- ]?time|days? (?:a|per|\/) ?week|\d+ ?h|am and pm|mon[- ]fri)\b|\b\d\d ?%/,
      ),
      sameHours(/\b(?:(?:what|which) days|(?:mon|tues|wednes|thurs|fri)days?)\b/, /\b(?:mon|tue|wed|thu|fri|sat|sun)/),
    ],
    ofJobs:
      /^\d\d (?:hours|hrs|h)\b|^(?:permanent,? )?(?:part|full)[- ]time\b|\b(?:\d+ ?(?:h|hour)s? (?:a|per) week|\d+ ?h(?:our)? shifts?|\d+ ?(?:hours|hrs) (?:an? |per )?(?:fortnight|week|month)|(?:\d|two|three|four|five|six)(?: or \d)? (?:days|nights|evenings)|(?:am|early|earlies|days)(?:,| and) (?:pm|late|lates|nights)|on[- ]call|shift model|rotating shifts?|(?:every|each) (?:\S+ )?weekend)\b/,
  },
  {
    name: 'start',
    asked: new RegExp(
      String.raw`\bnotice\b(?! boards?)|\bjoining (?:time|date|period)\b|\b(?:immediate|early) joiner\b|\bstart(?:ing)? date\b|\bearliest (?:possible )?(?:start|date|joining)\b|\bavailability\b|\blast working day\b|\b(?:when|how (?:soon|quick|quickly|fast|early)|from when|earliest|what date)\b.{0,20}\b(?:can|could|would|will|is|are|be)\b.{0,20}\b(?:start|begin|join|available|free|resume|here|leave)\b|\b(?:can|could|would) ${person} (?:be )?(?:able to |ready to |free to )?(?:start|begin|join|resume)\b(?! (?:an?|the|up|her|his|new|our)\b)|(?:^|(?:full|part)[- ]?time\b.*)\bfrom when\b\W*$|\bwhen (?:available|free)\b|\b(?:readiness|ready) to (?:join|start)\b|\b(?:start|join)(?:ing)? when\b|\bavailable (?:when|from when|now)\b|^(?=.*\b(?:e?ctc|salary|pay|lpa|location|joining)\b).*\bnp\b|^(?:his |her |and )?np\W*$|\b(?:is|are) ${person} (?:available|free)\b`,
    ),
    says: /\bnotice\b|(?<!\b(?:noc|certificates?|samples?|details) )\bavailab(?:le|ility)\b|\b(?:can|could|able to|ready to) (?:start|join|begin)\b|\bstart(?:s|ing)?(?: date)? ?:|\bfrom (?:\w+ )?(?:spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|now) on(?:wards)?\b|\bstarting (?:in |from |on )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter|next)\p{L}*\b|\bfree from\b|\bimmediate(?:ly)?\b|\bjoin(?:s|ing)? (?:within|in|time|date)\b|\bcontract\b.*\bends?\b|\bbuy-?out\b/u,
    unless: /\b(?:not available|references?|referees?|portfolio|on request)\b/,
  },
  {
    name: 'remote work',
    asked:
      /\b(?:hybrid|remote(?:ly)?|(?:work(?:ing)?|days?) (?:from|at) home|home[- ]office|days in (?:the |an )?office|office days|(?:fully )?on-?site)\b/,
    says: /\b(?:hybrid|remote(?:ly)?|home[- ]office|home[- ](?:based|working)|(?:from|days at|work(?:ing)? at) home|on-?site|in (?:the )?office)\b/,
  },
  {
    name: 'travel',
    asked:
      /\b(?:can|could|would|will|is|does|happy|willing|ok|ready)\b.*\b(?:travel|travell?ing|business trips?|nights? away|overnight|overseas|abroad)\b|^(?:travel|travell?ing|business trips?)\b\W*$/,
    says: /\b(?:travels?|travell?ing|trips?|nights? away|overseas|abroad|anywhere|outstation|sites? outside)\b/,
    unless: /\b(?:19|20)\d\d ?(?:[-–]|to)|\b(?:hobb(?:y|ies)|interests?|photography)\b/,
  },
  {
    name: 'place',
    asked: new RegExp(
      String.raw`\b(?:flexible (?:on|about|with|as to) (?:the )?(?:places?|locations?|area|town|city|where)|relocat\w*|mov(?:e|ing) (?:to|for|house|cit)|commut\w*|(?:other|different|another) (?:locations?|cit(?:y|ies)|places?|areas?|towns?)|preferred (?:work )?(?:locations?|cit(?:y|ies)|places?|areas?)|(?:which|what) (?:locations?|cit(?:y|ies)|places?|areas?) (?:would|does|is|can|could)|where (?:does|is|would|do|are) ${person} (?:based|like to work|want to work|prefer to work))\b|\b(?:would|will|could|can) (?:she|he|they|(?:mrs?|ms|dr)\.? \S+) .{0,30}\b(?:in|to|for|from|near|do|consider) @place|\b(?:ok|okay|fine|open|willing|happy|ready|interested)\b.{0,20}@place|@place .{0,10}\b(?:ok|okay|possible)\b`,
    ),
    says: /\b(?:relocat\w+|(?:no|not|never|would|will|can|to) mov(?:e|ing)|anywhere|based (?:in|near|at)|(?:preferred|work|job) (?:locations?|cit(?:y|ies))|locations?:|places? of work|radius|commut\w+|(?:posted|stationed|posting)|prefer (?:not )?@place|work (?:around|near)|within \d+ ?(?:km|miles)|(?:remote|hybrid)(?:,| or| in)? .{0,20}@place|@place (?:on ?site|or (?:remote|hybrid)))\b/,
    unless: /\b(?:19|20)\d\d ?(?:[-–]|to)|\b(?:hobb(?:y|ies)|interests?)\b/,
    facets: [
      { asked: /\bbased\b/, says: /\bbased\b|^(?:looking|wants?|seeking)\b/ },
      { asked: /^(?!.*\bbased\b)/, says: /^(?!based\b)/ },
    ],
  },
  {
    name: 'transport',
    asked: new RegExp(
      String.raw`\b(?:does|can|do|is) ${person} (?:able to )?drive\b(?! \p{L}+)|\bdriving licen[cs]e\b|\bdriver'?s licen[cs]e\b|\bown (?:car|vehicle|transport|van)\b|\b(?:get|come|travel) to work\b|^(?:car|transport|vehicle|licen[cs]e)\b\W*$`,
      'u',
    ),
    says: /\b(?:driving|driver'?s?|full|clean|provisional|class|category|cat\.?) (?:\S+ ){0,2}licen[cs]e\b|\blicen[cs]e (?:category |class |cat\.? )?[a-e]\d?\b|\b(?:car|van|motorbike|motorcycle|bicycle|bus route|vehicle|transport)\b/,
    unless: /\b(?:train|tram|forklift|crane|pilot|nursing|personal licence)\b/,
    facets: [
      {
        asked: /\b(?:car|vehicle|transport|van|get to work|come to work|travel to work)\b/,
        says: /\b(?:car|van|motorbike|motorcycle|bicycle|bus|vehicle|transport)\b/,
      },
      { asked: /\b(?:drive|licen[cs]e)\b/, says: /\b(?:licen[cs]e|drives?)\b/ },
    ],
  },
  {
    name: 'checks',
    asked:
      /\b(?:dbs|crb|pvg|(?:background|police|security) (?:checks?|clearance|vetting)|vetted|clearance|vaccinat\w+|immunis\w+|drug (?:test|screen)\w*)\b/,
    says: /\b(?:dbs|crb|pvg|police (?:checks?|vett\w+|clear\w+|certificate)|background check|vett\w+|clearance|vaccinat\w+|immun\w+|working with children|disclosure|drug)\b/,
  },
]
