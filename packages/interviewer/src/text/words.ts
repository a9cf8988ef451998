/** Lower case without accents, so that 'Résumé' and 'resume' are the same word. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()

const wordPattern = /[\p{L}\p{N}]+(?:[.,](?=\p{N})[\p{N}]+|[.](?=\p{L}{2})[\p{L}]+|'\p{L}+)*[+#%]*/gu

/** The words of a text in order, folded. Numbers keep their separators, 'C++' and 'C#' their signs. */
export const words = (text: string): string[] => fold(text).match(wordPattern) ?? []

const stopList = `since anywhere somewhere nowhere everywhere anybody anyone nobody everybody everyone somebody whoever a about above after again all also am an and any are aren't as at be because been before being below between
both but by can can't could did didn't do does doesn't doing don't done down during each either else ever every few for from further
get gets getting give given gives go goes going got had has have haven't having he her here hers herself him himself his how i i'd
i'll i'm i've if in into is isn't it it's its itself just kind know let like ll many may maybe me might mine more most much must my
myself no nor not now of off on once one only onto or other our ours ourselves out over own per please quite rather re s same say
shall she should so some someone something sort such t tell than that that's the their theirs them themselves then there these they
thing things this those through to too under until up upon us use used uses using ve very was we were what what's when where which
while who whom whose why will with within without would yes yet you you'd you'll you're you've your yours yourself anything
everything anyone really actually currently candidate applicant describe explain example mention mentioned`

/** Words that carry no subject of their own. */
export const stopWords: ReadonlySet<string> = new Set(stopList.split(/\s+/))

const pairs = `freelancing freelance, freelancer freelance, freelanced freelance, freelancers freelance, shorten short, shortened short, shortens short, shortening short, lengthen long, tighten tight, tightened tight, widen wide, deepen deep, supervision supervise, supervisor supervise, supervisory supervise, maintenance maintain, explanation explain, description describe, prescription prescribe, subscription subscribe, subscriber subscribe, reception receive,
receptionist receive, retention retain, attention attend, intervention intervene, reduction reduce, production produce, introduction introduce, solution solve, resolution resolve, acquisition acquire, division divide, expansion expand,
extension extend, conversion convert, provision provide, defence defend, defense defend, response respond, advice advise, belief believe, practise practice, practitioner practice, license licence, closure close, exposure expose, procedure proceed, departure depart,
signature sign, mixture mix, strength strong, strengthen strong, length long, depth deep, height high, weight weigh, truth true, death die, dead die, dying die, flight fly, growth grow, proof prove, simplification simplify, simplified simplify, simplifies simplify, simpler simple,
implementation implement, relationship relate, relations relate, assembly assemble, cancellation cancel, modelling model, modeling model, travelling travel, traveller travel, labelled label, counsellor counsel, counselling counsel, biggest big, bigger big, larger large, largest large,
earliest early, earlier early, fastest fast, faster fast, hardest hard, harder hard, toughest tough, strongest strong, stronger strong, weakest weak, newest new, oldest old, older old, highest high, higher high, lowest low, lower low, easier easy, easiest easy, cheaper cheap, cheapest cheap, safer safe, safest safe,
quieter quiet, quicker quick, slower slow, shorter short, shortest short, longer long, longest long, smaller small, smallest small, cleaner clean, criticism criticise, critical criticise, critique criticise, innovation innovate, innovative innovate, communication communicate, communicator communicate,
presentation present, transport transport, transportation transport, refereed referee, mathematics maths, mathematical maths, mathematician maths, statistical statistics, statistician statistics, musician music, musical music, electrician electric, electricity electric, electrical electric, electrification electric,
technical technic, technique technic, technician technic, scientific science, scientist science, economist economy, economic economy, economics economy, political politics, politician politics, physician doctor, hygienic hygiene, strategic strategy, strategist strategy, energetic energy, athletic athlete, athletics athlete,
theatrical theatre, photography photograph, photographer photograph, photographic photograph, geography geographic, environmental environment, environmentally environment, agricultural agriculture, cultural culture, architectural architecture, architect architecture, residential resident, residence resident, financial finance, finances finance,
commercial commerce, industrial industry, managerial manage, clerical clerk, seller sell, selling sell, buyer buy, drawing draw, drawn draw, painter paint, painting paint, writer write, sung sing, sings sing`

