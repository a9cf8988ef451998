import { fold, words } from '../../text/words.ts'
import { questionLikeness } from '../judge/features.ts'
import { askingWords } from './asking-words.ts'
import { passesGuards } from './guards.ts'
import { mentionsIn, specificsOf } from './mentions.ts'
import type { Rule } from './rule.ts'

/** What stories are asked for, in the words of interviewers' handbooks: a question and the one that was answered are of one class. */
const classes = [
  /\b(?:proud(?:est)?|pride|(?:biggest|greatest|best|finest) (?:win|success|achievement|accomplishment|result|moment|work|deal|job)|achievements?|accomplish\w*|brag\w*|boast\w*|highlight of)\b/,
  /\b(?:mistakes?|errors?|blunders?|slips?|mishaps?|regrets?|regretted|fail\w*|flop\w*|botched|damaged|broke|broken|ruined|screwed|messed|(?:went|go|gone) wrong|got wrong|do differently|lessons?)\b/,
  /\b(?:lost|lose|losing|loss|slipped away)\b/,
  /\b(?:conflicts?|disagree\w*|argument|quarrel|clash\w*|difference of opinion|dispute)\b/,
]
/** Words of a story's own class and of the telling: they say nothing of which story is meant. */
const ofTelling = new Set(
  words(
    'tell tells told telling story stories moment own words once ever career early biggest greatest best proudest win wins success mistake error blunder regret failure lost lose losing proud pride achievement accomplishment seldom admit conflict disagreement argument',
  ),
)

/** From which likeness on to the question that was answered a story of the same class is the one that is meant. */
const near = 0.3

/** Rules for stories: what the person told of such a thing comes before an award or a line that shares a word. */
export const storyRules: Rule[] = [
  {
    name: 'a story that was told',
    examples: ['a mistake she made'],
    judge: (matter) => {
      const { question, hits, meaning } = matter
      const asked = classes.filter((pattern) => pattern.test(question.plain))
      if (asked.length === 0 || question.wanted === 'count' || question.wanted === 'moment') return null
      const subject = specificsOf(question).filter(
        ({ word, stem }) => !ofTelling.has(word) && !askingWords.has(stem) && !asked.some((one) => one.test(word)),
      )
      const [best] = hits
        .filter(({ doc }) => doc.kind === 'answer' && asked.some((pattern) => pattern.test(fold(doc.name))))
        .filter(
          (hit) =>
            passesGuards(matter, hit) && subject.every(mentionsIn(`${hit.doc.name}. ${hit.doc.sentences.join(' ')}`)),
        )
        .map((hit) => ({ hit, likeness: questionLikeness(question, hit.doc, meaning) }))
        .filter(({ likeness }) => likeness >= near)
        .sort((one, other) => other.likeness - one.likeness)
      return best === undefined ? null : { outcome: 'answered', cited: [best.hit], confidence: 0.8 }
    },
  },
]
