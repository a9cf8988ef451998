import type { Fact, FactOf } from '../facts/fact.ts'
import { isForeign } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { achievementSubjects } from './achievement-subjects.ts'
import { bankSubjects, withoutQuestions } from './bank/name-questions.ts'
import type { Context } from './context.ts'
import { degreeSubjects } from './degree-subjects.ts'
import { isDenied } from './denied.ts'
import { withKnownPost } from './known-post.ts'
import { isLanguage, languageSubjects, spokenTool } from './language-subjects.ts'
import { listSubjects } from './list-subjects.ts'
import { lowerFirst } from './names.ts'
import { numberOf } from './numbers.ts'
import { isOverPost, roleSubjects } from './role-subjects.ts'
import { recordIn } from './self-subjects.ts'
import { skillKind } from './skill-kinds.ts'
import { skillSubjects } from './skill-subjects.ts'
import { named, type Subject } from './subject.ts'
import { toolSubjects } from './tool-subjects.ts'
import { weights } from './weights.ts'

/** So many years change a trade; of fewer, and of those in a former one ('came from three years in a shop'), nobody is asked what has changed. */
const fewestYears = 8
const formerYears = /\b(?:from|after|before|first|former\p{L}*|previous\p{L}*|spent|until|came|taught)\b[^.;]{0,30}$/iu
const tellsCareer = (years: string, text: string): boolean => {
  const count = numberOf(years.replace(/^(?:more than|over|nearly|almost|about|around|some|well over) /i, ''))
  return count !== null && count >= fewestYears && !formerYears.test(text.slice(0, text.indexOf(years)))
}

/** Who leads others or competes in their free time is asked about that. */
const striving =
  /\b(?:captain|coach\p{L}*|train(?:er|ing others)|lead(?:er|ing|s)?|organi[sz]\p{L}+|chair\p{L}*|president|secretary|treasurer|referee|umpire|teach\p{L}*|compet\p{L}+|champion\p{L}*|league|tournaments?|races?|marathons?|triathlons?|ultras?|medal\p{L}*|black belt|national|regional|squad|perform\p{L}*|concerts?|exhibit\p{L}*|publish\p{L}*)\b/iu
/** A question about a hobby that leads back to work. */
const aboutWork = /\b(?:at work|working (?:day|week)|your (?:work|job)|you work|colleagues)\b/i

/** The clause of a text in which a name stands. */
const clauseWith = (name: string, text: string): string =>
  text.split(/[,;.\n]/).find((clause) => clause.includes(name)) ?? name

