import { sayBack } from '../facts/say-back.ts'
import type { AskedQuestion, FollowUpRequest, QuestionKind } from '../interviewer.ts'
import { wholeText } from '../text/item-text.ts'
import { addressesMachine } from '../text/machine-address.ts'
import { holdsContact, tellsPrivateMatter } from '../text/private-matters.ts'
import { splitSentences } from '../text/sentences.ts'
import { questionProblems } from './check-question.ts'
import { followUps, type Gap } from './families/follow-up-families.ts'

const kindOfGap: Record<Gap, QuestionKind> = {
  end: 'situation',
  own_part: 'situation',
  figures: 'result',
  outcome: 'result',
  reason: 'decision',
  lesson: 'learning',
}

const conflict =
  /\b(?:disagree\w*|conflict\w*|argu(?:ed|ment)|refus\w+|complain\w*|quarrel\w*|clash\w*|dispute\w*|resist\w*|objected|against it|tension\w*)\b/i
const resolved =
  /\b(?:agreed|settled|resolved|in the end|finally|eventually|came round|accepted|compromise\w*|apologi[sz]ed|convinced|made peace|sorted)\b/i
const figure =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred|thousand|half|halved|doubled|tripled|twice|third|quarter)\b/i
const outcome =
  /\b(?:results?|outcome|in the end|finally|eventually|afterwards|since then|as a consequence|rose|fell|dropped|grew|saved|reduced|improved|doubled|halved|increased|succeeded|worked out|won|lost|passed|delivered|finished|solved|resolved|agreed|no longer|stopped)\b/i
const reason =
  /\b(?:because|since|so that|reason|therefore|decided|chose|instead|rather than|alternative|in order to|to avoid|the point was|wanted)\b/i
const lesson =
  /\b(?:learn\w*|lesson|taught me|reali[sz]\w*|next time|differently|now I|since then I|hindsight|today I)\b/i

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** What an answer lacks, most telling first. */
const gapsOf = (answer: string): Gap[] => {
  const mine = count(answer, /\b(?:I|I'm|I've|I'd|my|mine|myself)\b/g)
  const ours = count(answer, /\b(?:we|our|us)\b/gi)
  const gaps: [Gap, boolean][] = [
    ['end', conflict.test(answer) && !resolved.test(answer)],
    ['own_part', ours > 0 ? mine === 0 || ours >= 2 * mine : false],
    ['outcome', !outcome.test(answer)],
    ['figures', !figure.test(answer)],
    ['reason', !reason.test(answer)],
    ['lesson', !lesson.test(answer)],
  ]
  return gaps.filter(([, missing]) => missing).map(([gap]) => gap)
}

/** Sentences of the answer that may be said back, longest first. */
const saidBack = (answer: string): string[] =>
  splitSentences(answer)
    .filter((sentence) => !addressesMachine(sentence) && !tellsPrivateMatter(sentence) && !holdsContact(sentence))
    .flatMap((sentence) => sayBack(sentence) ?? [])

const enoughWords = 5

/** The one question to offer after an answer: about what the answer leaves open; null when it leaves nothing open, or says nothing. */
export const followUpQuestion = ({ item, question, answer, existing }: FollowUpRequest): AskedQuestion | null => {
  if (answer.trim().split(/\s+/).length < enoughWords || addressesMachine(answer)) return null
  const source = `${wholeText(item)} . ${answer} . ${question}`
  const back = saidBack(answer)
  for (const gap of gapsOf(answer))
    for (const text of followUps[gap]) {
      if (text.includes('“we”') && !/\bwe\b/i.test(answer)) continue
      const filled = text.includes('{said}') ? back.map((said) => text.replace('{said}', said)) : [text]
      const good = filled.find((one) => questionProblems(one, [question, ...existing], source).length === 0)
      if (good !== undefined) return { text: good, kind: kindOfGap[gap] }
    }
  return null
}
