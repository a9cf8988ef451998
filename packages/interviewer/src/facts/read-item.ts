import type { ResumeItem } from '../interviewer.ts'
import type { Fact } from './fact.ts'
import { goesOn, isOverRole } from './goes-on.ts'
import { achievementKind, isSoft, isTrait, namesPost, whySilent } from './line-facts.ts'
import { maxPieces, piecesOf } from './pieces.ts'
import { inField, sentenceFacts, silent } from './sentence-facts.ts'
import { otherFacts, overviewFacts } from './text-facts.ts'

const orNull = (text: string | null | undefined): string | null => (text && text.trim() !== '' ? text.trim() : null)

/** Reads a running text of a job, post, project or achievement. */
const bodyFacts = (field: string, text: string, current: boolean, formal: boolean): Fact[] =>
  piecesOf(field, text)
    .slice(0, maxPieces)
    .flatMap((piece, index) => {
      const why = whySilent(piece.text, formal)
      return why === null ? sentenceFacts(piece, index, current) : [silent(piece, why)]
    })

const named = (field: string, value: string | null | undefined) => {
  const text = value ?? ''
  return { text, span: inField(field, text), sentence: null }
}

/**
 * What an item of a resume says, as typed facts in reading order. Pure; every `text` stands at its `span` in the item's content.
 * What is nobody's business or a formality is read too, as `silent`, so that nobody asks about it.
 */
export const readItem = (item: ResumeItem): Fact[] => {
  switch (item.section) {
    case 'overview':
      return overviewFacts('text', item.content.text)
    case 'leadership':
      return bodyFacts('text', item.content.text, true, false)
    case 'experience': {
      const { name, title, start_date, end_date, details } = item.content
      const ended = orNull(end_date)
      const current = goesOn(end_date)
      const label = title ?? ''
      const job: Fact = {
        kind: 'job',
        ...(label === '' ? named('name', name) : named('title', label)),
        title: orNull(title),
        employer: orNull(name),
        start: orNull(start_date),
        end: current ? null : ended,
        current,
      }
      return [job, ...bodyFacts('details', details ?? '', current, false)]
    }
    case 'roles': {
      const { name, description, date } = item.content
      const body = bodyFacts('description', description ?? '', !isOverRole(item), false)
      if (orNull(name) === null) return body
      const outcome = body.some(
        (fact) => fact.kind === 'change' || fact.kind === 'figure' || (fact.kind === 'deed' && fact.outcome !== null),
      )
      const head: Fact = namesPost(name ?? '')
        ? { kind: 'post', ...named('name', name), name: name ?? '', date: orNull(date) }
        : {
            kind: 'project',
            ...named('name', name),
            name: name ?? '',
            outcome,
            described: (description ?? '').trim() !== '',
          }
      return [head, ...body]
    }
    case 'skills':
    case 'technical': {
      const { name, description } = item.content
      const body = bodyFacts('description', description ?? '', true, false)
      const proved = body.some((fact) => fact.kind === 'deed')
      if (orNull(name) === null || whySilent(name ?? '', true) !== null) return body
      const label = named('name', name)
      if (/\b(?:licen[cs]e|certificate|certification|ticket)\b/i.test(label.text))
        return [{ kind: 'certificate', ...label, name: label.text, date: null }, ...body]
      const conduct = isSoft(name ?? '') || isTrait(name ?? '')
      const head: Fact =
        item.section === 'technical' && !conduct
          ? { kind: 'tool', ...label, name: label.text, level: item.content.proficiency, proved }
          : { kind: 'skill', ...label, name: label.text, soft: isSoft(label.text), trait: isTrait(label.text), proved }
      return [head, ...body]
    }
    case 'achievements': {
      const { name, description, date } = item.content
      const body = bodyFacts('description', description ?? '', true, false)
      if (orNull(name) === null || whySilent(name ?? '', false) !== null) return body
      // 'Halved the waiting list' is a deed that stands where a name is expected
      const deeds = sentenceFacts({ text: name ?? '', span: inField('name', name ?? '') }, -1, false, false)
      if (deeds.some((fact) => fact.kind === 'deed' || fact.kind === 'change')) return [...deeds, ...body]
      const kind = achievementKind(name ?? '', description ?? '') ?? 'result'
      return [{ kind, ...named('name', name), name: name ?? '', date: orNull(date) }, ...body]
    }
    case 'other':
      return otherFacts('text', item.content.text, item.tag)
  }
}
