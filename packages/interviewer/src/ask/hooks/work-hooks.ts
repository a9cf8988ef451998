import { withArticle } from '../names.ts'
import { number, numberOf, saidNumber } from '../numbers.ts'
import { type Hook, phraseOf } from './hook.ts'

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const counted = (text: string | undefined): number => numberOf(text ?? '') ?? 0

/** The rest of a count: 'two' of 6 of 8. Nobody asks about the rest of ten thousand; a hundred is the most that is said in words. */
const rest = ({ part, whole, ...groups }: Record<string, string>): Record<string, string> | null => {
  const left = counted(whole) - counted(part)
  return counted(part) > 0 && left > 0 && left < 100 ? { ...groups, rest: left === 1 ? 'one' : saidNumber(left) } : null
}

/** What is left of a share of the whole: of a composition or of a trifle nothing is asked. */
const shareLeft = ({ share, ...groups }: Record<string, string>): Record<string, string> | null => {
  const value = Number((share ?? '').replace(',', '.'))
  const left = 100 - value
  return value >= 50 && left >= 1 && Number.isInteger(left) ? { ...groups, rest: saidNumber(left) } : null
}

/** Groups that grew to half as many again or more. */
const grown = ({ from, to, ...groups }: Record<string, string>): Record<string, string> | null =>
  counted(from) >= 2 && counted(to) >= counted(from) * 1.5 ? { ...groups, from: from ?? '', to: to ?? '' } : null

const many =
  (least: number, most = Number.POSITIVE_INFINITY) =>
  ({ load = '', count }: Record<string, string>): Record<string, string> | null =>
    counted(count) >= least && counted(count) <= most ? { load: lowerFirst(load) } : null

const persons =
  'agents|people|employees|staff|colleagues|developers|engineers|nurses|drivers|volunteers|members|pupils|students|guests|clerks|operators'
const papers =
  'invoices|purchase invoices|claims|applications|orders|records|files|payslips|wage slips|tax returns|prescriptions|contracts|declarations|receipts|samples|entries|reports|dossiers|consents|policies'
const demands = 'calls|tickets|requests|enquiries|inquiries|emails|e-mails|jobs|alerts|complaints|messages'
const clients =
  'patients|customers|guests|visitors|clients|passengers|pupils|children|residents|students|members|tenants|callers'
const standing =
  'accounts|customers|clients|tenants|residents|pupils|students|apprentices|families|patients|suppliers|volunteers|subscribers|trainees'
const machines =
  'lifts|servers|machines|vehicles|pumps|presses|robots|printers|boilers|turbines|ventilators|switches|elevators|compressors'
const incharge =
  '(?:responsible for|in charge of|look(?:ed|s)? after|maintain(?:ed|s)?|maintenance of|care of|service[ds]?|servicing of|administration of|full administration of|book of|portfolio of|caseload of|account manager for|manage[ds]?|serve[ds]?)'
const per = '(?:a|an|per|each|every) (?:day|night|week|month|shift|year|quarter|hour|evening)|daily|weekly|monthly'
const about = '(?:about |around |over |up to |some |nearly |roughly )?'
const events =
  'diversions|recalls|mergers|strikes|takeovers|relocations|closures|restructurings|acquisitions|expeditions|openings|pre-openings|floods|fires|crises|missions|refits|shutdowns|overhauls|elections|accidents|outages|insolvencies|migrations|turnarounds'
const turns = 'rotations|seats|placements|secondments|internships|departments'
const things =
  'pages|steps|reports|forms|systems|tools|suppliers|services|products|articles|meetings|screens|fields|templates|scripts|approvals|signatures|brands|lines of code|questions|variants|SKUs'
const ranks =
  '(?:[\\p{L}-]+ )?(?:supervisor|purser|instructor|lead|leader|manager|deputy|head|foreman|forewoman|captain|director|partner|coordinator|head [\\p{L}]+|team lead|team leader|shift lead|shift leader|mentor|charge nurse|examiner|chair|chairman|chairwoman|principal|superintendent|sous chef|head chef|controller|dispatcher)'
