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

const stopList = `a about above after again all also am an and any are aren't as at be because been before being below between
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

const endings = [
  'izations',
  'isations',
  'ization',
  'isation',
  'ational',
  'fulness',
  'iveness',
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
        .replace(/([sxz]|ch|sh)es$/, '$1')
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
    if (shorter === base) break
    base = shorter
  }
  return base.length > 3 ? base.replace(/[iey]$/, '') : base
}

/**
 * The stem under which forms of one word meet ('managed', 'manager', 'management'). A light suffix stripper in the manner of
 * Lovins: endings go, the longest first, as long as three or four letters are left, then a doubled consonant; irregular forms by a table.
 */
export const stem = (word: string): string => {
  const bare = word.replace(/'s$|'$/, '')
  const single = bare.length < 4 || /\p{N}/u.test(bare) ? bare : withoutPlural(bare)
  return strip(irregular[bare] ?? irregular[single] ?? single)
}

/** Stems of the words that carry a subject, in order, repeats kept. */
export const terms = (text: string): string[] =>
  words(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)
