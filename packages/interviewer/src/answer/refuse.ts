import { addressesMachine } from './text/machine-address.ts'
import { fold } from './text/words.ts'

/** Why a question is not answered whatever the resume says. */
type FixedRefusal = 'protected' | 'instruction' | 'out_of_scope'

const person = '(?:you|they|she|he|the candidate|the applicant|this person|@name)'
const whose = "(?:your|their|her|his|the candidate'?s?|the applicant'?s?|@name'?s?)"

const protectedPatterns = [
  `\\b(?:want|wants|plan|plans|planning|hope|hoping|expect|expecting|intend|intending|going|thinking) (?:to|of|on) (?:hav(?:e|ing)|get(?:ting)?|becom(?:e|ing)|start(?:ing)?) (?:more |any |some )?(?:kids|children|a baby|babies|pregnant|a family|a (?:mother|father|parent))\\b`,
  `\\bhow old (?:are|is|was) ${person}`,
  `\\b${whose} (?:exact |current |actual )?age\\b|\\bage (?:are|is) ${person}|\\bwhat age\\b|\\bwhich age group|\\byears old (?:are|is)`,
  `\\b(?:when|what year|which year|where|what country|in which country|what date)\\b.{0,20}\\b(?:were|was|are|is) ${person} born|\\bdate of birth|\\bbirth ?(?:day|date|place|year)\\b|\\bborn in\\b`,
  `\\b(?:are|is|were|was) ${person} (?:currently |still |ever )?(?:been )?(?:married|single|divorced|engaged|widowed|pregnant|expecting|dating|in a relationship|a (?:mother|father|parent|mum|mom|dad))\\b`,
  `\\b(?:marital|relationship|family) status|\\bfamily (?:plans?|planning|situation|life|circumstances)\\b|\\bstart(?:ing)? a family\\b`,
  `\\b${whose} (?:husband|wife|spouse|partner'?s?|boyfriend|girlfriend|kids?|children|sons?|daughters?|baby|family|parents?|pregnancy|childcare|private life|home life|personal life)\\b`,
  `\\b(?:do|does|did|have|has|will|would|are|is) ${person} (?:ever |already |currently |still )?(?:have|had|got|want|plan\\w*|intend\\w*|expect\\w*|thinking|hop\\w+|going)\\b.{0,25}\\b(?:kids|children|a baby|babies|a child|sons?|daughters?|a husband|a wife|a spouse|a boyfriend|a girlfriend|dependants?|dependents?|a family)\\b(?!'|(?: \\w+)? (?:in|at|on|with|from|under|through|aged|who|speak|learn|progress|develop|services?))`,
  `\\bchild ?care\\b.{0,30}\\b${person}|\\b(?:married|pregnan\\w*)\\b(?! (?:patients?|women|clients?|people|couples?|mothers?|customers?|employees?|staff|colleagues?|teenagers?|animals?))|\\b(?:maternity|paternity) leave\\b(?! (?:cover|polic))`,
  `\\breligi(?:on|ous) (?:are|is|do|does|belief|affiliation|background|view)|\\b${whose} (?:religion|religious|faith|beliefs?|god|church)\\b|\\b(?:what|which) (?:religion|faith|church|denomination)\\b|\\b(?:are|is) ${person} (?:a |an )?(?:\\w+ )?(?:religious|christian|catholic|protestant|muslim|jewish|jew|hindu|buddhist|sikh|atheist|mormon)|\\b(?:do|does) ${person} (?:pray|believe in god|go to (?:church|mosque|temple|synagogue)|attend (?:church|mosque|temple|mass)|observe|celebrate|wear a (?:headscarf|hijab))`,
  `\\b${whose} (?:\\w+ )?(?:health|disabilit\\w*|illness\\w*|medical (?:condition|history|record|problem|issue)s?|mental health|health condition|body weight)\\b(?! (?:and safety|certificate|clearance|care|experience|training|qualification|background in))|\\b(?:are|is|has|have) ${person} (?:\\w+ )?(?:disabled|ill|sick|healthy|in good health|chronically|suffer\\w*|depressed|autistic)|\\b(?:any|a|have|has) (?:known |chronic |serious |long-term |physical |mental |hidden )*(?:disabilit\\w*|illness\\w*|diseases?|health (?:problems?|issues?|conditions?|concerns?)|medical (?:conditions?|history|problems?|issues?)|mental health (?:problem|issue|condition)s?)\\b|\\bhow (?:many|often).{0,20}(?:sick days|sick leave|days off sick|ill)\\b|\\b(?:take|taking|on) (?:any )?medication\\b.{0,20}(?:${person}|yourself)|\\b${person} (?:ever |currently )?suffer|\\bhow tall (?:are|is) ${person}|\\bhow much (?:do|does) ${person} weigh|\\bdo ${person} (?:smoke|drink|take drugs)|\\bsick(?:ness)? (?:days|record)\\b`,
  `\\b${whose} (?:\\w+ )?(?:ethnic\\w*|race|racial|skin|ancestry|heritage|national origin|nationality|citizenship|origins?|accent|native country|home country|caste)\\b|\\b(?:what|which) (?:ethnicity|race|nationality|ethnic group|caste)\\b|\\bwhere (?:are|is) ${person} (?:really |originally |actually )?from\\b|\\b(?:are|is) ${person} (?:a )?(?:white|black|asian|foreign\\w*|an? immigrant|a native|a citizen)\\b|\\bimmigrant (?:background|family)`,
  `\\bsexual (?:orientation|preference|identity)|\\b(?:are|is) ${person} (?:gay|straight|lesbian|bisexual|queer|trans\\w*|a (?:man|woman|male|female)|male|female)\\b|\\b${whose} (?:gender|sex|sexuality|pronouns)\\b|\\bgender identity`,
  `\\b(?:who|whom|which party|what party|how) (?:do|does|did) ${person} vote|\\b${whose} (?:political|politics|party)\\b|\\bpolitical (?:views?|opinions?|party|beliefs?|affiliation|leaning)|\\b(?:member|supporter) of (?:a|any|the) (?:political )?party\\b|\\b(?:vote|voted) (?:for|in)\\b`,
  `\\b(?:member of|belong to|joined|join|in) (?:a|any|the) (?:trade |labou?r )?union\\b|\\bunion member`,
  `\\b(?:criminal (?:record|past|history)|convict(?:ed|ions?)|ever been arrested|prison)\\b`,
]

