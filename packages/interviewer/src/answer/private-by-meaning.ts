import { fold, stem, stopWords, words } from '../text/words.ts'
import type { AnswerIndex } from './build-index.ts'
import type { Meaning } from './meaning.ts'
import { situation } from './orders.ts'
import phrases from './phrases.json' with { type: 'json' }
import { postsAsked } from './posts-asked.ts'
import { asYou } from './question-as-you.ts'
import signs from './refusal-signs.json' with { type: 'json' }
import { askingWords } from './rules/asking-words.ts'
import { refusalsByMeaning } from './topics/classify.ts'
import { languages } from './topics/resume-words.ts'
import { anyOf, wordsOf } from './word-table.ts'

/** From which likelihood on a question is refused by its meaning; chosen by ordinary questions of our own people. */
const bars = { order: 0.7, private: 0.7, surelyPrivate: 0.9, ofNote: 0.97 } as const
/** Of so few words the meaning of a note is guessed: 'CISSP?' reads like a diagnosis. */
const shortNote = 3

/** Words of family, belief, origin, health and record that an employer's question holds for no other reason, unless the resume itself uses them. */
const privateWords = new Set(
  `husband wife spouse fiance fiancee boyfriend girlfriend married marry marriage divorced divorce widowed pregnant pregnancy childcare religion religious muslim islam christian catholic protestant jewish jew hindu
  sikh buddhist sunni shia alevi atheist mormon church mosque synagogue ramadan headscarf hijab turban gay lesbian homosexual heterosexual transgender ethnicity ethnic tribe caste iwi nationality kurdish roma
  gypsy ancestry descent bloodline childless motherhood fatherhood menstruation menstrual menstruating menopause menopausal ivf miscarriage breastfeeding
  allergy allergies asthma disability disabled handicapped illness illnesses burnout burn-out depression depressed hiv epilepsy diabetic diabetes overweight obese medication smoker convicted conviction arrested prison jail`.split(
    /\s+/,
  ),
)

/** Private matters of several words: exhaustion, the cycle, the body's strength, a family as the reason, a spouse who comes along. */
const privatePhrases = new RegExp(
  [
    String.raw`\b(?:burn(?:ed|t|ing|s)?[- ]?out|nervous breakdown|mentally (?:ill|exhausted|stable|fit))\b(?! (?:rate|prevention|program\w*|workshops?|test|chart|parts?))`,
    String.raw`\b(?:period (?:days|pain|cramps)|(?:her|your|monthly) periods?(?= and| all|\W*$)|time of the month|physically (?:strong|fit|able) enough|strong enough (?:for a|as a) (?:woman|girl|man)|(?:weak|frail) for (?:a|the) (?:job|work))\b`,
    String.raw`\b(?:because of|due to|behind|on account of|owing to) (?:(?:the|her|his|their|your|any|small|young|little) ){0,3}(?:kids?|child(?:ren)?|bab(?:y|ies)|famil(?:y|ies)|little ones|offspring|pregnancy|parents|husband|wife|spouse|faith|illness|disease)\b`,
    String.raw`\b(?:kids?|child(?:ren)?|bab(?:y|ies)|family|little ones|offspring) (?:behind|the reason|as (?:a |the )?reason)\b`,
    String.raw`\b(?:part[- ]?time|reduced hours|\d\d ?%|fewer hours|shorter hours)\b.{0,20}\b(?:for|with) (?:(?:the|her|his|their|your|small|young) ){0,2}(?:kids?|child(?:ren)?|bab(?:y|ies)|family)\b(?! (?:services?|court|law|business))`,
    String.raw`\b(?:ethnic|national|religious|sexual|linguistic) minorit(?:y|ies)\b|\bminority(?= or|\W*$)|\bby (?:birth|blood|descent|origin)\b|\bpure[- ]?blood`,
  ].join('|'),
)

const rightToWork = anyOf(phrases.privateByMeaning.rightToWork)