/** What may be asked about something that the resume names: a skill, a tool, a project, a prize, a degree, a language. */
export const nameSubjects = (fact: Fact, context: Context): Subject[] => {
  switch (fact.kind) {
    case 'tool':
      // a language is spoken, and no tool
      return isLanguage(fact.name) ? spokenTool(fact, context.item) : toolSubjects(fact, context)
    case 'skill':
      return skillSubjects(fact, context)
    case 'post':
    case 'project':
      return withKnownPost(
        roleSubjects(fact, context),
        context.item,
        isOverPost(context),
        [...context.sentences.values()].flat().some((one) => one.kind === 'deed'),
      )
    case 'list':
      return listSubjects(fact, context)
    case 'prize':
    case 'certificate':
    case 'talk':
    case 'publication':
    case 'patent':
    case 'result':
      return achievementSubjects(fact, context)
    case 'degree':
      return degreeSubjects(fact.field, context)
    case 'thesis':
      return named('thesis', ['thesis'], { topic: fact.topic }, weights.thesis, { most: 2 })
    case 'language':
      return languageSubjects(fact, context.item)
    case 'interest': {
      const known = bankSubjects(fact.name, ['interest'], 'interest', weights.interest, context)
      const strives = striving.test(clauseWith(fact.name, wholeText(context.item)))
      // one hobby is enough for a conversation about work, and how a hobby is pursued says little of that
      if (known.length > 0)
        return withoutQuestions(known, (question) => !strives && !aboutWork.test(question)).map((subject) => ({
          ...subject,
          most: 1,
        }))
      if (!strives) return []
      return named('interest', ['interest'], { name: lowerFirst(fact.name) }, weights.interest, { most: 1 })
    }
    case 'claim':
      return claimSubject(fact, context.item)
    case 'remark':
      if (
        isDenied(fact.remark) ||
        statesWish.test(fact.remark) ||
        /^I(?: am|['’]m) an? /i.test(fact.remark) ||
        isForeign(fact.remark) ||
        // of three things in one sentence 'that' is none
        /,[^,]+,(?: and)? (?!but|not|so|which|who)/.test(fact.remark) ||
        // what somebody is willing to do is a condition of work
        /^(?:I am |I'm )?(?:happy|willing|keen|glad|ready|prepared|free|open) (?:to|on|for)\b/i.test(fact.remark) ||
        /^(?:(?:fully |state[- ])?(?:trained|based|registered|qualified|certified|licensed|chartered|educated|born)|(?:full )?member|fellow|holds?)\b/i.test(
          fact.remark,
        ) ||
        // a remark that is cut at a comma between two adjectives ('into accessible, fast pages') says half
        /(?:ible|(?<!t)able|ful|ous)$/i.test(fact.remark)
      )
        return []
      return named(
        `${fact.span.field} ${fact.sentence}`,
        [remarkFamily(fact)],
        { remark: fact.remark },
        fact.plain ? weights.plainRemark : weights.remark,
        { most: 2 },
      )
    case 'years':
      // '19 year' is said so by nobody
      if (!/s['’]?$/.test(fact.years)) return []
      if (!tellsCareer(fact.years, wholeText(context.item))) return []
      return named('years', ['years'], { years: fact.years.toLowerCase().replace(/['’]$/, '') }, weights.years, {
        most: 1,
        stock: true,
      })
    case 'profile':
      return [
        ...['path', 'taste', 'others', 'ahead'].flatMap((topic) =>
          named(topic, [`profile.${topic}`], {}, weights.profile, { most: 1, stock: true }),
        ),
      ]
    default:
      return []
  }
}

/** Praise of oneself: asked about by its kind ('strong people skills'), or as it stands. */
const claimSubject = ({ claim, sentence }: FactOf<'claim'>, item: ResumeItem): Subject[] => {
  const kind = skillKind(claim)
  const praise = lowerFirst(claim)
  if (/\brecord$/i.test(claim))
    // what the record is one of is asked about instead (`selfSubjects`)
    return recordIn(wholeText(item)) === null
      ? named(`claim ${sentence}`, ['claim.record'], { claim: `a ${praise}` }, weights.claim, { most: 1 })
      : []
  return named(
    `claim ${sentence}`,
    [kind ?? 'claim'],
    { claim: praise, name: praise, told: `You write of “${praise}”` },
    weights.claim,
    { most: 1 },
  )
}

/** What somebody would like is a wish, and no liking. */
const statesWish = /\b(?:would|['’]d) like\b|\b(?:hoping|wanting|looking|aiming) (?:to|for)\b/i

/** What a remark is: a liking, a gift, a rule that its writer keeps to, or neither. */
const remarkFamily = ({ remark, plain }: FactOf<'remark'>): string => {
  if (plain && !/\b(?:I|my)\b|\bfirst\b.*\b(?:second|last|then|where)\b/.test(remark)) return 'remark.plain'
  if (/\b(?:like|likes|love|loves|enjoy|enjoys|happy|happiest|favourite|keen on)\b/i.test(remark))
    return 'remark.liking'
  if (/^(?:can|able to)\b/i.test(remark)) return 'remark.gift'
  if (/^I(?: have|['’]ve)? (?:know|known|done|held|stood|seen) /i.test(remark)) return 'remark.known'
  // what was once is no rule, and of a fragment without a verb nobody knows whether it is one
  if (
    !/^(?:before|after) that\b|\b(?:came|grew|began|started|was|were|worked|cooked|spent|taught|went|had|became|trained)\b|^(?:always|never|only) (?:with|in|at|on|by) |\bmore of\b/i.test(
      remark,
    ) &&
    /\b(?:always|never|rather|before|prefers?|every|everyone|nobody|only|trusts?|without|instead|than)\b/i.test(remark)
  )
    return 'remark.rule'
  return plain ? 'remark.plain' : 'remark'
}