const outOfScope: RegExp[] = [
  /^(please )?(write|compose|give me|make|create|generate|draw|paint|solve|summari[sz]e the (news|article)|find me|book|order|buy|call|send|open|run|execute)\b(?!.*\b(you|your|they|their|she|her|he|his|candidate|applicant|experience|skills?|achievements?|example|resume|cv)\b)/,
  /\b(capital (city )?of|population of|president of|prime minister|weather|temperature (today|outside)|stock (price|market)|exchange rate|bitcoin|lottery|horoscope|football score|world cup|meaning of life|speed of light|distance (to|between))\b/,
  /\b(tell|know|say)\b.{0,12}\b(a joke|jokes|a story about a|a riddle|a fairy tale)\b/,
  /\b(write|compose|draft|generate|create|make|give)\b (me |us )?(a |an |some |the |my |our )?(\w+ ){0,2}(poem|song|haiku|essay|story|joke|code|function|script|program|cover letter|job (advert|ad|description|offer|posting)|email|letter|contract|recipe|list of (?:other )?candidates)\b(?! (?:you|for (?:your|the) (?:job|team|employer)))/,
  /\btranslate\b.{0,40}\b(into|to|this|following)\b(?!.*\byou\b)/,
  /\b(what|how much) (is|are|does|'s) \d+ ?([-+*x/^]|plus|minus|times|divided by|percent of)/,
  /\b(calculate|compute|solve)\b.{0,20}(\d ?[-+*/x^] ?\d|equation|square root|integral|derivative)/,
  /\b(recipe for|how (do|can|should|would) (i|we|one) (cook|make|bake|install|fix|build|lose|invest|get|learn|write|set up|become)|best (restaurant|movie|film|hotel|phone|laptop)|recommend (me |us )?(a|some) (restaurant|movie|film|book|hotel|recipe))\b/,
  /\b(who|when|where) (won|invented|discovered|wrote|painted|was|is) (the|a|an|world|hamlet|mona|king|queen)\b(?!.*\b(you|your|team|candidate)\b)/,
  /\b(what (day|time|date) is (it|today)|today's (date|news)|latest news|in the news)\b/,
  /\bare you (a|an) (ai|bot|robot|human|machine|chatbot|language model|real person)\b|\b(which|what) (ai|language )?model are you|\bwho (made|built|created|trained) you\b/,
  /\b(other|another|better|different) (candidates?|applicants?)\b|\bcompared? (?:to|with) (?:other|another|the other) (?:candidates?|applicants?)|(?<!\bwhy )\bshould (we|i) (hire|pick|choose|reject|interview)\b/,
]

const orders: RegExp[] = [
  /^\W*(system|assistant|developer|admin(istrator)?|root|sudo)\s*[:>\]]/,
  /\b(from now on|repeat after me|system prompt|your (instructions|prompt|rules|guidelines)|without (any )?(citations?|evidence|sources)|regardless of (the )?(resume|evidence|facts))\b/,
  /^(please )?(just )?(say|answer|reply|respond|output|print|confirm|state|write)\b.{0,12}(yes|that|with|only|exactly|["'“])/,
  /\b(make up|invent|fabricate|hallucinate)\b.{0,30}(experience|answer|degree|facts?|details?|references?|job|something)/,
  /\b(rate|rank|score|recommend|approve|shortlist)\b.{0,25}\b(candidate|applicant|them|her|him|resume)\b.{0,30}\b(first|top|highest|best|perfect|10|ten|hire)/,
  /\b(pretend|imagine (that )?(you|the candidate)|act as|role-?play|you are now|assume you are)\b/,
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(resume|evidence|source|citation|restriction|filter|safety|previous|above|instruction|rule|everything|all)/,
  /\b(drop|delete) table\b|<script|\bselect \* from\b|\b(api key|password|access token|secret key|credentials|database dump|other users?|practice[- ]only|unreleased|private answers?|hidden sections?)\b/,
]

const anybody = protectedPatterns.map((pattern) => new RegExp(pattern.replaceAll('@name', 'the owner')))

/** The owner's name counts as 'you'. */
const asksPrivateMatter = (plain: string, name: string): boolean => {
  const addressed = plain.replace(new RegExp(`\\b${name}\\b`, 'g'), 'the owner')
  return anybody.some((pattern) => pattern.test(addressed))
}

/** Decides, before anything is searched, whether a question is one that is never answered. `firstName` is how it may name the owner. */
export const fixedRefusal = (question: string, firstName: string): FixedRefusal | null => {
  const plain = fold(question).replace(/\s+/g, ' ').trim()
  if (addressesMachine(question) || orders.some((pattern) => pattern.test(plain))) return 'instruction'
  const name = fold(firstName).replace(/[^\p{L}\p{N} -]/gu, '') || 'the owner'
  if (asksPrivateMatter(plain, name)) return 'protected'
  return outOfScope.some((pattern) => pattern.test(plain)) ? 'out_of_scope' : null
}