/** People whom somebody has served in their work ('did she support families?', 'experience with pregnant women') are not their own family, health or origin. */
const served = new RegExp(
  String.raw`\b(?:(?:did|has|have|was|were|ever|any|how (?:do|does|would|can))\b.{0,40}\b(?:support(?:ed|ing)?|advis(?:ed?|ing)|counsel\w*|treat(?:ed|ing)?|teach|taught|coach(?:ed)?|nursed?|serve[ds]?|cared? for|help(?:ed)?|interview(?:ed)?|look(?:ed)? after|represent(?:ed)?)|work(?:ed|s|ing)? with|experience (?:with|of|in))\b` +
    String.raw` (?:(?!her\b|his\b|their\b|your\b|own\b)[\p{L}-]+ ){0,3}(?:famil(?:ies|y (?:members|services))|couples|people|persons|children|kids|patients|clients|residents|women|men|mothers|fathers|parents|students|pupils|victims|refugees|migrants|immigrants|minorities|adults|teenagers|communit(?:y|ies)|groups)\b(?! (?:of (?:her|his|your|their)|at home))`,
  'u',
)

/** Whom one works with is said without a noun too: 'Does she work with the disabled?', 'Did he help the blind?'. */
const servedByNature =
  /\b(?:work|help|assist|support|care|look|treat|nurse|teach|taught|train|advise|serve|represent|counsel)\p{L}{0,4} (?:with |for |after )?the (?:(?:mentally|physically|very|long-term) )?(?:disabled|handicapped|blind|deaf|sick|ill|elderly|old|young|vulnerable|homeless|bereaved|dying|injured|unemployed|poor)(?=\W*$| (?:at|in|on|and|or|as|before|there|who|with)\b)|\b(?:speak|talk|deal|meet|work)s? (?:with|to) (?:the |difficult |angry )?(?:parents|families)\b|\b(?:kids|children|little ones|toddlers) in (?:her|his|their|your|the) (?:group|class|care|ward|nursery)\b/u

/** How somebody gets on with those whom they serve, which is asked of who works with them: 'Does she like children?', 'Is he good with the elderly?'. */
const getsOnWith =
  /\b(?:(?:do|does|did) (?:she|he|they|you|the (?:candidate|applicant)|\p{L}{2,20}) (?:really |generally |also )?(?:like|love|enjoy|get on (?:well )?with)|(?:is|are|was) (?:she|he|they|you|the (?:candidate|applicant)|\p{L}{2,20}) (?:really |any |very )?(?:good|great|patient|gentle|experienced|confident|comfortable|at ease) with) (?:working with |teaching |treating )?(?:(?:small|young|older|the|sick|old|difficult) ){0,2}(?:children|kids|babies|toddlers|teenagers|pupils|patients|parents|families|people|elderly|residents|disabled)(?=\W*$| (?:at work|in (?:class|groups|care)|who)\b)/u

/** The same in the present: 'Does she support children?'. Parents, a number of people, or people at home are their own. */
const serves = new RegExp(
  String.raw`\b(?:(?:do|does|can|could|will|would) (?:she|he|they|you|the (?:candidate|applicant)|\p{L}+) (?:\p{L}+ly |also |ever |still |often )?(?:support|advise|counsel|treat|teach|coach|train|tutor|nurse|assess|instruct|mentor|supervise|serve|represent|assist|help|care for|look after)|^(?:supports|teaches|treats|coaches|counsels|tutors|looks after|cares for))` +
    String.raw` (?:(?!her\b|his\b|their\b|your\b|own\b|an?\b|any\b|one\b|two\b|three\b|four\b)[\p{L}-]+ ){0,3}(?:families|couples|people|persons|children|kids|pupils|students|patients|clients|residents|women|men|adults|teenagers|victims|refugees|migrants|communities|groups)\b(?!.{0,40}\b(?:of (?:her|his|your|their)|at home|at weekends|after work|financially|alone|by (?:her|him|them|your)sel|when (?:she|he|they|you) ))`,
  'u',
)

