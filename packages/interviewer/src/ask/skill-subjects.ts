import type { FactOf } from '../facts/fact.ts'
import { isForeign } from '../facts/wording.ts'
import { languages } from '../facts/words/plain-lists.ts'
import { bankSubjects } from './bank/name-questions.ts'
import type { Context } from './context.ts'
import { isDenied } from './denied.ts'
import { hasNotUsed, isHobby, isLongAgo, knowsLittle } from './level.ts'
import { isPlainPlural, lowerFirst, nameInSentence } from './names.ts'
import { sentenceWith } from './sentence-with.ts'
import { skillKind } from './skill-kinds.ts'
import { skillRemarks } from './skill-remarks.ts'
import { named, type Subject, titleOf } from './subject.ts'
import { isFieldOfTexts, textSubjects } from './text-trades.ts'
import { isEveryday, isGrouped } from './tool-subjects.ts'
import { maxPerBareName, weights } from './weights.ts'

/** Those who work on cases of the law. */
const lawyers =
  /\b(?:law|legal|lawyer|attorney|solicitor|barrister|advocate|counsel|paralegal|notary|judge|magistrate|prosecutor|jurist|court|conveyanc\p{L}+)\b/iu
const knowledgeOf = /^(?:\p{L}+ )?(?:knowledge|understanding|command|grasp) (?:of|in) /iu
const languageNames = new Set(languages)

/** What may be asked about a skill: by its name, by a sentence that shows it, or by its kind. */
export const skillSubjects = (fact: FactOf<'skill'>, context: Context): Subject[] => {
  const { items } = context
  // 'strong knowledge of employment law' is about the law
  const name = nameInSentence(fact.name.replace(knowledgeOf, ''))
  if (
    context.item.section === 'skills' &&
    isGrouped(context.item.content.description ?? '') &&
    isEveryday(fact.name, titleOf(context.item, items))
  )
    return []
  // a language of which one says to have little is none to ask about
  if (name === null || (languageNames.has(name.toLowerCase()) && knowsLittle(context.item))) return []
  if (isHobby(context.item)) return []
  if (context.item.section === 'skills' && hasNotUsed(context.item) && fact.name === context.item.content.name)
    return named('name', ['tool.unused'], { name }, weights.skill, { most: 1 })
  if (isLongAgo(context.item) && context.item.section === 'skills' && fact.name === context.item.content.name)
    return named('name', ['tool.past'], { name: lowerFirst(name) }, weights.skill, { most: 1 })
  // 'reading faults, not programming new': who says how little they do is asked how far they get
  if (context.item.section === 'skills' && knowsLittle(context.item) && fact.name === context.item.content.name)
    return named(
      'name',
      ['skill.limited'],
      { name: fact.soft || fact.trait ? name.toLowerCase() : name },
      weights.skill,
      { most: 1 },
    )
  const title = titleOf(context.item, items)
  if (title !== null && !fact.soft && !fact.trait && skillKind(fact.name) === null && isFieldOfTexts(fact.name, title))
    return textSubjects(name, title)
  const known = bankSubjects(fact.name, ['skill', 'tool'], 'name', weights.knownName, context)
  const used = sentenceWith(fact.name, items)
  const remarks =
    fact.name === (context.item.section === 'skills' && context.item.content.name)
      ? skillRemarks(context.item, name)
      : []
  const plain = fact.soft || fact.trait ? name.toLowerCase() : name
  const cited =
    used === null || isPlainPlural(fact.name)
      ? []
      : named('used', ['usedAt.skill'], { name: plain, said: used.said }, weights.used, { most: 1 })
  if (known.length > 0) return [...remarks, ...known]
  const kind = skillKind(fact.name)
  const weight = fact.proved ? weights.provedSkill : weights.skill
  const inside = /\s/.test(plain) && kind !== 'skill.clinical' ? plain : lowerFirst(plain)
  // the cases of a law are its lawyers'
  if (kind === 'skill.law' && !lawyers.test(title ?? ''))
    return [
      ...remarks,
      ...cited,
      ...named('name', ['skill.lawBeside'], { name: inside }, weight, { past: false, most: 1 }),
    ]
  if (kind !== null)
    return [
      ...remarks,
      ...cited,
      ...named('name', [kind], { name: inside, told: `You list ${inside}` }, weight, {
        most: maxPerBareName,
        stock: fact.proved,
      }),
    ]
  // of what others do in one's place, one is no judge of beginners
  const ofItem = context.item.section === 'skills' && fact.name === context.item.content.name
  const denied = ofItem && isDenied((context.item.section === 'skills' && context.item.content.description) || '')
  const other = denied ? null : skillFamily(fact)
  return [
    ...remarks,
    ...cited,
    ...(other === null
      ? []
      : named(
          'name',
          [other],
          {
            name:
              (other.startsWith('craft') && !/\s/.test(plain)) || /^\p{Lu}\p{Ll}+ing\s/u.test(plain)
                ? lowerFirst(plain)
                : plain,
          },
          weight - 1,
          { most: 1, stock: fact.proved },
        )),
  ]
}

const skillFamily = ({ name }: FactOf<'skill'>): string | null => {
  if (isForeign(name) || /\ben\b|[ñáéíóúçãõßäöü]/i.test(name)) return null
  if (/^(?:working|dealing|communicating|collaborating|cooperating) with /i.test(name)) return 'practice.with'
  if (/^(?:train|teach|coach|show|mentor|instruct|onboard|tutor|induct)ing \p{L}/iu.test(name) && !/ and /.test(name))
    return 'practice.teaching'
  if (/^(?:present|explain|talk|speak|writ|report|communicat)ing (?:\p{L}+ ){0,3}(?:to|for|with) \p{L}/iu.test(name))
    return 'practice.telling'
  // 'handling complaint got difficult' lacks an article
  if (/^\p{L}+ing \p{L}/u.test(name) && !/ and /.test(name)) return several.test(name) ? 'practice.doing' : null
  // one word may be a field of any size ('Finance'), unless it is what somebody does ('Grafting')
  if (/^[^\d&/+]+$/.test(name) && craftEnding.test(name.trim()) && (/\s/.test(name) || /ing$/.test(name)))
    return finding.test(name) ? 'craft.finding' : 'craft'
  return null
}
const several =
  /[^s]s$|\b(?:the|an?|my|our|your)\b|\b(?:people|children|cattle|sheep|livestock|equipment|machinery|food|water|staff|stock|data|furniture|software|timber|bread|fish|cash|money|traffic)$/i
const finding = /(?:assessment|analysis|research|diagnos[ei]s|diagnostics|evaluation|examination|investigation)$/i
const craftEnding =
  /(?:ing|tion|ment|ship|ance|sis|ry|care|design|work|control|preparation|repair|service|cutting|analysis|research|management)$/i