const roles =
  '(?:non-)?[\\p{L}-]*(?:er|or|ist|ian|ant|yst|detective|executive|man|woman|nurse|clerk|cook|chef|buyer|lawyer|counsel|doctor|midwife)'

const line = (source: string, flags = 'iu') => new RegExp(source, flags)

/** What a line about work may hold that an interviewer takes up at once, the most telling first. */
export const workHooks: readonly Hook[] = [
  {
    name: 'remainder',
    words: line(
      String.raw`(?<!\b(?:top|rank|ranked|level|place|placed|day|days|part|grade|number|no\.|phase|year|step|stage|best|highest|lowest) )\b(?<part>${number}) (?:out )?of (?:the |its |our |my |their |all )?(?<whole>${number}) (?:[\p{L}’-]+ ){0,3}?(?!hours|days|weeks|months|years|points|stars|levels|marks|papers|modules|shifts|minutes|nights|semesters)\p{Ll}{2,}s\b`,
    ),
    not: /\bof (?:which|whom)\b/i,
    done: true,
    like: 'Settled 6 of 8 appeals by mediation',
    values: rest,
    weight: 10.2,
  },
  {
    name: 'share',
    words: line(
      String.raw`\b(?<share>\d\d(?:[.,]\d)?) ?(?:%|per ?cent)(?=[^%]{0,40}$)(?:(?<=(?:renew\w*|retention|rate|punctual\w*|compliance|adherence|first[- ]call|satisfaction|attendance|on[- ]time|pass\w*|accura\w+|availability|occupancy)\D{0,25}\d\d(?:[.,]\d)? ?(?:%|per ?cent))| (?:[\p{L}’-]+ ){0,3}?(?:renew\w*|retention|kept|used it|use it|pass(?:ed|es| rate)?|stayed|stay|on time|punctual\w*|completed?|completion|accept\w*|attend\w*|recovered|returned|came back|repl(?:y|ied)|respond\w*|adopt\w*|placed|would recommend|success))`,
    ),
    not: /(?:%|per ?cent).*(?:%|per ?cent)|\bfrom\b|\bto\b \d|->|→|\bof (?:clients|customers|turnover|sales|revenue|time|my time)\b|\bmark\b|\bgrade\b/i,
    like: 'Offer acceptance rate 89 percent',
    values: shareLeft,
    weight: 9.9,
  },
  {
    name: 'lost',
    words:
      /^(?:lost|missed|failed|misjudged|underestimated|overlooked|misread) (?:(?:an?|the|one|two|our|my|its|both)\b|\d)/i,
    not: /\b(?:lost[- ]time|lost (?:property|luggage|children))\b/i,
    like: 'Lost one chain and won it back',
    done: true,
    weight: 10.4,
  },
  {
    name: 'mishap',
    words:
      /\b(?:ended up in the|went wrong|overran|sank|collapsed|sidetracked|derailed|burnt down|broke down|walked out|complained|stopped working with|went bankrupt|went insolvent|had to be (?:scrapped|redone|recalled|stopped))\b/i,
    not: /\b(?:who|which|that|customers|guests|when|if|people who) (?:\p{L}+ )?(?:complained|broke down|went wrong)|\bhandled\b/iu,
    like: 'Artist transport; one band ended up in the wrong town',
    place: 'work',
    weight: 10.3,
  },
  {
    name: 'taken',
    words: line(
      String.raw`\b(?<all>${number}) (?:\p{Ll}{2,20} )?(?<things>(?:changes|ideas|suggestions|proposals|improvements|recommendations|requests|applications|drafts|designs|bids|articles|papers|motions))\b[^;.]{0,40}, ?(?<some>${number}) (?:of them )?(?<how>accepted|adopted|approved|implemented|taken up|granted|funded|published)\b`,
    ),
    like: 'Sent in 14 suggestions to the bakery, 5 accepted',
    values: ({ all = '', some = '', ...groups }) =>
      counted(some) >= 2 && counted(all) - counted(some) >= 2 ? { ...groups, all, some } : null,
    weight: 10.1,
  },
  {
    name: 'used',
    words: /^used .{2,40} (?:once|twice|\d+ times|(?:two|three|four|five) times|in earnest|for real)\b/iu,
    like: 'Used the fire blanket twice in the kitchen',
    weight: 9,
  },
  {
    name: 'stopped',
    words:
      /^(?:stopped|abolished|killed|abandoned|dropped|cancelled|refused|turned down|went back|grounded|withdrew|scrapped|vetoed|discontinued|shut down) (?:\p{L}|\d)/iu,
    not: /\bstopped (?:\d|half|short|there|early|by|at|working|when|because|after|as)\b|\bdropped (?:off|by|from|to)\b/i,
    like: 'Abolished the daily meeting in one of the teams',
    done: true,
    own: true,
    weight: 10,
  },
  {
    name: 'instead',
    words:
      /\b(?:instead of|rather than|by choice|before (?:sending|writing|buying|hiring|building|calling|signing|ordering))\b/i,
    like: 'Rang every customer before sending a letter',
    deed: true,
    own: true,
    weight: 9.7,
  },
  {
    name: 'how',
    words: line(
      String.raw`^\p{L}+ (?=.{6})(?:.{0,300} )?(?:without (?:a |any |an )?(?:single |new |extra |more |further |additional )?\p{L}+|despite|in spite of|with only|for under|(?:in|within) (?:only |just |under )?${number} (?:hours|days|weeks|nights)|from (?!(?:19|20)\d\d\b)(?:[$€£]|[A-Z]{3} )?\d\S{0,12} ?\p{L}{0,12} to \S|by (?:about |over |nearly )?\d[\d.,]{0,12} ?(?:%|per ?cent))`,
    ),
    not: /,|\bby [\p{L}-]+ing\b|\bthrough\b|\bthanks to\b|\bwithout (?:errors?|mistakes?|supervision|help|problems?)\b/iu,
    like: 'Reduced stock value without new suppliers',
    deed: true,
    weight: 10,
  },
  {
    name: 'growth',
    words: line(String.raw`\b(?:from|grew) (?<from>${number}) to (?<to>${number}) (?:${persons})\b`),
    place: 'work',
    like: 'Grew the service desk from 40 to 190 agents',
    values: grown,
    weight: 10.6,
  },
  {
    name: 'shrunk',
    words: line(
      String.raw`\b(?<from>${number}) (?<things>${things}) to (?<to>${number})\b|\b(?:the |from )?(?<from>${number}) to (?<to>${number}) (?<things>${things})\b`,
    ),
    like: 'Shortened the report from 64 pages to 9',
    values: ({ from = '', to = '', things: what = '' }) =>
      counted(to) < counted(from) ? { from, to, things: what } : null,
    own: true,
    weight: 10.5,
  },
  {
    name: 'only',
    words: line(
      String.raw`\b(?:sole|only) (?<role>(?:(?!and|or)[\p{L}-]+ )?${roles})(?=$|[,.;:]| (?:in|for|of|at|on|among|with|who)\b)`,
    ),
    not: /\bread[- ]only\b|\bonly (?:after|before|under|over|for|other|per)\b|\bonly \p{L}*ther\b/iu,
    like: 'Sole pharmacist',
    weight: 9.6,
  },
  {
    name: 'acting',
    words:
      /\bas acting \p{L}|\bacting \p{L}+ (?:from|for|during)|\bstood in (?:for|as)\b|\bdeputis\w+ for\b|\bwhile (?:the|my|our) (?:\p{L}+ )?(?:manager|boss|head|director|supervisor|chef|owner|captain|chief|foreman|lead) was\b/iu,
    like: 'Ran the hotel as acting manager from January to June',
    weight: 9.9,
  },
  {
    name: 'rank',
    words: line(
      String.raw`^(?:from )?(?<rank>(?!own|member|part)${ranks}) (?:from|since|as of) (?:(?:\p{Lu}\p{L}+|\d\d[./]) ?)?(?:19|20)\d\d\b`,
    ),
    like: 'Purser from 2016',
    values: ({ rank = '' }) => ({ rank: /^\p{Lu}\p{Ll}/u.test(rank) ? rank.toLowerCase() : rank }),
    own: true,
    weight: 9.4,
  },
  {
    name: 'trusted',
    words: line(
      String.raw`^(?:took over|taken over|was given|promoted|became|given)\b.{0,60} after (?:only |just )?(?<time>${number} (?:days|weeks|months)|a (?:month|year))\b`,
    ),
    like: 'Took over the ordering of fish after three months',
    weight: 9.5,
  },
  {
    name: 'resistance',
    words: /\bagainst (?:some |much |strong |initial |a lot of )?(?:resistance|opposition)\b/i,
    like: 'Built a shared calendar against some resistance',
    weight: 9.9,
  },
  {
    name: 'beside',
    words:
      /\b(?:beside|besides|alongside|next to|during) (?:my |her |his |the )?(?:studies|university|college|degree|law school|training as)\b/i,
    like: 'Ran the bar beside my studies',
    weight: 8.4,
  },
  {
    name: 'firstHour',
    words:
      /\b(?:floods?(?! (?:plain|risk|protection|defen))|boycott|cyber ?-?attack|data breach|ransomware attack|product recall|blackout|power cut|evacuation of|earthquake|hurricane|cyclone)\b/i,
    like: 'Handled a boycott call in 2021',
    done: true,
    weight: 10.1,
  },
  {
    name: 'started',
    words:
      /^(?:started|set up|founded|launched|initiated|established|created|began|introduced|proposed|suggested|invented) (?:an?|the|our|their|its) [“\p{L}]/iu,
    not: /\b(?:set up|started) (?:an?|the|our) (?:machines?|lathe|stage|meeting|table|room|equipment|job|work|family|shift|day)\b/i,
    like: 'Started a list of words that nobody could read',
    done: true,
    weight: 8.9,
  },
  {
    name: 'target',
    words:
      /\b(?:above|over|ahead of|beyond|exceed\w*|beat|surpass\w*) (?:the |my |our |its |all )?(?:sales |annual |yearly |monthly )?(?:targets?|plan|quota|goals?)\b/i,
    // cost over plan is no success
    not: /\b(?:costs?|spend\w*|late|overrun)\b/i,
    like: 'Closed the year 12 % above target',
    weight: 8.9,
  },
  {
    name: 'papers',
    words: line(String.raw`(?<load>${about}(?<count>${number}) (?:\p{Ll}+ )?(?:${papers}) (?:${per}))\b`),
    like: 'Checked 2,300 invoices a month',
    values: many(20),
    weight: 9,
  },
  {
    name: 'demands',
    words: line(String.raw`(?<load>${about}(?<count>${number}) (?:\p{Ll}+ )?(?:${demands}) (?:${per}))\b`),
    not: /\bsales calls|cold calls|business cases\b/i,
    like: 'Took 120 calls a day',
    values: many(8),
    weight: 9,
  },
  {
    name: 'clients',
    words: line(String.raw`(?<load>${about}(?<count>${number}) (?:${clients}) (?:${per}))\b`),
    like: 'Looked after 40 visitors a day',
    values: many(8),
    weight: 8.9,
  },
  {
    name: 'standing',
    words: line(
      String.raw`^(?:${incharge} )?(?<load>${about}(?<count>${number}) (?:\p{Ll}+ )?(?:${standing}))(?=$|[,.;:]| (?:in|across|at|with|from|of)\b)`,
    ),
    not: /\bnew (?:accounts|customers|clients|members)\b/i,
    like: 'Responsible for 85 accounts',
    values: many(12, 250),
    weight: 8.2,
  },
  {
    name: 'machines',
    words: line(
      String.raw`^(?:${incharge} )?(?<load>${about}(?<count>${number}) (?:\p{Ll}+ )?(?:${machines}))(?=$|[,.;:]| (?:in|across|at|on)\b)`,
    ),
    // machines that were seen to within a time are not those that one looks after
    not: /\bin (?:one|an?|two|three|\d{1,4}|less|under|only|just)\b/i,
    like: 'Looked after 110 lifts in the old town',
    values: many(8),
    weight: 8.8,
  },
  {
    name: 'events',
    words: line(String.raw`\b(?<count>two|three|four|five|six|[2-6]) (?<events>(?:\p{Ll}+ )?(?:${events}))\b`),
    like: 'Two medical diversions',
    values: ({ count = '', events: what = '' }) => ({ count: saidNumber(counted(count)), events: what }),
    weight: 9.2,
  },
  {
    name: 'turns',
    words: line(String.raw`\b(?<count>two|three|four|five|six|[2-6]) (?<turns>(?:\p{Ll}+ )?(?:${turns}))\b`),
    // 'four month rotations' counts months, and those of others are not one's own
    not: /\b(?:offered|supervis\w+|mentor\w*|organised|managed|across|led)\b|\b(?:day|week|month|year)s? (?:rotations|placements|secondments|internships)\b/i,
    like: 'Three rotations in internal medicine, surgery and emergency',
    values: ({ count = '', turns: what = '' }) => ({ count: saidNumber(counted(count)), turns: what }),
    weight: 8.6,
  },
  {
    name: 'patents',
    words: /\b(?<count>two|three|four|five|six|[2-6]) (?:granted )?patents\b/i,
    like: 'Drive electronics; two patents',
    values: ({ count = '' }) => ({ count: saidNumber(counted(count)) }),
    weight: 9,
  },
  {
    name: 'between',
    words: line(
      String.raw`\b(?:between|link|mediat\w+ between|interface (?:of|between)) (?:the )?(?<one>sales|engineering|development|developers|design|marketing|production|purchasing|finance|management|the board|staff|the team|IT|business|the business|clients?|customers|suppliers|science|research|school|schools|parents|teachers|doctors|patients|nurses|logistics|quality|maintenance|planning|site|the site|office|the office|the workshop|the kitchen|the floor|headquarters|head office|operations|legal|product|users|residents|landlords|tenants|authors?|publishers?|the union|the works council) and (?:the )?(?<other>sales|engineering|development|developers|design|marketing|production|purchasing|finance|management|the board|staff|the team|IT|business|the business|clients?|customers|suppliers|science|research|school|schools|parents|teachers|doctors|patients|nurses|logistics|quality|maintenance|planning|the site|office|the office|the workshop|the kitchen|the floor|headquarters|head office|operations|legal|product|users|residents|landlords|tenants|authors?|publishers?|the union|the works council)(?=$|[,.;:]| (?:in|at|for|of|with|on)\b)`,
    ),
    like: 'Product owner between engineering and sales',
    weight: 9.3,
  },
  {
    name: 'background',
    words: line(String.raw`\bbackground in (?<field>${phraseOf(3)})`),
    place: 'overview',
    like: 'Data analyst with a background in sociology',
    weight: 9.2,
  },
  {
    name: 'past',
    words: line(String.raw`\bwith an? (?<field>${phraseOf(2)}) past\b|\bwith an? (?<field>[\p{L}-]+) past\b`),
    place: 'overview',
    like: 'Customer success manager with a hotel past',
    weight: 9.2,
  },
  {
    name: 'former',
    words: line(
      String.raw`\b(?:former|ex|previously an?|once an?|used to be an?|was an?)[ -](?<role>(?:(?!and|or)[\p{L}-]+ ){0,3}${roles})(?=$|[,.;:]| (?:now|in|at|for|turned|who|with|and)\b)`,
    ),
    place: 'overview',
    like: 'Former army sergeant major, former logistics officer now at a food bank',
    values: ({ role = '' }) => ({ role: withArticle(role) }),
    weight: 9.5,
  },
  {
    name: 'after',
    words: line(
      String.raw`\bafter (?<time>${number} years) (?:as an? (?<role>(?:(?!and|or)[\p{L}-]+ ){0,2}${roles})|in (?<field>${phraseOf(2)}))(?=$|[,.;:]|\s)`,
    ),
    not: /\breturn\w*|\bback\b|\bredundan\w+|\bill(?:ness)?\b|\bmaternity\b|\bat home\b/i,
    place: 'overview',
    like: 'Web developer after ten years as a chef',
    values: ({ time = '', role, field }) =>
      role === undefined && field === undefined
        ? null
        : {
            before: role === undefined ? `${time} in ${field}` : `${time} as ${withArticle(role)}`,
          },
    weight: 9.6,
  },
  {
    name: 'return',
    words: line(
      String.raw`\b(?:return(?:ed|ing|s)?|went back|coming back|came back|back) (?:to|in|into) (?<place>(?!work\b)${phraseOf(3)}) (?:after|in) `,
    ),
    not: /\bback to (?:college|school|university)\b|\breturn to practice\b/i,
    place: 'overview',
    like: 'Returning to nursing after six years at home',
    weight: 9.6,
  },
  {
    name: 'wishField',
    words: line(
      String.raw`\b(?:speciali[sz]e in|move into|moving into|transition(?:ing)? (?:in)?to|break into|get into|grow into|retrain(?:ing)? (?:in|for)|switch(?:ing)? to|career in|exposure to|change (?:in)?to|(?:looking for|seeking|wants?) (?:an? |the )?(?:\p{L}+ )?(?:role|job|position|post) in) (?<field>${phraseOf(3)})`,
    ),
    not: /\b(?:i |who |have |has )?(?:moved|speciali[sz]ed|transitioned|switched) |\b(?:role|job|position|post) in (?:an?|the)\b|\bfrom\b/i,
    place: 'overview',
    like: 'Chartered surveyor looking to specialise in heritage buildings',
    weight: 9.4,
  },
  {
    name: 'years',
    words: line(
      String.raw`\b(?<years>(?:1\d|2\d|3\d|4\d|[5-9]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty)\+? years) (?:of (?:\p{L}+ )?experience )?(?<object>(?:of|in|with|on) (?:the )?(?!experience|(?:\p{L}+ )experience|practice|service|professional|work\b|working|my|total|industry|(?:the )?trade|various|different|several|leadership|[\p{L}-]+ing (?:the|an?|my)\b)${phraseOf(3)})`,
    ),
    // 'six years in land and water data' would be cut, and 'two years in kitchens taught me' speaks of what is over
    not: /\bafter\b|\byears (?:of|in|with|on) [^,.;]{1,60}? (?:and|or|taught)\b/i,
    place: 'overview',
    values: ({ years = '', object = '' }) => ({ years: lowerFirst(years), object }),
    like: 'Structural engineer with fifteen years of bridges',
    weight: 8.6,
  },
  {
    name: 'record',
    words: line(String.raw`\btrack record (?:of|in) (?<field>[\p{L}-]+ing ${phraseOf(3)}|${phraseOf(3)})`),
    place: 'overview',
    like: 'Marketing manager with a proven track record of growing brands',
    weight: 8.2,
  },
  {
    name: 'ofThem',
    words: line(
      String.raw`\b(?<whole>${number}) (?:[\p{L}’-]+ ){0,3}?\p{Ll}{2,}s\b[^,;]{0,30}, (?<part>${number}) of them\b`,
    ),
    // 'two of them trainees' says who they are: of the others there is nothing to tell
    not: /\bof them (?:still |also )?(?:\p{L}+-)?(?:(?!across\b)\p{L}{3,}s|part[- ]time|full[- ]time|new)\b/iu,
    like: 'Broke into 40 companies, 36 of them through people',
    values: rest,
    weight: 10.1,
  },
  {
    name: 'ledTo',
    words: /\p{L}{3} (?:led to|resulted in|brought about) (?:an?|the) \p{L}/iu,
    not: /\b(?:which|that|and|,) (?:led|resulted|brought)/i,
    like: 'Stories on county procurement led to the recovery of 210 million',
    place: 'work',
    weight: 9.6,
  },
  {
    name: 'together',
    words: line(
      String.raw`\b(?:worked out|developed|designed|drawn up|agreed) (?:together )?with (?<party>(?:the |my |our )?${phraseOf(2)})`,
    ),
    not: /\bwith (?:[A-Z]{2}|\p{Lu}\p{L}+ ?\d|great|good|success|help)|\bteam\b/u,
    like: 'Changeover from 55 to 28 minutes, worked out with the operators',
    values: ({ party = '' }) => ({ party: party.replace(/^(?:my|our) /, 'your ') }),
    weight: 9.5,
  },
  {
    name: 'firstWho',
    words: /\b(?:the|as the|its|our) first (?:who\b|woman\b|man\b|non-\p{L}+|outsider\b|person\b|hire\b|employee\b)/iu,
    like: 'Finance director of a family business; the first who was not a member of the family',
    weight: 9.4,
  },
  {
    name: 'challenge',
    words: /\b(?:new|next|fresh|exciting|professional) (?:professional |career )?challenges?\b/i,
    place: 'overview',
    like: 'Experienced administrator seeking a new challenge',
    weight: 8.3,
  },
  {
    name: 'grow',
    words:
      /\b(?:to|can|room to|opportunit(?:y|ies) (?:for|to)) (?:grow(?!ing|n)|personal growth|professional growth|growth|further development|advance|develop (?:further|my skills|professionally))\b/i,
    not: /\bgrow (?:\p{L}+ )?(?:sales|brands?|revenue|business|accounts|teams?|plants|vegetables)\b/iu,
    place: 'overview',
    like: 'Seeking an opportunity to grow',
    weight: 8.1,
  },
  {
    name: 'dataDriven',
    words: /\bdata[- ](?:driven|informed|led)\b/i,
    place: 'overview',
    like: 'Marketing manager with a data-driven mind',
    weight: 8.1,
  },
  {
    name: 'resultsDriven',
    words: /\b(?:results?|goal|target|outcome)s?[- ](?:driven|oriented|focused|orientated)\b/i,
    place: 'overview',
    like: 'Results-driven sales manager',
    weight: 8.1,
  },
  {
    name: 'customerFocus',
    words:
      /\b(?:customer|client|guest|user)[- ](?:focus(?:s?ed)?|centric|centred|centered|oriented|orientated|first)\b/i,
    place: 'overview',
    like: 'Customer-focused retail supervisor',
    weight: 8.1,
  },
  {
    name: 'handsOn',
    words: /\bhands-on (?:\p{L}+ ){0,2}(?:manager|leader|director|head|supervisor|chef|lead)\b/iu,
    place: 'overview',
    like: 'Hands-on production manager',
    weight: 8.1,
  },
  {
    name: 'passion',
    words: line(
      String.raw`\b(?:passionate about|passion for|love (?:of|for)|enthusiasm for|enthusiastic about|fascinated by) (?<field>(?!(?:my|the|all|what)\b)${phraseOf(3)})`,
    ),
    not: /\b(?:work|job|people|learning new|what i do)\b/i,
    place: 'overview',
    like: 'Teacher with a genuine love of maths',
    weight: 8.1,
  },
]
