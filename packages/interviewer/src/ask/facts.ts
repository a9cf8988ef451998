import { addressesMachine } from '../answer/text/machine-address.ts'
import { holdsContact, tellsPrivateMatter } from '../answer/text/private-matters.ts'
import { splitSentences } from '../answer/text/sentences.ts'
import { fold } from '../answer/text/words.ts'
import type { ResumeItem } from '../interviewer.ts'
import { itemText } from './item-text.ts'
import { bareForm, openingOf } from './verbs.ts'

/**
 * The grammatical shapes in which a piece of a resume fits into a question: what was done ('led a ward'), what is done ('lead a
 * ward'), a short term or a figure to be quoted, a statement to be quoted, and the item's dates, level and projects.
 */
export type FactForm =
  | 'past'
  | 'present'
  | 'activity'
  | 'term'
  | 'chunk'
  | 'aside'
  | 'figure'
  | 'statement'
  | 'since'
  | 'ended'
  | 'moment'
  | 'level'
  | 'project'
  | 'name'

/** One piece of an item with the shape it takes in a question. `people` says that it tells of leading or teaching others. */
export type Fact = { form: FactForm; text: string; people: boolean }

const maxWords = { verb: 14, term: 6, statement: 15 } as const
const wordCount = (text: string) => text.split(/\s+/).filter((word) => word !== '').length
const firstWords = (text: string): [string, string] => {
  const [first = '', second = ''] = fold(text)
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .split(/[\s,]+/)
  return [first, second]
}
const people = (text: string) =>
  /\b(team|staff|squad|crew|people|colleague|apprentice|trainee|junior|student|pupil|volunteer|nurse|engineer|developer|report|member|intern)s?\b/i.test(
    text,
  ) &&
  /\b(l[e]?a?d|lead|led|leads|manag|supervis|mentor|coach|train|taught|teach|direct|coordinat|oversee|oversaw|head)/i.test(
    text,
  )

const tidy = (text: string) =>
  text
    .replace(/["“”„«»`]/g, '')
    .replace(/\[[^\]]*\]|\{[^}]*\}|[<>|{}[\]]/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/\.{2,}|…/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!?)•·–—*-]+|[\s,.;:!?(•·–—*-]+$/g, '')
    .trim()

/** Closes an open bracket or drops it, so that a shortened phrase stays balanced. */
const balanced = (text: string) => {
  const open = text.lastIndexOf('(')
  return open >= 0 && !text.slice(open).includes(')')
    ? tidy(text.slice(0, open))
    : text.includes('(')
      ? text
      : text.replace(/\)/g, '')
}

const badEnd =
  /(?:\s|^)(?:a|an|the|and|or|of|for|to|with|by|in|on|at|from|as|that|which|who|whose|its|their|our|his|her|my|your|per|into|over|through|than|including|such|both|up|via|under|between|incl\.?|including|approx\.?|e\.?g|i\.?e|&|\+|\/|-)$/i
const dropBadEnd = (text: string): string => {
  let current = tidy(text)
  while (badEnd.test(current)) current = tidy(current.replace(badEnd, ''))
  return balanced(current)
}

/** Shortens a phrase to `limit` words at the latest place where a reader would pause; never inside a noun phrase if avoidable. */
export const shorten = (text: string, limit: number): string => {
  const parts = tidy(text).split(' ')
  if (parts.length <= limit) return dropBadEnd(parts.join(' '))
  const pause =
    /^(and|or|which|who|that|while|so|because|but|using|with|for|from|by|through|in|on|at|to|into|across|during|after|before|resulting|leading|including|as|via|under|when|where)$/i
  for (let end = limit; end >= Math.min(4, limit - 1); end--) {
    const before = parts[end - 1] ?? ''
    if (/[,;:)–—]$/.test(before) || pause.test(parts[end] ?? '')) return dropBadEnd(parts.slice(0, end).join(' '))
  }
  return dropBadEnd(parts.slice(0, limit).join(' '))
}

const secondPerson = (text: string) =>
  text
    .replace(/\bmyself\b/gi, 'yourself')
    .replace(/\b(my|our)\b/gi, 'your')
    .replace(/\b(me|us)\b/g, 'you')
    .replace(/\b(I|we)\b/g, 'you')

