import type { FactOf } from '../facts/fact.ts'
import type { Context } from './context.ts'
import { numberOf } from './numbers.ts'

/** Deeds that move a figure. 'Took a batch from 200 grams to 2 tonnes' has two figures and moved none. */
const movingActs = new Set(['cut', 'grow', 'improve', 'replace', 'lead', 'solve', 'plan'])
const movingVerbs = new Set(['bring', 'drive', 'turn', 'make', 'get'])

const directionOf = (fact: FactOf<'change'>): 'down' | 'up' | null => {
  if (fact.from !== null && fact.to !== null) {
    const [from, to] = [numberOf(fact.from), numberOf(fact.to)]
    return from === null || to === null || from === to ? null : to < from ? 'down' : 'up'
  }
  const said = fact.statement ?? ''
  if (/\b(?:cut|reduc|lower|shorten|decreas|drop|fell|sav|down)/i.test(said)) return 'down'
  return /\b(?:increas|rais|grew|grow|boost|improv|lift|rose|expand|up)/i.test(said) ? 'up' : null
}

/** The way in which a change was brought about, as the sentence itself tells it: nobody is asked for what stands there. */
const tellsMeans =
  /\b(?:by \p{L}+ing|through|thanks to|after (?:\p{L}+ing|I|we|you)|using|with (?:a|an|the|new)|because)\b|: (?:we|I|now)\b|^(?:after|since|with|under) (?:the|an?|my|our) /iu

/** A range that somebody's work spans ('You manage projects from 30 to 3,500 participants'), which nothing has changed. */
const tellsScope =
  /^You (?:have )?(?:(?:currently|also|usually|mainly) )?(?:manag|lead|led\b|run|ran\b|handl|organi[sz]|plan|coordinat|supervis|oversee|oversaw|direct|serv|cover|work|deal|teach|taught|sell|sold|deliver|look)\p{L}*\b(?!.*\b(?:bring|brought|tak|took|turn|increas|reduc|cut|grow|grew|rais|rose|lower|improv|mov|went|fell|expand|scal|doubl|tripl|halv|up\b|down\b))/iu

/** Which questions fit a change, by its direction and by what the line tells of its cause. */
export const changeFamilies = (
  fact: FactOf<'change'>,
  deed: FactOf<'deed'> | undefined,
  context: Context,
): string[] => {
  const moved = deed === undefined || fact.by !== null || movingActs.has(deed.act) || movingVerbs.has(deed.verb)
  if (!moved || tellsScope.test(fact.statement ?? '')) return []
  const direction = directionOf(fact)
  const means = tellsMeans.test(deed?.text ?? fact.statement ?? '')
  // 'by pairing collections' was cut off: nobody is asked for it, and 'that' would stand for nothing
  if (means && !tellsMeans.test(fact.statement ?? '')) return context.junior ? ['change.junior'] : ['change.described']
  return [
    context.junior ? 'change.junior' : means ? 'change.means' : 'change',
    ...(direction === 'up' || (direction === 'down' && fact.from !== null) ? [`change.${direction}`] : []),
  ]
}
