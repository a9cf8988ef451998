import { goesOn } from '../facts/goes-on.ts'
import { namesPost } from '../facts/line-facts.ts'
import { statedMonth } from '../facts/months.ts'
import type { ResumeItem } from '../interviewer.ts'
import { isPersonTitle, titleName, withArticle } from './names.ts'
import { isJunior } from './subject.ts'

/** The trade that the first words of an overview name ('Pipe welder, TIG and stick'), with its article; null when they name none. */
export const tradeIn = (sentence: string): string | null => {
  const head = (
    sentence.split(
      /[,.;:(]|\s[–—-]\s|\s(?:with|who|in|for|and|at|from|of|between|turned|looking|seeking|after|since|on|to|by)\s/,
    )[0] ?? ''
  )
    .replace(/^(?:I am|I'm) an? |^an? /i, '')
    .replace(
      /^(?:(?:highly|very|a|an|young|recent|experienced|motivated|dedicated|passionate|energetic|reliable|ambitious|skilled|qualified|registered|certified|creative|enthusiastic|hard-?working|dynamic|self-taught|detail-oriented|results-driven|hands-on|bilingual|trilingual|compassionate|caring|friendly|organi[sz]ed|approachable|patient|proactive|versatile|dependable|conscientious|resourceful|adaptable|committed|accomplished|seasoned|innovative|analytical|curious|calm|and) )+/i,
      '',
    )
    .trim()
  const name =
    namesPost(head) || /(?:er|or|ist|ian|ant|man|woman|nurse|clerk|cook|chef|midwife)$/.test(head)
      ? titleName(head)
      : null
  if (
    name === null ||
    // 'Punjabi–English interpreter' would be cut in its middle
    /\p{L}[–—/|]\p{L}/u.test(head) ||
    name.split(' ').length > 4 ||
    /^(?:from|former|formerly|previously|once|ex|want)\b/i.test(name) ||
    // a degree is no trade: 'Bachelor of Commerce graduate'
    /\b(?:bachelor|master['’]?s?|degree|graduate|student)$/i.test(name) ||
    isJunior(name) ||
    // of what somebody is the head stands after 'of'
    /^(?:head|director|manager|chief|lead|officer|assistant|leader|member|president|vice[- ]president|partner)$/i.test(
      name,
    )
  )
    return null
  return withArticle(name)
}

/** The month in which a job ended, a later one being larger; what goes on is last. */
const endOf = (item: ResumeItem): number => {
  if (item.section !== 'experience') return 0
  if (goesOn(item.content.end_date) && (item.content.start_date ?? '').trim() !== '') return Number.POSITIVE_INFINITY
  return statedMonth(item.content.end_date ?? null)?.month ?? 0
}

/** The title of the job that goes on, or that ended last; null when a resume has none. */
export const latestTitle = (items: readonly ResumeItem[]): string | null => {
  const [latest] = items
    .filter(({ section }) => section === 'experience')
    .map((item) => ({ item, end: endOf(item) }))
    // among those that end together the first of the resume is the latest
    .toSorted((a, b) => (a.end === b.end ? 0 : b.end - a.end))
  return latest?.item.section === 'experience' ? (latest.item.content.title ?? null) : null
}

/** So many letters of a word are the same in its other forms ('planner', 'planning'). */
const stem = 5
const wordsOf = (title: string): string[] =>
  (title.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((one) => one.slice(0, stem))

/** Titles of one word that mean other things in every branch: what they are one of, only the jobs tell. */
const anyBranch =
  /^an? (?:planner|officer|second officer|controller|coordinator|operator|technician|specialist|analyst|consultant|executive|engineer|administrator|associate|agent|representative|supervisor|advis[eo]r|designer|inspector|trainer|producer|instructor|scheduler|dispatcher|buyer|developer|researcher)$/i

/**
 * Whether the jobs of a resume bear out the title that an overview names. One that says its branch by itself stands on its own ('museum curator'); of a 'planner' a
 * job must be one.
 */
export const isBorneOut = (title: string, items: readonly ResumeItem[]): boolean => {
  const titles = items.flatMap((item) => (item.section === 'experience' ? [item.content.title ?? ''] : []))
  if (!anyBranch.test(title) || titles.every((one) => one === '')) return true
  const own = wordsOf(title.replace(/^an? /i, '')).at(-1) ?? ''
  return titles.some((one) => wordsOf(one).includes(own))
}

/** How somebody works, and nothing of what: who is between two posts calls themselves so. */
const formOfWork = /^(?:freelancer?|(?:independent|freelance|self-employed) (?:consultant|contractor)|contractor)$/i

/** The title by which the trade of an overview is known: that which it names, as far as the jobs bear it out, or that of the latest job. */
export const titleOfOverview = (named: string | null, items: readonly ResumeItem[]): string | null => {
  if (named !== null && isBorneOut(named, items)) {
    const own = named.replace(/^an? /, '')
    // a 'planner' whose jobs were those of an event planner is one of these
    const fuller = anyBranch.test(named)
      ? items.flatMap((item) => (item.section === 'experience' ? (titleName(item.content.title ?? null) ?? []) : []))
      : []
    return fuller.find((title) => title.includes(' ') && title.endsWith(own)) ?? own
  }
  const latest = latestTitle(items)
  const name = titleName(latest)
  return latest === null || name === null || isJunior(latest) || !isPersonTitle(name) || formOfWork.test(name)
    ? null
    : name
}

/** Where an overview goes on to what its writer likes, wants or studies: none of it is work that they have done. */
const noWork =
  /(?:,? and|,| with)? (?:(?:an? |my )?(?:(?:strong|keen|particular|special|deep|growing|great|genuine) ){0,2}interest in|interested in|with an? (?:major|minor|degree|specialisation|specialization)|major(?:ing|ed)? in|degree in|graduat(?:e|ed|ing) in|studying|looking (?:for|to)|seeking|hoping (?:for|to)|aiming (?:for|to)|eager to|keen to|open to|available (?:for|to)|wants? to|would like to)\b[^.;:]*/giu
const opensSo =
  /^(?:(?:I am |I'm |now |currently )?(?:interested in|studying|looking (?:for|to)|seeking|hoping|aiming|eager to|keen to|open to|available (?:for|from|to))|to (?:work|obtain|secure|join|pursue|gain|use|be)|(?:I )?(?:want|would like|wish|hope|plan)s? to|(?:during|in|through|throughout) (?:my|the) (?:studies|degree|course|master))\b/i

/** Where an overview tells what its writer did before ('first at the front desk of a dental practice and now …'): that is no matter of their work today. */
const formerly =
  /(?:^|[,(–—-] ?|\b(?:and|who|that) )(?:I )?(?:first (?:at|in|as|for|with|on)|former(?:ly)?|previously|before that|ex[- ]|once|started(?: out)? (?:as|in|on|at|with)|began (?:as|at|in)|trained as|came (?:to [\p{L} ]{3,30} )?(?:from|by way of)|(?:after|following) (?:\p{L}+|\d+) (?:years|seasons) (?:of|in|as|at|on))\b.*?(?=\b(?:and |but )?(?:(?:is|am) )?(?:now|then|today|currently)\b|[.;:]|$)/giu

/** What of a sentence of an overview tells work: without interests, wishes, studies and former trades; empty when it tells nothing else. */
export const workIn = (sentence: string): string =>
  opensSo.test(sentence.trim()) ? '' : sentence.replace(noWork, '').replace(formerly, ' ')

/** Titles of those who run a plant or a firm. */
const runner =
  /\b(?:(?:operations?|plant|general|factory|production|regional|area|district|business|managing) (?:manager|director|executive|head)|chief \p{L}+ officer|vice president|VP|C[EOFTI]O)$/iu

/** Whether a title is that of somebody who runs a plant or a firm; their assistant does not. */
export const runsThings = (title: string): boolean =>
  runner.test(title.split(/[,(–]| (?:to|for|of|at|in) /)[0]?.trim() ?? '')