/** What somebody made, mended, taught or looked into is an object of their work ('have you restored a church'), and so is what a noun of work follows. */
const ofWork =
  /\byou (?:ever |also |already |personally |once )?(?:restor|renovat|build|built|design|paint|photograph|survey|decorat|excavat|repair|conserv|clean|treat|relieve|massage|research|teach|taught|stud(?:y|ied)|wr(?:ite|ote|itten)|publish|film|draw|investigat|prevent|diagnos(?:e|ing)|illustrat|sell|sold|light|lit|wire|organi[sz])\p{L}{0,8}(?! (?:[^ ]+ ){0,6}(?:your|own)\b)|\b(?:church|mosque|synagogue|temple|religious|diabetes|hiv|disabled|disability|disease|illness|allergy|asthma|epilepsy|depression|marriage|prison|jail|burn-?out|medication|party|birthday|wedding|(?:maternity|paternity|parental) leave)[ -](?:[\p{L}-]+ )?(?:users?|athletes|people|ppl|passengers|guests|visitors|customers|inclusive|pensions?|benefits|homes?|design|music|labs?|diets?|sports?|experience|research|clinic|ward|unit|restoration|conservation|architecture|buildings?|education|prevention|support|nursing|care|services?|programm?e?s?|projects?|policy|studies|service|officer|planning|planner|cakes?|replacement|cover)\b|\b(?:home|water|twin|breech) ?births?\b|\b(?:cover|replac|substitut)\p{L}{0,4} (?:for )?(?:an? )?(?:\p{L}{1,20} ){0,3}on (?:maternity|paternity|parental) leave\b/u

/** A situation of work that is supposed ('Imagine you are in front of an angry parent') is not the person's own. */
const inSituation = new RegExp(String.raw`^(?:imagine|assume|suppose) (?:that )?you (?:are|were|is|was) ${situation}\b`)

/** What is no order: where in the resume the telling is to begin ('start with her last job'), a situation of work that is supposed, a fact that is to be confirmed. The patterns of orders have been tried before. */
const isNoOrder = [
  /^(?:imagine|assume|suppose) (?:that )?you (?:are|were|is|was|have|has|had)\b/,
  /^(?:please |now |just ){0,2}(?:confirm|verify|check) (?:that |whether |if )?you\b/,
  /^(?:please )?(?:start|begin) (?:with|at|from) your (?:\p{L}+ ){0,3}(?:jobs?|roles?|posts?|positions?|experience|education|studies|degree|skills|career|projects?)\W*$/u,
]

/** 'Cardiac ultrasound?' of who lists ultrasound is a note of their work, however near its words are to somebody's health. */
const namesSkill = (question: string, { tools }: AnswerIndex): boolean => {
  const list = words(fold(question))
  return (
    list.length <= shortNote &&
    !/^(?:is|are|was|were|does|do|did|has|have|any)\b/.test(fold(question)) &&
    list.some((word) => tools.has(word) && !languages.has(word))
  )
}

/** 'How old is his CKAD now?' of who lists it: initials in capitals that the resume holds are of work. */
const namesInitials = (question: string, { frequency }: AnswerIndex): boolean =>
  (question.match(/\b\p{Lu}{3,8}\b/gu) ?? []).some((name) => frequency.has(stem(fold(name)))) &&
  /\p{Ll}/u.test(question)

/** True when the resume uses all words of a note that say what is meant: 'sheep?' of a herdsman. */
const isOfResume = (question: string, { frequency }: AnswerIndex): boolean => {
  const list = words(fold(question))
  const keys = list
    .filter((word) => !stopWords.has(word))
    .map(stem)
    .filter((key) => !askingWords.has(key))
  return list.length < shortNote && keys.length > 0 && keys.every((key) => frequency.has(key))
}

