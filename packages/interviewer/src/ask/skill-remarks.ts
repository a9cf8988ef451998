import { isForeign } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { isDenied } from './denied.ts'
import { knowsLittle } from './level.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** A number of things made or done: 'about 400 made', '70 so far'. */
const counted =
  /^(?:(?:about|around|over|more than|some|nearly|roughly) )?\d[\d,.]{0,8}\+? (?:[\p{L}-]+ )?(?:so far|made|done|built|written|cases|jobs|pieces|to date|completed|delivered|run|led|held|performed|fitted|installed|repaired|edited|translated|designed|organi[sz]ed|installations|repairs|interviews|events|trials|projects|translations|inspections)$/iu
/** Who speaks of themselves tells something; what they say of their level or of others is no story. */
const own =
  /^(?:I|we) (?!(?:do|use|like|love|know|can|speak|read|understand|work|am|have|prefer|only)\b)[\p{L}’']+ \p{L}/u
/** What happened has a story; what is held or known has none. */
const happened =
  /^(?:I|we) (?:[\p{L}]+ed|lost|won|went|came|became|began|gave|built|found|made|sold|cut|left|was|were|took|fell|taught|grew|ran|broke|saw|got|brought|wrote) /iu
const fewestWords = 4
const mostWords = 14

/** What the remark on a skill or tool gives to ask about: a number of things or a story. */
export const skillRemarks = (item: ResumeItem, name: string): Subject[] => {
  if ((item.section !== 'skills' && item.section !== 'technical') || knowsLittle(item)) return []
  const text = (item.content.description ?? '').trim()
  if (text === '' || isForeign(text) || /\blanguages?\b/i.test(name)) return []
  const parts = text.split(/[,;.]\s|[.;]$/).map((part) => part.trim())
  const count = parts.find((part) => counted.test(part))
  const remark = text
    .split(/[;.]\s|[.;]$/)
    .map((part) => part.trim())
    .find((part) => {
      const words = part.split(/\s+/).length
      return (
        own.test(part) &&
        happened.test(part) &&
        !isDenied(part) &&
        words >= fewestWords &&
        words <= mostWords &&
        !/["“”()]/.test(part)
      )
    })
  return [
    ...(count === undefined ? [] : named('remark', ['skill.count'], { name, count }, weights.remark, { most: 1 })),
    ...(remark === undefined
      ? []
      : named('remark', ['skill.own'], { name, remark: remark.trim() }, weights.remark, { most: 1 })),
  ]
}
