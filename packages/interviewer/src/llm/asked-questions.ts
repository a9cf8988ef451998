import * as v from 'valibot'
import { maxQuestionWords, type QuestionProblem, questionProblems } from '../ask/check-question.ts'
import type { AskedQuestion } from '../interviewer.ts'
import { fold, stopWords, words } from '../text/words.ts'

/** What a model answers when it is asked for questions: each names the words of the data on which it rests. */
export const questionsSchema = v.object({
  questions: v.array(
    v.object({ text: v.string(), kind: v.picklist(['situation', 'decision', 'result', 'learning']), fact: v.string() }),
  ),
})
export type ModelQuestions = v.InferOutput<typeof questionsSchema>

/** How a question must be, in the words that go to the model. */
export const questionRules = `Each question is one sentence of 5 to ${maxQuestionWords} words in good English, begins with a capital, has one question mark at its
end, is open (not answerable by yes or no), speaks to the person as "you", and asks about something that no question of "existing" asks about. "kind" is situation, decision, result or learning.
"fact" repeats the exact words of the data on which the question rests, and the question uses some of them. Use only names, numbers and technologies of the data; invent nothing. Never ask
about age, family, health, religion, origin, politics or other private matters.`

const problemTexts: Record<QuestionProblem | 'fact' | 'unused', string> = {
  length: `has fewer than 5 or more than ${maxQuestionWords} words`,
  form: 'is not one clean sentence with a capital at its start and one question mark at its end',
  closed: 'can be answered by yes or no',
  repeat: 'was asked before',
  near_repeat: 'is too much like another question',
  private: 'touches a private matter',
  instruction: 'speaks to a machine',
  invented: 'holds a name or number that is not in the data',
  fact: 'rests on a fact that does not stand in the data word for word',
  unused: 'uses no word of the fact on which it rests',
}

/** Capitalised words that begin a question and that its source does not hold may be names; plain words of English are not. */
const opensPlainly = (first: string, known: ReadonlySet<string>) =>
  stopWords.has(first) || known.has(first) || /ing$|ly$/.test(first) || plainOpeners.has(first)
const plainOpeners = new Set(
  'if given walk suppose imagine since once across among beyond despite today think name take behind beside near inside outside besides along apart compared faced without within'.split(
    ' ',
  ),
)

/**
 * Sorts the questions of a model: the good ones are kept, up to `num`, and for the others it is said what is wrong with them. A
 * second reply adds to the first. `source` is all text that the model saw.
 */
export const gatherQuestions = (request: { num: number; atLeast: number; existing: string[]; source: string }) => {
  const kept: AskedQuestion[] = []
  const known = new Set(words(request.source))
  const wording = ` ${words(request.source).join(' ')} `

  const problemsOf = ({ text, fact }: ModelQuestions['questions'][number]): (keyof typeof problemTexts)[] => {
    const all = [...request.existing, ...kept.map((question) => question.text)]
    const problems: (keyof typeof problemTexts)[] = [...questionProblems(text, all, request.source)]
    const said = words(text)
    const first = said[0] ?? ''
    const strangeNumber = said.some((word) => /\p{N}/u.test(word) && !known.has(word))
    if (!problems.includes('invented') && (strangeNumber || !opensPlainly(first, known))) problems.push('invented')
    const factWords = words(fact)
    if (known.size > 0 && (factWords.length === 0 || !wording.includes(` ${factWords.join(' ')} `)))
      problems.push('fact')
    else if (known.size > 0 && !factWords.some((word) => !stopWords.has(word) && fold(text).includes(word)))
      problems.push('unused')
    return problems
  }

  return {
    kept,
    /** What is wrong with a reply; [] as soon as enough good questions are there. */
    take: ({ questions }: ModelQuestions): string[] => {
      const complaints: string[] = []
      for (const question of questions) {
        if (kept.length >= request.num) break
        const text = question.text.trim().replace(/\s+/g, ' ')
        const problems = problemsOf({ ...question, text })
        if (problems.length === 0) kept.push({ text, kind: question.kind })
        else
          complaints.push(
            `The question ${JSON.stringify(text.slice(0, 300))} ${problems.map((code) => problemTexts[code]).join(', and ')}.`,
          )
      }
      const wanted = complaints.length > 0 ? request.num : request.atLeast
      if (kept.length >= wanted) return []
      return [
        ...complaints,
        `${request.num} good questions are wanted, ${request.num - kept.length} more than there are.`,
      ]
    },
  }
}
