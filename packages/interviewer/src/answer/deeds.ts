import { readDeed } from '../facts/clause.ts'
import { changeIn } from '../facts/figures.ts'

/** What follows a verb that has an object or a preposition of its own, and seldom an adjective: 'Managed the …', not 'Experienced nurse'. */
const afterVerb =
  /^(?:an?|the|all|its|his|her|their|this|that|these|each|every|both|some|several|over|about|around|up|out|off|on|to|for|from|into|through|with|by|as|part|of|and|more|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds|dozens|[\d€£$~].*)$/i

const pastOnly = new Set(
  'led ran built wrote taught won set made grew held kept sold bought brought began chose drew drove gave took met spoke oversaw rebuilt rewrote put dealt sought cut found spent saw went came got became'.split(
    ' ',
  ),
)

/** Words that end like a past tense and describe the person or a thing. */
const describing = new Set(
  'experienced skilled based interested qualified registered licensed licenced certified detailed advanced dedicated motivated accomplished seasoned combined related limited mixed integrated embedded trained chartered accredited retired self-employed specialised specialized committed focused focussed respected aged used needed'.split(
    ' ',
  ),
)

/** Words that as often say of what kind a thing is: 'Fixed term', 'Guided tours', 'Managed services'. */
const oftenAdjective = new Set(
  'approved fixed managed guided applied assisted supervised shared automated printed baked dried coordinated reported unpaid paid closed broken frozen enhanced extended accelerated restricted'.split(
    ' ',
  ),
)

/** Verbs of a resume in the base form, with the form of the third person where it is not the plain -s. */
const thirdPerson = new Map(
  'lead run manage own plan coach supervise treat serve load count write design build train mentor advise maintain support coordinate chair answer keep prepare organise organize handle develop review work report look make take give hold sell buy drive operate clean repair install test monitor analyse analyze draft edit translate schedule lecture produce deliver provide help guide direct head represent negotiate visit care speak play sing volunteer use fillet cook bake paint present resolve escalate hire recruit administer reconcile enforce approve introduce improve reduce define collect order inspect diagnose implement deploy facilitate interview investigate refer travel onboard moderate evaluate configure calibrate'
    .split(' ')
    .map((verb): [string, string] => [verb, `${verb}s`])
    .concat([
      ['discuss', 'discusses'],
      ['assess', 'assesses'],
      ['process', 'processes'],
      ['dispense', 'dispenses'],
      ['teach', 'teaches'],
      ['oversee', 'oversees'],
      ['carry', 'carries'],
      ['supply', 'supplies'],
      ['study', 'studies'],
      ['publish', 'publishes'],
      ['assist', 'assists'],
      ['research', 'researches'],
      ['do', 'does'],
      ['dispatch', 'dispatches'],
    ]),
)
const thirdForms = new Set(thirdPerson.values())

/** Base forms that are no nouns, whatever follows: 'Run night shift', 'Prepare minutes'. */
const onlyVerbs = new Set(
  'run manage supervise maintain prepare organise organize handle develop operate install analyse analyze translate produce deliver provide negotiate administer reconcile enforce approve introduce improve reduce define collect inspect diagnose implement deploy facilitate investigate evaluate configure calibrate oversee carry assess dispense publish assist discuss treat serve advise keep answer coordinate teach write'.split(
    ' ',
  ),
)

/** Words that end like a past tense and are none: 'Feed the animals', 'Need for speed'. */
const endsLikePast = new Set(
  'feed need speed seed breed embed bleed weed exceed proceed succeed deed bed shed wed red hundred'.split(' '),
)
/** After a base form that is also a noun, such a word makes it one. */
const afterNoun = /^(?:of|and|for)$/i
/** Verbs that are at home before 'for': 'Care for residents'. */
const takesPreposition = new Set([
  'care for',
  'answer for',
  'prepare for',
  'work for',
  'look for',
  'cook for',
  'play for',
  'negotiate for',
  'plan for',
  'volunteer for',
  'speak for',
])

