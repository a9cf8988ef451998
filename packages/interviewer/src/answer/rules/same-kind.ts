import { fold, words } from '../../text/words.ts'
import type { Doc } from '../build-index.ts'
import { languagesOf } from '../languages-of.ts'
import { placesIn } from '../places/places.ts'
import type { Hit } from '../rank.ts'
import type { ReadQuestion } from '../read-question.ts'
import { technologyNames } from '../thesaurus/technologies.ts'
import { languages } from '../topics/resume-words.ts'
import { anyOf, oneOf } from '../word-table.ts'
import { holdsName } from '../words-of-docs.ts'
import phrases from './phrases.json' with { type: 'json' }
import type { Matter, Rule } from './rule.ts'

/** A kind of thing that goes by names: how one is asked for, and which evidence is of the kind. From `alike` on an entry is of the same field as the question. */
type Kind = {
  isAsked: (question: ReadQuestion, names: string[]) => boolean
  isOf: (doc: Doc) => boolean
  alike: number
}

const asksOfTool = anyOf(phrases.sameKind.asksOfTool)
const asksOfCertificate = anyOf(phrases.sameKind.asksOfCertificate)
/** 'is she MRICS', 'does he have APLS': letters that are held, or that somebody is. */
const isOrHas = /^(?:and |so )?(?:is|(?:does|has) \S+ (?:have|got|hold))\b/
const standards = oneOf(phrases.sameKind.standards)
const softwareNames = anyOf(phrases.sameKind.software)

/** True where a name is written in capitals alone, as certificates, standards and trades are, and as only a known tool is: 'CISSP', 'IFRS'. */
const isInitials = (text: string, name: string): boolean =>
  standards.test(name) ||
  (!technologyNames.has(name) &&
    text.split(/[^\p{L}\p{N}&]+/u).some((word) => /^[\p{Lu}\d&]{2,}$/u.test(word) && fold(word) === name))

const degrees = /^(?:mba|ph\.?d|doctorate|llb|llm|pgce|master.*|bachelor.*)$/
/** A certificate is called one, or by letters and a number: 'ACLS provider', 'SC-200'. */
const isCertificate = ({ name, facts }: Doc): boolean =>
  facts.some(({ kind }) => kind === 'certificate') ||
  (!facts.some(({ kind }) => kind === 'prize') &&
    /\p{Lu}{2,}|certif|licen[cs]e|diploma|examination/iu.test(name) &&
    /\p{Lu}{2,}|ertif|icen[cs]e|iploma|xamination/u.test(name))

/** Office programs say nothing of other tools. */
export const ofOffice =
  /\b(?:excel|word|powerpoint|outlook|ms office|microsoft (?:office|365)|google (?:sheets|docs|workspace))\b/

const kinds: Kind[] = [
  {
    isAsked: ({ plain }) => words(plain).some((word) => languages.has(word)),
    isOf: (doc) => languagesOf(doc) !== null || doc.facts.some(({ kind }) => kind === 'language'),
    alike: -1,
  },
  {
    isAsked: (_, names) => names.some((name) => degrees.test(name)),
    isOf: ({ kind, facts }) => kind === 'other' && facts.some((fact) => fact.kind === 'degree'),
    alike: -1,
  },
  {
    isAsked: ({ plain, text }, names) =>
      asksOfCertificate.test(plain) ||
      ((isOrHas.test(plain) || words(plain).length === 1) && names.some((name) => isInitials(text, name))),
    isOf: (doc) => (doc.kind === 'achievements' || doc.tag === 'certificate') && isCertificate(doc),
    alike: 0.1,
  },
  {
    isAsked: ({ plain, text, note }, names) =>
      (asksOfTool.test(plain) || (note && words(plain).length <= shortNote)) &&
      !ofEmployer.test(plain) &&
      (softwareNames.test(plain) || !names.some((name) => isInitials(text, name))),
    isOf: ({ kind, name }) => kind === 'technical' && !ofOffice.test(fold(name)),
    alike: 0.17,
  },
]
const ofEmployer = /\b(?:at|for|from|by) \p{L}/u
const shortNote = 3
const most = 2
/** Beside the likest stands what is at least so like, as a share of it. */
const asAlike = 0.6

/** The names of a question that stand nowhere in the resume and are no places. */
const namesMissing = ({ question, index }: Matter): string[] =>
  question.names.filter((name) => {
    const isPlace = placesIn(name).length > 0
    return name.length > 1 && !isPlace && !index.docs.some((doc) => holdsName(doc, name))
  })

/** Entries that share a word of a name that is asked for are nearer than any likeness says: another certificate of the same body. */
const sharesName = (names: string[], { doc }: Hit): boolean => {
  const held = new Set(words(fold(doc.name)))
  return names.some((name) => words(name).some((word) => word.length > 2 && held.has(word)))
}

/** What is asked for by a name that the resume does not hold: entries of the same kind are shown as the closest. */
export const sameKindRule: Rule = {
  name: 'another of its kind',
  examples: ['does she use Meditech?'],
  judge: (matter) => {
    const { question, hits } = matter
    const names = namesMissing(matter)
    const kind =
      names.length === 0 || question.years.length > 0
        ? undefined
        : kinds.find(({ isAsked }) => isAsked(question, names))
    if (kind === undefined) return null
    const entries = hits.filter(({ doc }) => kind.isOf(doc)).sort((one, other) => other.likeness - one.likeness)
    const named = entries.filter((hit) => sharesName(names, hit))
    const likest = entries[0]?.likeness ?? 0
    const near =
      named.length > 0
        ? named
        : entries.filter(({ likeness }) => likeness >= kind.alike && (kind.alike < 0 || likeness >= likest * asAlike))
    return near.length === 0
      ? null
      : { outcome: 'closest', near: near.slice(0, most), closeness: 'unlikely', confidence: 0.2 }
  },
}
