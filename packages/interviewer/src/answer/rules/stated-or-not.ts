import type { Doc } from '../build-index.ts'
import type { ReadQuestion } from '../read-question.ts'

/**
 * Matters that a resume states in these words or not at all, with how they are asked for: what shares another word with the question
 * ('references' in a database, 'band' as a choir) is no answer. From handbooks of recruiting. `ofJobs` is what a job must say
 * instead, where its duties are full of the same words ('replacements at short notice', 'start of each term'). `ofAnswers` is the same of a
 * released answer.
 */
const matters: { asked: RegExp; stated: RegExp; ofJobs?: RegExp; ofAnswers?: RegExp }[] = [
  {
    asked:
      /\b(?:salar(?:y|ies)|remuneration|wages?|gross(?! (?:npa|margins?|profits?|sales|tonn\w*|values?|area|revenue|weight))|ctc|pay (?:expectation|expected|range|band|idea|grade)|(?:expected|desired|current) (?:pay|package|comp(?:ensation)?)|comp(?:ensation)? (?:expectation|range|idea)|day rate|hourly rate|(?:bonus|base|package) expect\w*|what (?:does|is|are|do) (?:he|she|they|you) (?:currently |now )?(?:cost|earn|earning|make|making|paid|on now|on today)|ote)\b/,
    // What a contract is worth is nobody's pay
    ofJobs:
      /\b(?:salar(?:y|ies)|remuneration|wages?|gross (?:pay|salary)|bonus|commission|day rate|hourly|per (?:annum|hour|day|month|year)|an? (?:year|month|hour|day|shift)|earn(?:ed|ing|ings)?|fixed|ote)\b/,
    stated:
      /\b(?:salar(?:y|ies)|remuneration|wages?|gross|pay|compensation|bonus|day rate|hourly|per annum|a year|package|earn\w*|fixed|£|€|\$|(?:usd|eur|gbp|chf|cad|aud|nzd|sek|nok|dkk|pln|czk|huf|inr|jpy|cny|sgd|zar|brl|mxn|aed) ?\d)/,
  },
  {
    asked:
      /\b(?:notice period|period of notice|weeks?'? notice|months?'? notice|termination (?:period|notice)|resignation period|(?:when|how soon|earliest) (?:can|could|would) (?:he|she|they|you) (?:start|join|begin))\b|\bnotice\b(?! boards?)/,
    // Notice that was given once says nothing of today
    ofAnswers:
      /(?<!\b(?:gave|given|worked|served) (?:\S{1,12} ){0,4})\bnotice\b|\b(?:available|availability|immediately|(?:can|could|able to|ready to) (?:you )?(?:start|begin|join)|free|under contract|(?:contract|post|job) (?:ends|ending|runs? until))\b/,
    ofJobs:
      /\b(?:notice period|period of notice|(?:weeks?|months?)['’]? notice|under notice|resign\w*|available (?:from|immediately|at once|now)|(?:contract|post|job) (?:ends|ending|runs? until))\b/,
    stated:
      /\b(?:notice|available|availability|resign\w*|immediately|from \w+|start|end of (?:the )?(?:month|quarter)|weeks?|months?|days)\b/,
  },
  {
    // 'Full column' is no full time
    asked:
      /^(?!.*\b(?:wfh|remote\w*|home|office)\b).*\b(?:full|part)[- ]?time\b(?! (?:job|work|experience|student|course|stud|role|post|position|staff))/,
    stated: /\b(?:full|part)[- ]?time|\bhours?\b|\bdays? (?:a|per|each) week|\b\d[ -]days?\b|\bfte\b/,
  },
  {
    // 'leak checks' and 'in-process checks' are checks of another kind
    asked:
      /\b(?:(?:background|police|criminal(?: record)?s?|dbs|crb|credit|security) (?:checks?|clearance|vetting)|drugs? (?:test|screen)\w*)\b/,
    stated:
      /\b(?:police|criminal|dbs|crb|pvg|background|credit|vett\w+|clear(?:ed|ance)|disclosure|drugs?|screened|screening)\b/,
  },
  {
    asked:
      /\b(?:what|which|how much|current) comm?iss?ions?\b|\bon (?:a )?commission\b|\bcommission (?:rate|split|structure|plan)\b/,
    stated: /\bcommissions?\b/,
  },
  {
    asked: /\b(?:references?|referees?|vouch)\b(?! (?:data|books?|number|lab\w*|standards?|architecture))/,
    stated: /\b(?:references?|referees?|vouch|recommend\w*|call|ring|ask)\b/,
  },
  {
    asked: /\b(?:non-?compete|non-?competition|restrictive covenant|garden(?:ing)? leave|competition clause)\b/,
    stated:
      /\b(?:non-?compet\w*|covenants?|garden(?:ing)? leave|competition clause|compet\w* .{0,40}(?:months?|clause|contract))\b/,
  },
  {
    asked:
      /\b(?:links?|urls?|web ?site|home ?page|online profile)\b.{0,30}\b(?:github|gitlab|portfolio|work|profile|case studies|repo\w*|linkedin|page)\b|\b(?:github|gitlab|portfolio|behance|dribbble) (?:link|url|account|page|handle|profile)\b/,
    stated: /\b(?:github|gitlab|behance|dribbble)\.(?:com|io)|\bportfolio\b|\bweb ?site\b|https?:/,
  },
  {
    asked:
      /\b(?:other (?:offers?|applications?|interviews?|processes)|interview(?:ing)? elsewhere|interview processes)\b/,
    stated: /\b(?:other (?:offers?|applications?|interviews?|compan\w+)|interview\w*|offers?|talks with|in process)\b/,
  },
]

/** True when the question is after such a matter and the evidence does not state it. */
export const lacksMatter = ({ plain }: ReadQuestion, doc: Doc): boolean =>
  matters.some(({ asked, stated, ofJobs, ofAnswers }) => {
    const ofKind = doc.kind === 'experience' ? ofJobs : doc.kind === 'answer' ? ofAnswers : undefined
    const needed = ofKind ?? stated
    return asked.test(plain) && !needed.test(doc.text)
  })
