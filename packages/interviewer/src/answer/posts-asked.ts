import { terms, words } from '../text/words.ts'
import type { ReadQuestion } from './read-question.ts'

const titleEnd =
  /(?:er|or|ist|ian|ant|man|woman|chef|nurse|lead|head|chair|clerk|cook|coach|judge|guard|pilot|intern|apprentice|trainee|president|captain|agent|architect|professor|dean|executive|principal|doctor|mistress|master|matron)$/
/** Posts by their first letters. */
const byInitials = /^(?:c[a-z]o|chro|cmio|[es]?vp|gm|md)$/
/** Words that end so and name no post. */
const noTitle =
  /^(?:\p{L}*(?:ever|ther)|over|under|after|speaker|learner|player|older|younger|lower|higher|better|stronger|faster|larger|greater|senior|junior|prior|superior|minor|major|number|order|paper|german|human|important|relevant|constant|or)$/u

/** 'as a pastry chef', 'become a partner at', 'was she a tutor', 'has she been head of': the words of an office or trade that a question ascribes. */
const ascribed = new RegExp(
  String.raw`\b(?:as|become|became|becoming|promoted to|appointed|elected|been|(?:is|are|was|were) (?:you|they|she|he)\b|(?:is|are|was|were) (?:\p{L}+ )?(?=an? ))` +
    String.raw`(?: ?(?:you|they|she|he|ever|currently|now|already|still|also|once|really)\b)*` +
    String.raw` ?(?:(?:an?|the|their|our|your|her|his) )?((?!(?:with|at|in|on|for|from|by|to|under|of)\b)(?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+)(?= (?:at|of|in|for|with|from|on|since|before|after|during|when|by|to|now|or)\b|[?.,;]|$)`,
  'gu',
)

/** A title without what may stand around it ('electrician altogether'). */
const bareTitle = (title: string): string =>
  title
    .trim()
    .replace(
      /^(?:(?:fully|duly|professionally) )?(?:qualified|trained|experienced|professional|good|skilled|certified|licen[cs]ed|registered|chartered|real|proper) /,
      '',
    )
    .replace(/ (?:altogether|overall|so far|in total|now|today|before|already|yet)$/, '')

/** The posts and trades that a question ascribes to the person, each as its stems; also those by their first letters where `short`. */
export const postsAsked = ({ plain }: Pick<ReadQuestion, 'plain'>, short = false): string[][] =>
  [...plain.matchAll(ascribed)]
    .map((match) => bareTitle(match[1] ?? ''))
    .filter((title) => titleEnd.test(title) || (short && byInitials.test(title)))
    .filter((title) => !noTitle.test(title.split(' ').at(-1) ?? '') && words(title).length <= 4)
    .map(terms)
    .filter((stems) => stems.length > 0)
