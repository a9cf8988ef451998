import { words } from '../text/words.ts'

/** Words of a line that tells when, how long and under which contract somebody works, and nothing of what they do. */
const ofTerms = new Set(
  'a an and at by for from in of off on or per the to with day days daytime night nights evening evenings early late morning mornings weekend weekends holiday holidays working visa shift shifts rotating rotation rotational roster rota pattern system schedule duty work hour hours hrs hr h week weeks weekly month months monthly full part time fixed term temporary permanent seasonal contract basis overtime fifo live live-in live-out unpaid paid casual'.split(
    ' ',
  ),
)
/** Of these, the ones that name a term: 'the system' and 'per day' do not. */
const term =
  /\b(?:shifts?|duty|roster|rota|contract|visa|(?:full|part)[- ]time|fixed[- ]term|temporary|permanent|seasonal|overtime|fifo|live-(?:in|out)|unpaid|casual|weekends?|evenings?|nights?|working hours)\b/iu

/** How a job or its contract came to an end. */
const contractEnd =
  /^(?:(?:my|your|the|this|our) )?(?:(?:work|fixed[- ]term|temporary|employment) )?(?:contract|employment|position|post|assignment|job|role|placement)s? (?:(?:was|were|has|have|had|been|is|will|be) ){0,2}(?:end(?:ed|s|ing)?|finish(?:ed|es)|expire[ds]?|terminat\p{L}+|cancel\p{L}+|ran out|runs out|stopp?(?:ed|s)?|clos(?:ed|es)|cut|eliminated|abolished|not (?:renewed|extended|prolonged)|over\b)/iu
/** What came to an end by what nobody in the job could help. */
const endedByOthers =
  /\b(?:stopped|cancell?ed|ended|closed|suspended|interrupted|postponed|cut short|halted|discontinued|shelved) (?:by|due to|because of|owing to|after|when|as|on account of|during) (?:the |our |its |an? )?(?:\p{L}+ )?(?:covid\S*|corona\S*|pandemic|lockdowns?|war|invasion|earthquake|sanctions?|clients?|customers?|investors?|publisher|parent company|head office|insolvency|bankruptcy|funding|budget|government|elections?)\b/iu

/** When and where somebody could work. */
const availability =
  /^(?:availab(?:le|ility)\b(?! (?:of|management))|(?:I )?can (?:move|relocate|start)\b|(?:willing|ready|open|prepared|happy) to (?:move|relocate|travel|start|work (?:shifts|weekends|nights))\b|notice period\b)/iu

/** Whether a line, or what is said of it to the person, tells terms of employment or an end that others brought about, and nothing that somebody did. */
export const isTermOfWork = (said: string): boolean => {
  const line = said.replace(/^You (?:write|mention|list) /, '').replace(/[“”"]/gu, '')
  if (availability.test(line) || contractEnd.test(line) || endedByOthers.test(line)) return true
  const all = words(line)
  return term.test(line) && all.every((word) => ofTerms.has(word) || /^\d+\p{L}{0,3}$/u.test(word))
}