const ownWords = /\b(?:I|me|my|mine|myself|we|us|our|ours)\b/
/** A second verb beside the first: 'Tested and tagged', 'cleans and repairs'. */
const andVerb = new RegExp(
  `^ and (?:\\w+ed|${[...pastOnly, ...thirdPerson.keys(), ...thirdForms].join('|')})\\b(?!-)`,
  'i',
)
/** Base forms that are told in no third person, and yet make a second verb: 'process invoices and follow up queries'. */
const otherVerbs =
  'follow|attend|ensure|set|log|close|check|contact|pass|send|submit|share|respond|liaise|feed|act|meet|start|brief|update|record|escort|sort|pack|pick|cut|fix|adjust|verify|chase|raise|help|hand|stock|remove|replace'
const anotherVerb = new RegExp(
  `(?:,| and) (?!support (?:staff|roles?|teams?|services?|functions?|workers?)\\b)(?:${otherVerbs}|${[...thirdPerson.keys()].join('|')})\\b`,
  'i',
)

/** What is done to somebody: 'Promoted to team lead' is no deed of theirs. */
const passive =
  /^(?:promoted|upgraded|appointed|elected|nominated|selected|chosen|hired|recruited|invited|seconded|transferred|recogni[sz]ed|named|headhunted)$/
const afterPassive = /^(?:to|as|for|by|into|from|in|out)$/i

/** 'Cut spoiled deliveries from 4.1% to 1.3%': who changed a figure did so, whatever follows the verb; 'Reported accidents from 9 to 2' names a thing. */
const changesFigure = (sentence: string, verb: string, stillHolds: boolean): boolean => {
  const opening = readDeed(sentence, stillHolds)?.opening
  return opening?.past === verb && (opening.act === 'cut' || opening.act === 'grow') && changeIn(sentence) !== null
}

/**
 * A bullet of a resume as what its owner did: 'Redesigned the editor' → 'redesigned the editor', 'Treat 12 patients a day' → 'treats
 * 12 patients a day' where it still holds. Null when it does not surely begin with such a verb, or speaks in the first person.
 */
export const asDeed = (sentence: string, stillHolds: boolean): string | null => {
  const [, first = '', rest = '', next = ''] = /^(\p{L}+)( ([^\s,;:]{1,60}).*)$/su.exec(sentence) ?? []
  const verb = first.toLowerCase()
  if (verb === '' || ownWords.test(sentence)) return null
  if (passive.test(verb) && afterPassive.test(next)) return `was ${verb}${rest}`
  if (changesFigure(sentence, verb, stillHolds)) return `${verb}${rest}`
  if (/^responsible for /i.test(sentence)) return `${stillHolds ? 'is' : 'was'} ${verb}${rest}`
  const isPast = !oftenAdjective.has(verb) && readDeed(sentence, stillHolds)?.opening.past === verb
  const isVerb = afterVerb.test(next) || isPast || (stillHolds && onlyVerbs.has(verb) && /^\p{Ll}/u.test(next))
  if (!isVerb || describing.has(verb)) return null
  // 'Organised and approachable assistant' tells what somebody is like
  if (/^and$/i.test(next) && !andVerb.test(rest)) return null
  if ((/[a-z]ed$/.test(verb) && !endsLikePast.has(verb)) || pastOnly.has(verb)) return `${verb}${rest}`
  if (!stillHolds) return null
  if (thirdForms.has(verb)) return `${verb}${rest}`
  // 'Chair of the committee', 'Repair and maintenance of lifts' and 'Support for 40 clinics' name a thing
  const conjugated =
    afterNoun.test(next) && !takesPreposition.has(`${verb} ${next.toLowerCase()}`) ? undefined : thirdPerson.get(verb)
  return conjugated === undefined || anotherVerb.test(rest) ? null : `${conjugated}${rest}`
}
