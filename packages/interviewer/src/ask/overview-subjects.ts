import { isLabelled, whySilent } from '../facts/line-facts.ts'
import { piecesOf } from '../facts/pieces.ts'
import { isForeign } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { findTitle } from './bank/find-title.ts'
import { clausesOf, sayClause } from './clauses.ts'
import { isDenied } from './denied.ts'
import { withArticle } from './names.ts'
import { isBorneOut, titleOfOverview, tradeIn } from './overview-trade.ts'
import { selfSubjects, wishedJob } from './self-subjects.ts'
import { skillKind } from './skill-kinds.ts'
import { stanceSubjects } from './stance-subjects.ts'
import { named, type Subject } from './subject.ts'
import { themesIn } from './themes/themes.ts'
import { mostPerKnownName, weights } from './weights.ts'
import { isWish, wishIn } from './wishes.ts'

/** The most sentences of an overview that are looked at. */
const mostSentences = 8
/** The longest of them, in characters. */
const longestSentence = 600

/** What people call themselves, the riskiest first: whoever calls himself a leader is asked about that. */
const traits =
  'natural leader|born leader|fast learner|quick learner|team player|problem solver|good listener|calm|creative|resourceful|persuasive|diplomatic|proactive|resilient|flexible|adaptable|organised|organized|reliable|patient|hard-working|hardworking|motivated|ambitious|energetic|dynamic|enthusiastic|friendly|detail-oriented'.split(
    '|',
  )
const kindOfTrait: Readonly<Record<string, string>> = {
  'natural leader': 'leadership',
  'born leader': 'leadership',
  'team player': 'teamwork',
  'problem solver': 'problemSolving',
  'good listener': 'communication',
  calm: 'pressure',
  hardworking: 'reliability',
}

/** A trait that someone claims for themselves, not one of their care or their agency ('patient care'). */
const traitIn = (sentence: string): { family: string; opening: string } | null => {
  for (const trait of traits) {
    const own = new RegExp(
      String.raw`(?:^|, |and |\bam (?:an? )?|\bas an? |^an? )${trait}(?=$|[,.;]| and | (?:\p{L}+ ){0,2}(?:\p{L}+(?:er|or|ist|ian|ant|nurse|graduate|student|professional))\b)`,
      'iu',
    )
    if (!own.test(sentence)) continue
    const family = kindOfTrait[trait] ?? skillKind(trait)
    if (family === null) continue
    return {
      family,
      opening: `You call yourself ${/ (?:leader|learner|player|solver|listener)$/.test(trait) ? 'a ' : ''}${trait}`,
    }
  }
  return /\bwork(?:ing|s)? (?:well )?under pressure\b/i.test(sentence)
    ? { family: 'pressure', opening: 'You write that you work well under pressure' }
    : null
}

/**
 * What may be asked of the words with which people introduce themselves: their trade, its matters, and what they call themselves. Who tells of a turn
 * of their career (`turns`) is asked about that, and not what anybody of the trade is.
 */
export const overviewSubjects = (item: ResumeItem, items: readonly ResumeItem[], turns: boolean): Subject[] => {
  if (item.section !== 'overview') return []
  const pieces = piecesOf('text', item.content.text)
    .slice(0, mostSentences)
    .filter(({ text }) => text.length <= longestSentence && whySilent(text, true) === null && !isForeign(text))
  // a declaration or a list of one's data introduces nobody
  if (pieces.every(({ text }) => isLabelled(text))) return []
  const stated = tradeIn(pieces[0]?.text ?? '')
  const title = stated !== null && isBorneOut(stated, items) ? stated : null
  // who has just begun has no first year to look back on
  const begins =
    /\b(?:graduat\w*|newly|recently|trainee|apprentice|student|first job|out of \p{Lu}|since (?:\p{L}+ )?20\d\d|(?:first|second|third)[- ]year)/u.test(
      item.content.text,
    )
  const trade =
    title === null
      ? []
      : named(
          'self',
          begins ? ['self.eye'] : ['self.eye', 'self.care'],
          { title, plain: title.replace(/^an? /, '') },
          weights.selfTrade,
          { past: false, most: 1, stock: true },
        )
  const post = begins && title === null ? null : titleOfOverview(stated, items)
  const self = selfSubjects(
    pieces.map(({ text }) => text),
    title ?? (stated === null || post === null ? null : withArticle(post)),
    items,
  )
  const stance = stanceSubjects(pieces.map(({ text }) => text))
  const known = post === null || turns ? null : findTitle(post, item, items)
  return [
    ...(known === null
      ? []
      : named('post', [`name.${known.row}`], {}, weights.knownPost, {
          past: false,
          // what is told of oneself comes before what anybody of the trade is asked
          most: self.length + stance.length > 0 ? 1 : mostPerKnownName,
          likelihood: known.likelihood,
        })),
    ...self,
    ...stance,
    // what fits anybody of a trade is asked where nobody knows what is asked of just that one
    ...(known === null ? trade : []),
    ...pieces.flatMap(({ text }, sentence): Subject[] => {
      const trait = traitIn(text)
      const clauses = clausesOf(text).flatMap((clause) => sayClause(clause, true)?.said ?? [])
      const said = sentence === 0 && title !== null ? [`You are ${title}`, ...clauses.slice(1)] : clauses
      const job = wishedJob(text, items)
      const wish = job === null ? wishIn(text) : null
      // What somebody looks for, they do not do yet.
      const themed = (isDenied(text) || isWish(text) || sentence > 0 ? [] : said)
        // what is quoted, or done besides, is no matter of the trade
        .filter((line) => /^You (?:are|were) /.test(line))
        .flatMap((line) => themesIn(line, { source: text }).map((theme) => ({ theme, line })))
        .filter(({ theme }, at, all) => all.findIndex((other) => other.theme === theme) === at)
        .slice(0, 2)
      return [
        ...(job === null
          ? []
          : named('wish', [job.first ? 'wish.first' : 'wish.job'], { role: job.role }, weights.turn, {
              past: false,
              most: 1,
            })),
        ...(wish === null ? [] : named('wish', ['wish'], { wish }, weights.turn, { past: false, most: 1 })),
        ...(trait === null
          ? []
          : named('trait', [trait.family], { told: trait.opening, name: trait.opening }, weights.trait, {
              most: 1,
            })),
        ...themed.flatMap(({ theme, line }) =>
          named(`trade ${sentence}`, [theme], { said: line, brief: line }, weights.selfTheme - sentence * 0.1, {
            past: false,
          }),
        ),
      ]
    }),
  ]
}
