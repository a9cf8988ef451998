import { fold, stem, stopWords, terms, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { fullCourse } from '../topics/resume-words.ts'
import { monthOf, validUntil } from '../validity.ts'
import { anyOf } from '../word-table.ts'
import { askingWords } from './asking-words.ts'
import { specificsOf } from './mentions.ts'
import { isInitials, isNamedBy } from './named-by.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Rule } from './rule.ts'

const asksWhetherHeld = anyOf(phrases.entries.asksWhetherHeld)
const asksWhetherValid = anyOf(phrases.entries.asksWhetherValid)
/** Questions for the date itself. */
const asksUntilWhen = /\b(?:when|how long|what|which)\b|\bvalid (?:thru|through|until|till|to)\b/
/** Questions for the last day of an entry. */
const asksForLastDay =
  /\b(?:un)?(?:til|till) (?:when|what|which)\b|\bwhen (?:does|do|will|is)\b.{0,60}\b(?:expires?|expiring|run out|lapse|renewal|due)\b|\bhow long is\b.{0,60}\bvalid\b|\b(?:expiry|expiration) date\b/
/** What was begun and not ended, in the words of resumes. */
const unfinished =
  /\b(?:pending|in (?:progress|preparation)|preparing|not (?:yet )?(?:sat|booked|obtained)|under ?way|unfinished|incomplete|not (?:yet )?(?:been )?(?:finish\w*|complet\w+|passed|taken|done|awarded)|(?:did not|didn't|never) (?:finish|complete|pass|graduate)\w*|stopped|broke(?:n)? off|dropped(?: out)?|abandoned|interrupted|paused|on hold|half ?way|finishing (?:in|this|next)|due to finish|started in|withdr[ae]wn?|withdrew|left (?:after|before|without|half|in year|early)|still (?:open|missing|outstanding|to (?:do|come|pass))|to go|(?:exam|test|assessment) (?:in|on|planned|booked|due|scheduled)|(?:now|currently) (?:studying|doing|finishing|in)|studying|booked for|outstanding|awaited|(?:a?waiting|await\w*) (?:for )?(?:the |my )?(?:result|outcome|decision|award)s?|discontinued|(?:not|never) submitted|(?:do|does|did) not hold|no (?:project|exam|thesis|dissertation)[^.]{0,15}\bno cert\w*|(?:first|second|third|fourth|final|last) year|expected (?:completion|graduation|to (?:finish|complete|graduate))|without (?:a )?degree|no degree|failed|to be (?:taken|finished|completed)|(?:exam|thesis|part|parts|module|modules) .{0,20}\bopen)\b/
const lapsed = anyOf(phrases.entries.lapsed)

/** Questions that name a degree by its kind alone, for whether it was brought to its end: 'has she finished her degree?'. */
const asksOfDegree =
  /\b(?:finish\w*|complet\w+|graduat\w+)\b.{0,30}\b(?:degree|studies|university|college|uni|bachelor'?s?|master'?s?)\b/

const isUnfinished = ({ sentences, name }: Doc): boolean => unfinished.test(fold([name, ...sentences].join('. ')))

/** True for an entry that was not finished, or holds no longer, by its own words. */
export const isOpenEntry = (doc: Doc): boolean =>
  isUnfinished(doc) || lapsed.test(fold([doc.name, ...doc.sentences].join('. ')))

/** What holds today, by its own words at the beginning of a clause. */
const saysValid =
  /(?:^|[.,;:] ?)(?:still |currently |both |all )?(?:active|valid|current|in force|in date|renewed|restored)\b(?! (?:until|till|to|through))/

/** Words that say nothing of which entry is meant. */
export const ofAsking = new Set(
  terms(
    'date valid validity current currently still active force expired expire full fully qualified certified chartered accredited licensed finish finished complete completed graduate pass passed hold held right pin card number till registration registered register ticket licence licenced license certificate certification permit badge membership',
  ),
)

/** Who holds something is no second thing: 'CPIM certified buyer?'. */
const trade = /\p{L}{2}(?:er|or|ist|ian|ant|eur)$/u

/** Questions that ask whether, notes, and what is taken for granted of somebody: 'so he has a BSc'. */
const asksOfEntry = (question: ReadQuestion): boolean =>
  question.whether ||
  question.note ||
  /^(?:is|are|has|have|does) (?:he|she|they|you|his|her|their|your|the)\b/.test(question.plain) ||
  /^(?:(?:and|so) )?(?:he|she|they|you) (?:has|have|holds?|is|are|did)\b/.test(question.plain)

const held = '(?:an? |the |her |his |their )?([^,.!?;]{2,60})'
/** What an employer takes for held, and so does not ask: 'I gather she has a law degree too', 'great that he holds the first aid card'. */
const takenForHeld = [
  `\\b(?:gather|understand|see|hear|heard|believe|assume|read|noticed?|told)(?: that)? (?:she|he|they|you|\\p{L}{2,20}) (?:also )?(?:has|have|had|holds?|got|finished|completed|is|are|was) ${held}`,
  `(?:^|[.,!;] |\\b(?:that|as|since|because|now|so|and) )(?:she|he) (?:also |already )?(?:has|holds|got|passed|finished|completed|is) ${held}`,
].map((pattern) => new RegExp(pattern, 'u'))
/** When or where something was finished or passed takes for granted that it was. */
const takenForFinished = new RegExp(
  `^(?:and |so )?(?:when|where|how|which year|what year|in (?:which|what) year) did (?:she|he|they|you|\\p{L}{2,20}) (?:finish|complete|pass|graduate (?:from|in)|qualify (?:as|in)) ${held}`,
  'u',
)
const alsoSaid = new Set(terms('too also well as right already'))
/** True when the name of an entry holds all words of what is taken for held. */
const isTakenForHeld = ({ plain }: ReadQuestion, { kind, name }: Doc, patterns: RegExp[]): boolean => {
  const [thing = ''] = patterns.flatMap((pattern) => pattern.exec(plain)?.[1] ?? [])
  const asked = words(thing).filter(
    (word) => !stopWords.has(word) && !ofAsking.has(stem(word)) && !alsoSaid.has(stem(word)),
  )
  const told = new Set(terms(name))
  return (
    kind === 'achievements' && asked.length > 0 && asked.every((word) => told.has(stem(word)) || isInitials(word, name))
  )
}

/** True when the name of an entry (of a line without one, its text) holds all names and words by which one is asked for. */
const isEntryAsked = (question: ReadQuestion, doc: Doc): boolean => {
  if (doc.kind !== 'achievements' && doc.kind !== 'other') return false
  const trades = question.names.length === 0 ? [] : words(question.plain).filter((word) => trade.test(word))
  return isNamedBy(
    question,
    doc,
    doc.name === '' ? doc.sentences.join(' ') : doc.name,
    new Set([...ofAsking, ...terms(trades.join(' '))]),
  )
}

/** The one dated certificate of which the name holds a word that says which one is asked for; null where none or several do. */
const onlyAlike = ({ topics }: ReadQuestion, hits: Hit[]): Hit | null => {
  const asked = topics.filter(({ stem }) => !askingWords.has(stem) && !ofAsking.has(stem)).map(({ stem }) => stem)
  const [only, ...others] = hits.filter(({ doc }) => {
    const held = new Set(terms(doc.name))
    return doc.kind === 'achievements' && validUntil(doc) !== null && asked.some((word) => held.has(word))
  })
  return only === undefined || others.length > 0 ? null : only
}

/** What is held by its kind alone: 'is he still licensed?', 'registered?'. */
const heldKinds = [
  /\blicen[cs]\w*/,
  /\bregist(?:er|ra)\w*/,
  /\baccredit\w*/,
  /\bchartered\b/,
  /\bmember(?:ship)?\b/,
] as const
const ofStudy =
  /^(?:(?:higher|national|postgraduate|advanced|professional) ){0,2}(?:diploma|degree|bachelor|master|b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|ph\.?d)\b/
const ofDriving = /\b(?:driv\w*|fork ?lift|car)\b/

/** The entries of the kind by which a question asks for one, where it says no more of it; none where it names one. */
const entriesOfKind = (question: ReadQuestion, hits: Hit[]): Hit[] => {
  const apart = specificsOf(question).filter(({ stem }) => !askingWords.has(stem) && !ofAsking.has(stem))
  const kind = heldKinds.find((pattern) => pattern.test(question.plain))
  if (question.names.length > 0 || apart.length > 0 || kind === undefined || ofDriving.test(question.plain)) return []
  return hits.filter(({ doc }) => {
    const text = fold([doc.name, ...doc.sentences].join('. '))
    // A degree or diploma is no registration, though its name may say for which trade it is
    const isOfKind = kind.test(text) && !ofDriving.test(text) && !ofStudy.test(fold(doc.name))
    return doc.kind === 'achievements' && isOfKind
  })
}

/** A rule for what is asked for by its kind alone, before a line of another kind that was not finished says no to it. */
export const heldRules: Rule[] = [
  {
    name: 'what is held by its kind',
    examples: ['is she still registered?'],
    judge: ({ question, hits, today }) => {
      if (!question.whether || asksUntilWhen.test(question.plain)) return null
      const entries = entriesOfKind(question, hits)
      const isPast = (doc: Doc) => today.year > 0 && (validUntil(doc) ?? Number.POSITIVE_INFINITY) < monthOf(today, 1)
      const held = entries.filter(({ doc }) => !isOpenEntry(doc) && !isPast(doc))
      const [first] = entries
      if (first === undefined) return null
      if (held.length === 0) return { outcome: 'corrected', cited: [first], denies: true, confidence: 0.8 }
      const isSaid = held.some(({ doc }) => validUntil(doc) !== null || saysValid.test(fold(doc.sentences.join('. '))))
      return { outcome: 'answered', cited: held.slice(0, 3), telling: 'lines', proved: isSaid, confidence: 0.8 }
    },
  },
]

/** Rules for one entry, a degree or a certificate, of which is asked whether it is held: what its line says of that. */
export const entryRules: Rule[] = [
  {
    name: 'an entry that is valid by its date',
    examples: ['is her immunisation certificate still valid?', 'immunisation certificate in date?'],
    judge: ({ question, hits, today }) => {
      if (!asksWhetherValid.test(question.plain) || !(asksOfEntry(question) || question.wanted === 'moment'))
        return null
      if (asksUntilWhen.test(question.plain)) return null
      const dated = hits.filter(({ doc }) => isEntryAsked(question, doc) && validUntil(doc) !== null)
      // 'Lead paint cert' may well be the one that is called 'EPA Lead RRP': told, without a yes
      const alike = dated.length > 0 ? null : onlyAlike(question, hits)
      if (alike !== null) return { outcome: 'answered', cited: [alike], confidence: 0.6 }
      const [hit, ...others] = dated
      if (hit === undefined || others.length > 0 || today.year === 0) return null
      const isPast = (validUntil(hit.doc) ?? 0) < monthOf(today, 1)
      const asksPast = /\bexpired\b/.test(question.plain)
      return isPast === asksPast
        ? { outcome: 'answered', cited: [hit], sure: true, proved: true, confidence: 0.85 }
        : { outcome: 'corrected', cited: [hit], denies: true, confidence: 0.85 }
    },
  },
  {
    name: 'until when an entry is valid',
    examples: ['immunisation certificate valid until when?', 'when does her immunisation certificate expire'],
    judge: ({ question, hits }) => {
      if (!asksForLastDay.test(question.plain)) return null
      const asked = hits.filter(({ doc }) => isEntryAsked(question, doc))
      const alike = asked.length > 0 ? null : onlyAlike(question, hits)
      const [entry, ...others] = alike === null ? asked : [alike]
      return entry === undefined || others.length > 0 || validUntil(entry.doc) === null
        ? null
        : { outcome: 'answered', cited: [entry], telling: 'validity', undivided: true, confidence: 0.85 }
    },
  },
  {
    name: 'an entry that says that it is valid',
    examples: ['is her register entry for midwives active?'],
    judge: ({ question, hits }) => {
      if (!asksWhetherValid.test(question.plain) || /\bexpired?\b/.test(question.plain)) return null
      if (!asksOfEntry(question) || asksUntilWhen.test(question.plain)) return null
      const [entry, ...others] = hits.filter(({ doc }) => doc.name !== '' && isEntryAsked(question, doc))
      if (entry === undefined || others.length > 0) return null
      const text = fold(entry.doc.sentences.join('. '))
      return saysValid.test(text) && !lapsed.test(text) && !unfinished.test(text)
        ? { outcome: 'answered', cited: [entry], sure: true, proved: true, confidence: 0.85 }
        : null
    },
  },
  {
    name: 'an entry that was not finished or has lapsed',
    examples: ['did she finish the midwifery diploma?', 'is she a qualified midwife, midwifery diploma?'],
    judge: ({ question, hits }) => {
      const granted = hits.filter(({ doc }) => isTakenForHeld(question, doc, takenForHeld))
      if (granted.length > 0 && granted.every(({ doc }) => isOpenEntry(doc)))
        return { outcome: 'corrected', cited: granted.slice(0, 1), denies: true, undivided: true, confidence: 0.85 }
      const finished = hits.filter(({ doc }) => isTakenForHeld(question, doc, [takenForFinished]))
      if (finished.length > 0 && finished.every(({ doc }) => isUnfinished(doc)))
        return { outcome: 'corrected', cited: finished.slice(0, 1), undivided: true, confidence: 0.85 }
      const asksValid = asksWhetherValid.test(question.plain)
      if (!asksOfEntry(question) || asksUntilWhen.test(question.plain)) return null
      if (!asksWhetherHeld.test(question.plain) && !asksValid) return null
      if (
        words(question.plain).some((word) =>
          /^(?:course|start|started|begin|began|enrol\w*|study|studying)$/.test(word),
        )
      )
        return null
      const entries = hits.filter(({ doc }) => isEntryAsked(question, doc))
      const degrees = asksOfDegree.test(question.plain)
        ? hits.filter(({ doc }) => doc.kind === 'achievements' && fullCourse.test(fold(doc.name)))
        : []
      const asked = entries.length > 0 ? entries : degrees
      const [open] = asked.filter(({ doc }) => isOpenEntry(doc))
      if (open === undefined) return null
      if (asked.every(({ doc }) => isOpenEntry(doc)))
        return { outcome: 'corrected', cited: [open], denies: true, confidence: 0.85 }
      // One is finished and another is not: both are told, and neither yes nor no.
      return asked === degrees
        ? {
            outcome: 'answered',
            cited: [open, ...degrees.filter(({ doc }) => !isOpenEntry(doc))].slice(0, 2),
            telling: 'lines',
            undivided: true,
            confidence: 0.8,
          }
        : null
    },
  },
]
