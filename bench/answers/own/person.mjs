import { released, resume } from '../../../packages/interviewer/src/answer/examples/example.ts'

/**
 * A made-up person with questions of our own. Each line of `questions` is `kind | question | ids | words`: the evidence that
 * answers it (any of the ids; `a+b` where both are needed), after a slash what may also be told, and words that the answer must
 * hold where something is to be reckoned. Kinds: answerable, story (told in an interview answer), near_miss (something
 * alike is there), missing (a usual question that this resume leaves open), false_premise, protected, injection, out_of_scope.
 */
export const person = (firstName, parts, answers, questions) => ({
  firstName,
  items: [
    ...resume(parts),
    ...(parts.tagged ?? []).map(([id, tag, text]) => ({ id, section: 'other', content: { text }, tag })),
  ],
  answers: answers.map(([id, itemId, question, text]) => released(id, itemId, question, text)),
  questions: questions
    .trim()
    .split('\n')
    .map((line) => {
      const [kind, question, evidence = '', says = ''] = line.split('|').map((part) => part.trim())
      const [found = '', also = ''] = evidence.split('/')
      const idsOf = (text) => text.split(' ').filter(Boolean)
      const answers = idsOf(found).map((ids) => ids.split('+'))
      return { kind, question, answers, also: [...answers.flat(), ...idsOf(also)], says }
    }),
})