/** Splits a sentence where a new verb begins, so that 'Runs the review and mentors two' gives two things done. */
const clauses = (sentence: string): string[] => {
  const plain = tidy(sentence).replace(/^(?:I|We|He|She|They)\s+(?:have\s+|also\s+)?(?=\w)/, '')
  const [first, second] = firstWords(plain)
  const opening = openingOf(first, second)
  if (opening !== 'past' && opening !== 'third') return [plain]
  const pieces: string[] = []
  let rest = plain
  for (const match of plain.matchAll(
    /(?:,? and(?: then| also)?|, (?:which|who|that|then)|,|;) (?=([\p{L}-]+) ?([\p{L}\p{N}-]*))/gu,
  )) {
    const next = openingOf(fold(match[1] ?? ''), fold(match[2] ?? ''))
    const at = rest.length - (plain.length - match.index)
    if (next === opening && at > 0) {
      pieces.push(rest.slice(0, at))
      rest = rest.slice(at + match[0].length)
    }
  }
  return [...pieces, rest]
}

/** 'managing a team of five' as it fits after 'about'; null when it does not stay one plain phrase. */
const activity = (text: string): Fact | null => {
  const phrase = shorten(secondPerson(text.charAt(0).toLowerCase() + text.slice(1)), maxWords.verb)
  return wordCount(phrase) < 3 || /[:;]|\.\s/.test(phrase)
    ? null
    : { form: 'activity', text: phrase, people: people(phrase) }
}

/** 'Responsible for the night shift' → 'being responsible for the night shift'. */
const responsibility = (text: string): Fact | null =>
  /^(?:was |were |am |being )?(?:solely |directly |jointly )?(?:responsible|accountable) for (?=\S+ \S)/i.test(text)
    ? activity(
        text.replace(
          /^(?:was |were |am |being )?((?:solely |directly |jointly )?(?:responsible|accountable) for )/i,
          (_, words: string) => `being ${words.toLowerCase()}`,
        ),
      )
    : null

const verbFact = (clause: string): Fact | null => {
  const text = tidy(
    clause.replace(
      /^(?:successfully|also|then|currently|independently|personally|previously|regularly|jointly)\s+/i,
      '',
    ),
  )
  const [first, second] = firstWords(text)
  const opening = openingOf(first, second)
  if (wordCount(text) < 3 || opening === 'other') return responsibility(text)
  if (opening === 'gerund') return activity(text)
  const [head = '', ...tail] = text.split(' ')
  const verb = opening === 'third' ? bareForm(first) : fold(head)
  if (verb === null) return null
  const phrase = shorten(secondPerson([verb, ...tail].join(' ')), maxWords.verb)
  if (wordCount(phrase) < 3 || /[:;]|\.\s/.test(phrase)) return null
  return { form: opening === 'past' ? 'past' : 'present', text: phrase, people: people(phrase) }
}

// A number of people or things is no subject of its own: 'How do you judge whether two technicians is needed?'
const counted = /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|few|dozens?)\s)/i

/** Short terms of a list ('proning, tracheostomy care and weaning'), as they stand. */
const listTerms = (sentence: string): string[] => {
  const plain = tidy(sentence).replace(/^[^:,]{1,24}:\s+/, '')
  const pieces = plain.split(/, | and |; | \/ | & /).map(tidy)
  const shortEnough = pieces.every((piece) => wordCount(piece) <= maxWords.term)
  const [first, second] = firstWords(plain)
  if (pieces.length < 2 || !shortEnough || openingOf(first, second) !== 'other') return []
  return pieces
    .map(dropBadEnd)
    .filter((piece) => piece.length > 2 && !/^(other|more|etc|both|not)\b/i.test(piece) && !counted.test(piece))
}

const figurePattern =
  /(?<![\d:.,/–-])(?:\b(?:from|over|about|around|more than|nearly|up to|under|by)\s)?[$€£]?\d[\d,.]*(?:\s?%|[kKmM]\b)?(?:-[\p{L}]+)?(?![\d]*[:/]\d)(?:\sto\s[$€£]?\d[\d,.]*%?)?(?![\d]*[:/]\d)(?:\s(?:percent|per cent|million|billion|thousand|hours?|days?|weeks?|minutes?|points?))?(?:\s(?!and\b|or\b|to\b|in\b|with\b|for\b|by\b|from\b|on\b|at\b|who\b|which\b|that\b|the\b|of\b|as\b|until\b|through\b|using\b|is\b|are\b|was\b|were\b|into\b|across\b|within\b|during\b|after\b|before\b|while\b|without\b|over\b|under\b)[\p{L}][\p{L}-]*){0,3}/giu

