import type { AnswerIndex, Doc } from '../build-index.ts'
import {
  certificate,
  degree,
  formal,
  fullCourse,
  hobby,
  languageAnywhere,
  languageAtStart,
  languageList,
} from './resume-words.ts'
import { anywhere, matching, ofKind, type UsualTopic } from './usual-topic.ts'

/** A post that somebody holds for nothing is no project. */
const unpaid = /\b(?:volunteer\w*|voluntary|unpaid|honorary)\b/

const spareTime = (index: AnswerIndex): Doc[] => {
  const tagged = index.docs.filter((doc) => doc.tag === 'interest')
  const found = index.docs.filter(
    (doc) =>
      doc.kind === 'other' &&
      doc.tag !== 'education' &&
      doc.tag !== 'language' &&
      doc.tag !== 'certificate' &&
      hobby.test(doc.text) &&
      !formal.test(doc.text),
  )
  const mixed = found.length > 0 ? [] : index.docs.filter((doc) => doc.kind === 'other' && hobby.test(doc.text))
  const told = tagged.length > 0 ? tagged : [...found, ...mixed]
  // Who lists no pastimes may have one among the posts beside the jobs: a choir, a club
  const besideWork = ({ kind, text }: Doc) => kind === 'roles' && hobby.test(text) && !unpaid.test(text)
  return told.length > 0 ? told : index.docs.filter(besideWork)
}

/** Lines of education: those that name a degree or an apprenticeship where there are any, before courses and schools named in passing. */
const schooling = (index: AnswerIndex): Doc[] => {
  const lines = index.docs.filter(
    (doc) => doc.tag !== 'education' && (doc.kind === 'other' || doc.kind === 'achievements') && degree.test(doc.text),
  )
  // A prize that names a university is no course of study.
  const beside = lines.filter(({ kind }) => kind === 'other')
  const full = (beside.length > 0 ? beside : lines).filter((doc) => fullCourse.test(doc.text))
  return full.length > 0 ? full : beside.length > 0 ? beside : lines
}

/** The lines that the parser marked, where it marked any; otherwise what their words show. */
const taggedOr =
  (tag: string, byWords: UsualTopic['find']): UsualTopic['find'] =>
  (index) => {
    const tagged = index.docs.filter((doc) => doc.tag === tag)
    return tagged.length > 0 ? tagged : byWords(index)
  }

/** What stands in a resume beside the jobs: education, certificates, languages, awards, pastimes. */
export const recordTopics: UsualTopic[] = [
  {
    name: 'awards',
    facts: ['prize'],
    tells: 'own',
    strict: true,
    list: true,
    find: (index) =>
      [
        ...ofKind('achievements')(index),
        ...index.docs.filter((doc) => doc.kind !== 'achievements' && doc.kind !== 'answer'),
      ].filter((doc) =>
        /\b(awards?|prizes?|hono(u)?r\w*|medal\w*|winn\w+|won|recogni[sz]\w+|trophy|commend\w+|distinction|scholarship\w*|shortlist\w*|finalist\w*|nominat\w+|of the (year|quarter|month|week)|rising star|president's club|top (three|five|ten|\d+)\b|named (by|among|one of)|best|first place|rank\w*)\b/.test(
          doc.text,
        ),
      ),
  },
  {
    name: 'projects',
    tells: 'list',
    strict: false,
    list: true,
    find: (index) => ofKind('roles')(index).filter((doc) => !unpaid.test(doc.text)),
  },
  {
    name: 'publications',
    facts: ['publication'],
    strict: true,
    list: true,
    find: anywhere(
      /\b(publi(shed|cation\w*|sh\w*)|paper|article|journal|author\w*|book|chapter|blog|essay|magazine|column|proceedings|thesis|writ(es|ten|ing))\b/,
    ),
  },
  {
    name: 'talks',
    facts: ['talk'],
    strict: true,
    list: true,
    find: anywhere(
      /\b(talks?|conference|spoke|speaker|speaks (at|to)|speaking (at|to)|public speaking|keynote|present(ed|s|ation\w*)|webinar|lectur\w+|panel\w*|meetup|symposium|congress|poster|audience|workshop)\b/,
    ),
  },
  {
    name: 'education',
    // 'has he trained anyone?' is no question of studies
    asked:
      /^(?!.*\b(?:has|have|had|did|does|can) \S{1,20} (?:ever )?(?:train|trained|teach|taught|coach|coached|mentor|mentored)\b)/,
    facts: ['degree'],
    tells: 'own',
    strict: true,
    list: true,
    find: taggedOr('education', schooling),
  },
  {
    name: 'certificates',
    facts: ['certificate'],
    tells: 'own',
    strict: true,
    list: true,
    find: (index) => {
      const entries = index.docs.filter(({ kind }) => kind === 'other' || kind === 'achievements')
      const tagged = entries.filter(({ tag }) => tag === 'certificate')
      const found = [...tagged, ...entries.filter((doc) => !tagged.includes(doc) && certificate.test(doc.text))]
      // Who introduces themselves as registered says no more than their entry does
      return found.length > 0 ? found : matching(/\b(certif\w+|licen[cs]ed|chartered|accredited|registered)\b/)(index)
    },
  },
  {
    name: 'driving',
    strict: true,
    list: false,
    find: matching(
      /\b(driv(ing|er'?s?) licen[cs]e|driving permit|licen[cs]e (category|class|b\b|c1?\b)|full (uk |clean )?licen[cs]e|clean licen[cs]e|hgv|lgv|forklift|own car|class (a|b|c|1|2) licen[cs]e)/,
    ),
  },
  {
    name: 'own car',
    strict: true,
    list: false,
    tells: 'own',
    find: matching(/\b(own|company|private|personal) (car|van|vehicle|transport)|\bcar (available|owner)\b/),
  },
  {
    name: 'languages',
    facts: ['language'],
    tells: 'own',
    strict: true,
    list: true,
    find: (index) => [
      ...index.docs.filter((doc) => doc.tag === 'language'),
      ...index.docs.filter(
        (doc) =>
          doc.tag !== 'language' &&
          (doc.kind === 'other' || doc.kind === 'technical' || doc.kind === 'skills') &&
          languageAnywhere.test(doc.text) &&
          (languageList.test(doc.text) ||
            languageAtStart.test(doc.text) ||
            /\b(speaks?|fluent\w*|native\w*|conversational|bilingual|mother tongue|languages?|spoken|proficient|basic|working|intermediate|advanced|interprets?)\b/.test(
              doc.text,
            )),
      ),
    ],
  },
  {
    name: 'spare time',
    facts: ['interest'],
    tells: 'own',
    strict: true,
    list: true,
    find: spareTime,
  },
  {
    name: 'volunteering',
    strict: true,
    list: true,
    find: matching(
      /\b(charit\w*|community|pro bono|unpaid|trustee|fundrais\w*|scouts?|rescue|food bank|shelter|non-?profit|ngo|lifeboat|mentor(s|ing)? (at|for|with) (a|the) local)\b|\b(?:volunteer\w*|voluntary)\b/,
    ),
  },
  {
    name: 'references',
    strict: true,
    list: false,
    find: () => [],
  },
  { name: 'patents', facts: ['patent'], strict: true, list: true, find: anywhere(/\bpatent\w*\b/) },
  {
    name: 'memberships',
    strict: true,
    list: true,
    find: matching(
      /\b(members?|membership|association|society|institute|fellow|chartered|affiliat\w+|federation|guild|chamber)\b/,
    ),
  },
  {
    name: 'portfolio',
    strict: true,
    list: false,
    find: () => [],
  },
]
