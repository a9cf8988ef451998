import { addressesMachine } from '../answer/text/machine-address.ts'
import { holdsContact, tellsPrivateMatter } from '../answer/text/private-matters.ts'
import { splitSentences } from '../answer/text/sentences.ts'
import type { AskedQuestion, FollowUpRequest, QuestionKind } from '../interviewer.ts'
import { questionProblems } from './check-question.ts'
import { shorten } from './facts.ts'
import { wholeText } from './item-text.ts'

const frames: Record<QuestionKind, string[]> = {
  result: [
    'You say “{x}”. What came of it in the end?',
    'You say “{x}”. Which number would show the effect?',
    'After “{x}”, what was different for the people around you?',
    'You say “{x}”. How did you know that it had worked?',
  ],
  decision: [
    'You say “{x}”. Why that, and what else did you consider?',
    'What made you decide on that course when, as you put it, “{x}”?',
    'You say “{x}”. Which risk did you accept by doing so?',
    'You say “{x}”. What would have made you choose otherwise?',
  ],
  situation: [
    'You say “{x}”. What was your own part in that, step by step?',
    'You say “{x}”. Who else was involved, and how did they react?',
    'You say “{x}”. What was the most difficult moment?',
    'You say “{x}”. What happened right before that?',
  ],
  learning: [
    'You say “{x}”. What would you do differently today?',
    'You say “{x}”. Where have you used that lesson since?',
    'Looking back at “{x}”, what did it teach you?',
    'You say “{x}”. What would you advise someone in the same place?',
  ],
}

/** What an answer lacks, most telling first: an outcome, a reason, the speaker's own part, a lesson. */
const lacks = (answer: string): QuestionKind[] => {
  const has: Record<QuestionKind, boolean> = {
    result:
      /\d|\b(result|outcome|in the end|finally|afterwards|since then|rose|fell|dropped|grew|saved|reduced|improved|doubled|halved|increased)\b/i.test(
        answer,
      ),
    decision:
      /\b(because|since|so that|reason|therefore|decided|chose|instead|rather than|alternative|in order to)\b/i.test(
        answer,
      ),
    situation: /\b(I|my)\b/.test(answer) && answer.split(/\s+/).length > 25,
    learning: /\b(learn|lesson|taught|realis|realiz|next time|differently|now I|since then|hindsight)/i.test(answer),
  }
  const order: QuestionKind[] = ['result', 'decision', 'situation', 'learning']
  return [...order.filter((kind) => !has[kind]), ...order.filter((kind) => has[kind])]
}

const quotable = (answer: string): string[] =>
  splitSentences(answer)
    .filter((sentence) => !addressesMachine(sentence) && !tellsPrivateMatter(sentence) && !holdsContact(sentence))
    .map((sentence) => shorten(sentence, 14))
    .filter((phrase) => phrase.split(' ').length >= 3)
    .sort((a, b) => b.split(' ').length - a.split(' ').length)

/** The one question to offer after an answer: about what the answer leaves open, in its own words; null when nothing fits. */
export const followUpQuestion = ({ item, question, answer, existing }: FollowUpRequest): AskedQuestion | null => {
  const source = `${wholeText(item)} . ${answer} . ${question}`
  for (const kind of lacks(answer)) {
    for (const phrase of quotable(answer)) {
      for (const frame of frames[kind]) {
        const text = frame.replace('{x}', phrase)
        if (questionProblems(text, [question, ...existing], source).length === 0) return { text, kind }
      }
    }
  }
  return null
}
