import { degreeIn } from '../facts/degree.ts'
import { thesisIn } from '../facts/line-facts.ts'
import type { ResumeItem } from '../interviewer.ts'
import type { Context } from './context.ts'
import { degreeSubjects, liesBack } from './degree-subjects.ts'
import { type Achievement, heldSubjects } from './held-subjects.ts'
import { quotedName } from './names.ts'
import { fieldOf, isSchool, isStudy, isTrifle, openPart, secondTry, studyState } from './study-states.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** States of a study in which it is not simply held: what holders of it are asked does not fit. */
const notHeld = new Set(['short', 'broken', 'part', 'ahead', 'open', 'lapsed'])

/** What may be asked about something that somebody studied or was examined for, by how far they got; null when nothing tells that it is not simply held. */
const studySubjects = (item: ResumeItem, items: readonly ResumeItem[]): { own: Subject[]; alone: boolean } => {
  const state = studyState(item)
  const name = item.section === 'achievements' ? quotedName(item.content.name ?? null) : null
  const said = name === null || name.startsWith('“') ? name : `your ${name}`
  const rest = openPart(item)
  if (rest !== null)
    return { own: named('study', ['study.rest'], { part: rest }, weights.study, { past: false, most: 1 }), alone: true }
  // a card that is on its way says nothing of its owner
  if (isTrifle(item) && (state === 'open' || state === 'ahead')) return { own: [], alone: true }
  // a card that has run out is a formality
  if (state === 'lapsed') return { own: [], alone: true }
  if (state !== null) {
    const values = { name: said, part: state === 'again' ? secondTry(item) : null }
    return {
      own: named('study', [`study.${state}`], values, weights.study, { past: false, most: 1 }),
      alone: notHeld.has(state),
    }
  }
  const label = item.section === 'achievements' ? (item.content.name ?? '') : ''
  // of a degree that the name tells, the thesis is asked about as such
  const described = item.section === 'achievements' && degreeIn(label)?.degree == null ? item.content.description : null
  const topic = thesisIn(described ?? '')?.topic ?? null
  return {
    own: [
      ...(topic === null || liesBack(item, items) ? [] : named('thesis', ['thesis'], { topic }, weights.thesis)),
      ...(isSchool(label) ? named('study', ['school'], {}, weights.any, { most: 1, stock: true }) : []),
    ],
    alone: isSchool(label),
  }
}

/** What may be asked about a prize, a degree that stands among them, a paper, a talk, a patent, or something that was brought about. */
export const achievementSubjects = (fact: Achievement, context: Context): Subject[] => {
  const study = isStudy(context.item) ? studySubjects(context.item, context.items) : null
  if (study?.alone) return study.own
  const field = study === null ? null : fieldOf(fact.name)
  // beside a field that the name tells, what fits any study is not asked
  if (field !== null) return [...(study?.own ?? []), ...degreeSubjects(field, context)]
  return [...(study?.own ?? []), ...heldSubjects(fact, context)]
}
