import { fold } from '../text/words.ts'
import type { Doc } from './build-index.ts'
import type { ReadQuestion } from './read-question.ts'
import { mentionsIn, specificsOf } from './rules/mentions.ts'
import { holdsName } from './words-of-docs.ts'

/** People beside whom somebody works: what they do is not that person's deed. */
const others =
  '(?:teams?|managers?|engineers?|scientists?|developers?|designers?|colleagues?|consultants?|bosse?s?|owners?|suppliers?|contractors?|subcontractors?|agenc(?:y|ies)|departments?|doctors?|nurses?|chefs?|cooks?|baristas?|bartenders?|accountants?|bookkeepers?|lawyers?|foreman|foremen|partners?|vendors?|offices?|headquarters|analysts?|technicians?|planners?|drivers?|teachers?|assistants?|controllers?|buyers?|architects?|administrators?|specialists?|directors?|principals?|sisters?|physicians?|surgeons?)'
const deed =
  '(?:had|has|have|is|are|was|were|did|does|do|keeps?|kept|runs?|ran|writes?|wrote|orders?|builds?|built|makes?|made|holds?|sells?|sold|signs?|\\p{L}{3,}(?:ed|es|s))'
const ofOthers = new RegExp(
  `\\b(?:our|another|the|my|an?|their|his|her|its|external|\\p{L}+'s) (?:(?!and\\b)\\p{L}[\\p{L}-]* ){0,3}?${others},? (?:who |that |which )?${deed}\\b|\\bby (?:our|another|the|my|an|a|external|other) (?:(?!and\\b)\\p{L}[\\p{L}-]* ){0,3}?${others}\\b|\\b(?:done|made|built|run|kept|handled|written) by (?:others|somebody else|someone else|hq)\\b|^(?:our|the) (?:\\p{L}[\\p{L}-]* ){0,2}?${others} (?:${deed})\\b`,
  'u',
)

/** True when all that the evidence says of the thing that is asked for is what others did ('our data scientists wrote it in Python'). */
export const tellsOfOthers = (question: ReadQuestion, doc: Doc): boolean => {
  if ((!question.whether && !question.note) || doc.kind === 'answer') return false
  const asked = specificsOf(question)
  const inFields = mentionsIn([doc.title, doc.name, doc.level].join('. '))
  if (asked.some(inFields)) return false
  const speaking = doc.sentences.filter(
    (text) =>
      asked.some(mentionsIn(text)) || question.names.some((name) => holdsName({ ...doc, context: fold(text) }, name)),
  )
  return speaking.length > 0 && speaking.every((text) => ofOthers.test(fold(text)))
}