/** Whether a figure says of what it is one: 'from 68%' alone is half a sentence, 'from 68% to 81%' and 'over 140 covers' are not. */
const saysOfWhat = (figure: string) =>
  wordCount(figure.replace(/^(?:from|over|about|around|more than|nearly|up to|under|by)\s/i, '')) >= 2

const figures = (sentence: string): string[] =>
  [...tidy(sentence).matchAll(figurePattern)]
    .map((match) => dropBadEnd(match[0]))
    .filter((text) => saysOfWhat(text) && !/^(?:from |over |in )?(?:19|20)\d\d\b/.test(text))

const dated = (text: string) => /\b(?:19|20)\d\d\b/.test(text) && wordCount(text) <= 4

const usable = (text: string) =>
  text.length > 1 &&
  /\p{L}{2}/u.test(text) &&
  !holdsContact(text) &&
  !tellsPrivateMatter(text) &&
  !addressesMachine(text) &&
  !/\b(?:references?|referees?|portfolio|further details|more information)\b.{0,20}\b(?:available|upon|on) (?:request|demand)\b|^(?:curriculum vitae|resume|cv)$/i.test(
    text,
  )

const leadingSmallWord =
  /^(?:a|an|the|and|or|of|to|in|on|at|as|its|their|our|his|her|my|is|are|was|were|be|been|has|have|had|not|also|then|both|all|one)\s+/i

/** Pieces of a longer statement between its pauses ('employment disputes', 'mid-sized manufacturers'), as they stand. */
const chunks = (sentence: string): string[] =>
  tidy(sentence)
    .split(
      /[,;:()]|\s[–—-]\s|\b(?:with|for|by|from|through|across|during|using|while|which|who|that|when|before|after|including|into|within|under|between|in|at|on|to|until|since|so)\b/i,
    )
    .map((piece) => {
      let current = dropBadEnd(piece)
      while (leadingSmallWord.test(current)) current = current.replace(leadingSmallWord, '')
      return current
    })
    .filter(
      (piece) =>
        wordCount(piece) >= 2 &&
        wordCount(piece) <= 5 &&
        !counted.test(piece) &&
        !/\b(?:basis|etc|various|other|was|were|is|are|been|has|have)\b|^(?:19|20)\d\d/i.test(piece),
    )

/** The parts of an item that a question may be built on, in reading order; private matters, addresses and notes to machines are left out. */
export const factsOf = (item: ResumeItem): Fact[] => {
  const { name, title, body, start, end, level, projects } = itemText(item)
  const facts: Fact[] = []
  const aside = item.section === 'other'
  const add = (form: FactForm, text: string) => {
    const words = aside && (form === 'term' || form === 'statement' || form === 'chunk')
    if (usable(text)) facts.push({ form: words ? 'aside' : form, text, people: people(text) })
  }
  if (!addressesMachine(body)) {
    for (const sentence of splitSentences(body).slice(0, 40)) {
      if (!usable(sentence)) continue
      const verbs = clauses(sentence).map(verbFact)
      for (const fact of verbs) if (fact !== null && usable(fact.text)) facts.push(fact)
      for (const figure of figures(sentence)) add('figure', figure)
      const list = listTerms(sentence)
      for (const term of list) add('term', term)
      const plain = tidy(sentence)
      if (wordCount(plain) <= maxWords.term && verbs.every((fact) => fact === null) && list.length === 0)
        add('term', plain)
      else if (verbs.some((fact) => fact === null)) {
        add('statement', shorten(plain, aside ? 10 : maxWords.statement))
        if (list.length === 0) for (const chunk of chunks(sentence)) add('chunk', chunk)
      }
    }
  }
  const label = tidy(title === '' ? name : title)
  if (dated(start)) add(item.section === 'achievements' || item.section === 'roles' ? 'moment' : 'since', tidy(start))
  if (dated(end)) add('ended', tidy(end))
  if (level !== '' && label !== '') add('level', level)
  for (const project of projects.split(/[;\n]/).map(tidy))
    if (wordCount(project) <= maxWords.term) add('project', project)
  if (label !== '') add('name', shorten(label, 8))
  return facts
}

/** The item's name as a question may use it, or '' when it is too long or no name. */
export const nameFor = (item: ResumeItem): string => {
  const { name, title } = itemText(item)
  const label = tidy(name === '' ? title : name)
  return wordCount(label) <= 6 && usable(label) && !/[:;!?]/.test(label) ? label : ''
}