const privateSigns = new Set(wordsOf(signs.private))
const children = new Set(wordsOf(signs.children))
const childrenAtWork = wordsOf(signs.childrenAtWork).map(stem)
const orderSigns = new Set(wordsOf(signs.orders))
const ofCode = /[#{}<>[\]"“”=]/
/** Children are somebody's own where they have, want or come home to them. */
const ownChildren =
  /\b(?:have|has|having|had|got|plan\w*|want\w*|more|another|own|at home|along|soon|because|bc|lone|single|mother|father|mum|dad|husband|wife|travel\w*|elderly|ag(?:e?ing|ed)|sick|person|man|woman)\b/

/** A grade of judo or Six Sigma is no colour of skin. */
const belt = /\b(?:black|white|brown|green|yellow) belts?\b/g

/** Somebody's own children, and those they may want, are private whatever the resume says of its work with children. */
const ofOwnFamily =
  /\b(?:plan\w*|want\w*|another|own|at home|soon)\b.*\b(?:kids?|child(?:ren)?|bab(?:y|ies))\b|\b(?:kids?|child(?:ren)?|bab(?:y|ies))\b.*\b(?:plan\w*|want\w*|own|at home|soon)\b/

const worksWithChildren = ({ docs }: AnswerIndex): boolean =>
  docs.some(
    ({ kind, counts }) =>
      kind !== 'other' && kind !== 'overview' && kind !== 'answer' && childrenAtWork.some((key) => counts.has(key)),
  )

/** True when a question holds a word that somebody's private life is asked about with. Of who works with children, these are no such word. */
const hasPrivateSign = (plain: string, index: AnswerIndex): boolean => {
  const held = words(plain.replace(belt, ' '))
    .map((word) => word.replace(/['’]s?$/, ''))
    .filter((word) => privateSigns.has(word))
  return (
    held.length > 0 &&
    !(held.every((word) => children.has(word)) && !ownChildren.test(plain) && worksWithChildren(index))
  )
}

const hasOrderSign = (plain: string): boolean => ofCode.test(plain) || words(plain).some((word) => orderSigns.has(word))

/** True when a question holds a word of a private matter that the resume does not use. */
const holdsPrivateWord = (question: string, index: AnswerIndex): boolean =>
  privatePhrases.test(fold(question)) ||
  words(fold(question)).some((written) => {
    const word = written.replace(/['’]s$/, '')
    return privateWords.has(word) && !index.frequency.has(stem(word))
  })

/**
 * Whether a question that no pattern refuses is after a private matter, or an order to the machine, by its words and its meaning.
 * `answered`: the resume was found to answer it, so that it must surely be private to be refused.
 */
export const refusalByMeaning = (
  question: string,
  firstName: string,
  index: AnswerIndex,
  meaning: Meaning,
  answered: () => boolean,
): 'protected' | 'instruction' | null => {
  const plain = fold(question)
  const toPerson = asYou(question, firstName)
  const isServed =
    [served, servedByNature, serves, getsOnWith].some((sign) => sign.test(plain)) || ofWork.test(toPerson)
  const isOfPost = /\b(?:been|worked|served) (?:as )?(?:an? |the )?/.test(plain) && postsAsked({ plain }).length > 0
  const isOfWork =
    isServed ||
    isOfPost ||
    namesSkill(question, index) ||
    namesInitials(question, index) ||
    rightToWork.test(plain) ||
    inSituation.test(toPerson)
  const likelihood = new Map(refusalsByMeaning(meaning.embed(toPerson)).map((found) => [found.topic, found.likelihood]))
  if (
    (likelihood.get('order') ?? 0) >= bars.order &&
    hasOrderSign(plain) &&
    !isNoOrder.some((sign) => sign.test(toPerson))
  )
    return 'instruction'
  // What the classifier does not know is near to anything: 'MRICS?' is no illness
  const isPrivate = hasPrivateSign(plain, index) ? (likelihood.get('private') ?? 0) : 0
  const surelyPrivate = words(question).length <= shortNote ? bars.ofNote : bars.surelyPrivate
  if ((!isServed && holdsPrivateWord(question, index)) || (isPrivate >= surelyPrivate && !isOfWork)) return 'protected'
  return !isOfWork &&
    isPrivate >= Math.max(bars.private, surelyPrivate - 0.2) &&
    !isOfResume(question, index) &&
    (ofOwnFamily.test(plain) || !answered())
    ? 'protected'
    : null
}