/** Words that only look as if they had an ending: 'county' is no form of 'count'. */
const whole = new Set(
  `statement department apartment basement station nation mission passion session version factory story party county country history letter matter paper summer winter number member power water corner master apply
  reply early hospital hospitality journey journal family army battery gallery order offer moment document instrument element experiment segment minister ministry manual animal medal metal capital motion section portion
  fashion region religion opinion option action auction fiction million billion union onion pension tension cushion dimension position edition condition tradition ambition city duty beauty quality charity university facility
  other mother father brother sister daughter finger river silver paper copper leather weather feather timber lumber chamber cover server career engineer volunteer pioneer engine event moment comment garment parliament
  current content talent client agent silent parent patent student accident incident president resident present percent rose course horse purse verse universe expert export import effort airport passport
  table cable stable able label ferry carry marry berry body copy study busy easy heavy ready energy supply family italy july daily weekly monthly yearly policy agency emergency currency efficiency fluency pharmacy
  science audience experience evidence influence sequence violence silence office service notice device advance finance balance distance instance substance insurance france dance chance science price prize
  computer customer partner officer minister register semester quarter theatre centre litre metre master poster disaster cluster monster hunter winter printer winner dinner manner banner corner partner owner
  media data news physics ethics logistics electronics mechanics politics athletics economics`.split(/\s+/),
)

const irregular: Readonly<Record<string, string>> = {
  led: 'lead',
  leader: 'lead',
  leadership: 'lead',
  leading: 'lead',
  built: 'build',
  taught: 'teach',
  ran: 'run',
  running: 'run',
  wrote: 'write',
  written: 'write',
  made: 'make',
  won: 'win',
  winning: 'win',
  winner: 'win',
  grew: 'grow',
  grown: 'grow',
  growth: 'grow',
  held: 'hold',
  kept: 'keep',
  sold: 'sell',
  sale: 'sell',
  bought: 'buy',
  brought: 'bring',
  thought: 'think',
  spoke: 'speak',
  spoken: 'speak',
  speech: 'speak',
  began: 'begin',
  begun: 'begin',
  chose: 'choose',
  chosen: 'choose',
  choice: 'choose',
  fell: 'fall',
  fallen: 'fall',
  rose: 'rise',
  risen: 'rise',
  drew: 'draw',
  drawn: 'draw',
  drove: 'drive',
  driven: 'drive',
  gave: 'give',
  took: 'take',
  taken: 'take',
  left: 'leave',
  lost: 'lose',
  loss: 'lose',
  met: 'meet',
  paid: 'pay',
  spent: 'spend',
  stood: 'stand',
  understood: 'understand',
  found: 'find',
  founded: 'founder',
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  analyses: 'analysis',
  analyse: 'analysis',
  analyze: 'analysis',
  analyst: 'analysis',
  analytics: 'analysis',
  analytical: 'analysis',
  objective: 'aim',
  objectives: 'aim',
  safety: 'safe',
  safely: 'safe',
  taking: 'take',
  making: 'make',
  managing: 'manag',
  programming: 'program',
  programmed: 'program',
  programmer: 'program',
  programme: 'program',
  programmes: 'program',
  studied: 'study',
  studies: 'study',
  student: 'student',
  data: 'data',
  media: 'media',
  news: 'news',
  better: 'good',
  best: 'good',
  worse: 'bad',
  worst: 'bad',
  failure: 'fail',
  success: 'succeed',
  successes: 'succeed',
  successful: 'succeed',
  successfully: 'succeed',
  proof: 'prove',
  knew: 'know',
  known: 'know',
  proud: 'pride',
  proudest: 'pride',
  happiest: 'happy',
  hire: 'hire',
  hired: 'hire',
  hiring: 'hire',
  decision: 'decide',
  decisions: 'decide',
  certified: 'certificate',
  certification: 'certificate',
  certifications: 'certificate',
  certificates: 'certificate',
  motivated: 'motivate',
  motivation: 'motivate',
  responsibilities: 'responsible',
  responsibility: 'responsible',
  qualification: 'qualify',
  qualifications: 'qualify',
  qualified: 'qualify',
  educated: 'education',
  educational: 'education',
  flew: 'fly',
  flown: 'fly',
  swam: 'swim',
  sang: 'sing',
  rode: 'ride',
  ridden: 'ride',
  sent: 'send',
  saw: 'see',
  seen: 'see',
  said: 'say',
  told: 'tell',
  came: 'come',
  became: 'become',
  broke: 'break',
  broken: 'break',
  caught: 'catch',
  dealt: 'deal',
  fed: 'feed',
  fought: 'fight',
  heard: 'hear',
  hid: 'hide',
  shrank: 'shrink',
  shrunk: 'shrink',
  slept: 'sleep',
  swept: 'sweep',
  threw: 'throw',
  thrown: 'throw',
  wore: 'wear',
  wove: 'weave',
  laid: 'lay',
  lit: 'light',
  bred: 'breed',
  sewn: 'sew',
  shown: 'show',
  shot: 'shoot',
}

