/** Where the head of an introduction ends: 'Hands-on store manager with ten years', 'Bilingual data analyst based in Halifax'. */
const endOfHead =
  /(?: (?:with|in|from|of|based|who|at|for|currently|and currently|called|having|speciali[sz]\w+|looking|working|trained)\b|[.;:(]|, (?=\d|\p{L}+ years))/u
/** How the name of a trade ends. */
const trade =
  /(?:[^o]er|or|ist|ant|ent|ian|tive|man|woman|eer|yst|nurse|chef|cook|clerk|graduate|midwife|architect|pilot|tutor|professional|apprentice|lead|head|host|hostess|chemist|welder|fitter)$/iu
const noTrade =
  /\b(?:center|year|per|over|under|after|other|either|government|management|department|development|environment|employment|equipment|experience|content|current|recent|different|customer|for)$/iu
/** A language or a country as an adjective keeps its capital: 'Irish-trained', 'Indian'. */
const ofCountry = /^\p{Lu}\p{Ll}+(?:ish|ian|ese|can|ench|utch|erman|reek|wiss)\b/u
const spelledOut = /^[AEFHILMNORSX](?=[\p{Lu}\d-])/u

/** A word of praise before a title is no part of it: 'Result oriented Quantity Surveyor'. */
const ofManner =
  /^(?:(?:results?|goals?|details?|customers?|self|solutions?|quality)(?:-(?:oriented|driven|focused|motivated))?|\p{L}{4,12}(?:ed|ing|ous|able|ful))$/iu

const articleFor = (word: string): string => {
  if (/^\p{Lu}{2}/u.test(word)) return spelledOut.test(word) ? 'an' : 'a'
  return /^(?:[aeio]|u(?!ni|se|sa|ro))/i.test(word) && !/^(?:one|eu)/i.test(word) ? 'an' : 'a'
}

/** The sentence by which somebody introduces themselves by their trade, told of them: 'Ciara is a hands-on store manager with ten years in retail.'; null for any other. */
export const asIntroduction = (text: string, owner: string): string | null => {
  const counted =
    /^(?:having|with|have) (?=(?:(?:over|more than|about|around|nearly|almost) )?\d{1,2}(?:\.\d)?\+? (?:years|yrs)\b[^,;]{0,200}$)/iu.exec(
      text,
    )
  if (owner !== '' && counted !== null) return `${owner} has ${text.slice(counted[0].length)}`
  const withArticle = /^an? (\p{L})/iu.exec(text)
  if (withArticle !== null) {
    const [, letter = ''] = withArticle
    const told = asIntroduction(text.replace(/^an? \p{L}/iu, letter.toUpperCase()), owner)
    return told === null ? null : `${owner} is ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
  }
  const head = text.slice(0, endOfHead.exec(text)?.index ?? 0)
  const [first = '', ...others] = head.split(' ')
  if (owner === '' || !/^\p{Lu}/u.test(first) || !trade.test(head) || noTrade.test(head)) return null
  if (/^(?:an?|the|i|we|my|our|this|as)$/iu.test(first) || /[.!?] \p{Lu}/u.test(head)) return null
  const isTitle = others.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) || /^\p{Lu}[\p{Lu}\d-]/u.test(first)
  const keeps = (isTitle && !ofManner.test(first)) || ofCountry.test(first)
  const said = keeps ? text : `${first.slice(0, 1).toLowerCase()}${text.slice(1)}`
  return `${owner} is ${articleFor(first)} ${said}`
}

const longestHeadline = 7
/** True for a sentence that names the trade, perhaps with a town, and says nothing else: 'Solar PV technician, Kumasi'. It answers nothing but what somebody is. */
export const namesOnlyTrade = (text: string): boolean => {
  const said = text.trim().replace(/[.!]$/, '')
  const head = said.slice(0, / (?:in|from|of|based|at|for)\b|,/u.exec(said)?.index ?? said.length)
  return said.split(/\s+/).length <= longestHeadline && !/\d/.test(said) && trade.test(head) && !noTrade.test(head)
}