const linked: ReadonlyMap<string, string> = new Map([
  ...Object.entries(irregular),
  ...pairs.split(',').map((pair): [string, string] => {
    const [form = '', base = ''] = pair.trim().split(' ')
    return [form, base]
  }),
])

const endings = [
  'izations',
  'isations',
  'ization',
  'isation',
  'ational',
  'fulness',
  'iveness',
  'ically',
  'ical',
  'ations',
  'ating',
  'ators',
  'ator',
  'ated',
  'ates',
  'ate',
  'ation',
  'ments',
  'ment',
  'ances',
  'ance',
  'ences',
  'ence',
  'ities',
  'ity',
  'ings',
  'ing',
  'ized',
  'ised',
  'izing',
  'ising',
  'ize',
  'ise',
  'ions',
  'ion',
  'ors',
  'ers',
  'ies',
  'ied',
  'ed',
  'er',
  'or',
  'ist',
  'ly',
  'al',
  'ive',
  'es',
  's',
  'e',
  'y',
]

const withoutPlural = (word: string): string =>
  /[^s]s$/.test(word) && !/(us|is)$/.test(word)
    ? word
        .replace(/ies$/, 'y')
        .replace(/(ss|zz|x|ch|sh)es$/, '$1')
        .replace(/([^s])s$/, '$1')
    : word

const withoutEnding = (word: string): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= (each.length <= 2 ? 3 : 4))
  const base = ending === undefined ? word : word.slice(0, -ending.length)
  return /([bdgmnprt])\1$/.test(base) ? base.slice(0, -1) : base
}

const strip = (word: string): string => {
  if (/\p{N}/u.test(word) || word.length < 4) return word
  let base = word
  for (let round = 0; round < 3; round++) {
    const shorter = withoutEnding(base)
    if (shorter === base || whole.has(base)) break
    base = shorter
  }
  return base.length > 3 && !whole.has(base) ? base.replace(/[iey]$/, '') : base
}

/**
 * The stem under which forms of one word meet ('managed', 'manager', 'management'). A light suffix stripper in the manner of
 * Lovins: endings go, the longest first, as long as three or four letters are left, then a doubled consonant; irregular forms by a table.
 */
export const stem = (word: string): string => {
  const bare = word.replace(/'s$|'$/, '')
  const single = bare.length < 4 || /\p{N}/u.test(bare) ? bare : withoutPlural(bare)
  return strip(linked.get(bare) ?? linked.get(single) ?? single)
}

/** Stems of the words that carry a subject, in order, repeats kept. */
export const terms = (text: string): string[] =>
  words(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)
