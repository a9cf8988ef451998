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
import { anywhere, matching, ofKind, type UsualTopic, usual } from './usual-topic.ts'

/** A post that somebody holds for nothing is no project. */
const unpaid = /\b(?:volunteer\w*|voluntary|unpaid|honorary)\b/

const ofProject = /\bprojects?\b/i
/** Projects of a section of their own, or else the jobs of which a line speaks of one. */
const projects = (index: AnswerIndex): Doc[] => {
  const own = ofKind('roles')(index).filter(({ text }) => !unpaid.test(text))
  const jobs = ofKind('experience')(index).filter(({ sentences }) => ofProject.test(sentences.join(' ')))
  return own.length > 0 ? own : jobs
}

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

const studies = taggedOr('education', schooling)

/** 'September 2023 to January 2024: …' tells of a time, whatever was registered in it. */
const tellsOfTime = /^[^:]{0,12}(?:19|20)\d\d\b[^:]{0,25}(?:19|20)\d\d ?:/

/** Certificates by their section or their words; who introduces themselves as registered says no more than such an entry does. */
const certificates = (index: AnswerIndex): Doc[] => {
  const entries = index.docs.filter(
    ({ kind, sentences }) => (kind === 'other' || kind === 'achievements') && !tellsOfTime.test(sentences[0] ?? ''),
  )
  const tagged = entries.filter(({ tag }) => tag === 'certificate')
  const found = [...tagged, ...entries.filter((doc) => !tagged.includes(doc) && certificate.test(doc.text))]
  return found.length > 0 ? found : matching(/\b(certif\w+|licen[cs]ed|chartered|accredited|registered)\b/)(index)
}

/** How resumes state what has no section of its own. */
const words = {
  driving:
    /\b(driv(ing|er'?s?) licen[cs]e|driving permit|licen[cs]e (category|class|b\b|c1?\b)|full (uk |clean )?licen[cs]e|clean licen[cs]e|hgv|lgv|forklift|own car|class (a|b|c|1|2) licen[cs]e)/,
  ownCar: /\b(own|company|private|personal) (car|van|vehicle|transport)|\bcar (available|owner)\b/,
  volunteering:
    /\b(charit\w*|community|pro bono|unpaid|trustee|fundrais\w*|scouts?|rescue|food bank|shelter|non-?profit|ngo|lifeboat|mentor(s|ing)? (at|for|with) (a|the) local)\b|\b(?:volunteer\w*|voluntary)\b/,
  memberships:
    /\b(members?|membership|association|society|institute|fellow|chartered|affiliat\w+|federation|guild|chamber)\b/,
  publications:
    /\b(publi(shed|cation\w*|sh\w*)|paper|article|journal|author\w*|book|chapter|blog|essay|magazine|column|proceedings|thesis|writ(es|ten|ing))\b/,
  talks:
    /\b(talks?|conference|spoke|speaker|speaks (at|to)|speaking (at|to)|public speaking|keynote|present(ed|s|ation\w*)|webinar|lectur\w+|panel\w*|meetup|symposium|congress|poster|audience|workshop)\b/,
  patents: /\bpatent\w*\b/,
}

/** What stands in a resume beside the jobs: education, certificates, languages, awards, pastimes. */
export const recordTopics: UsualTopic[] = [
  usual(
    'awards',
    (index) => {
      const found = [
        ...ofKind('achievements')(index),
        ...index.docs.filter((doc) => doc.kind !== 'achievements' && doc.kind !== 'answer'),
      ].filter(
        (doc) =>
          /\b(awards?|prizes?|hono(u)?r\w*|medal\w*|winn\w+|won|recogni[sz]\w+|trophy|commend\w+|distinction|scholarship\w*|shortlist\w*|finalist\w*|nominat\w+|of the (year|quarter|month|week)|rising star|president's club|top (three|five|ten|\d+)\b|named (by|among|one of)|best|first place|rank\w*|\d stars?)\b/.test(
            doc.text,
          ) &&
          !(doc.kind === 'other' && /\b(?:assessor|level \d|award in)\b/.test(doc.text)) &&
          !/\bnot (?:chosen|selected|awarded|won|placed)\b/.test(doc.text),
      )
      // Beside entries of their own a line of a job that speaks of one says no more
      const entries = found.filter(({ kind }) => kind === 'achievements')
      return entries.length > 0
        ? found.filter(({ kind }) => kind === 'achievements' || kind === 'other' || kind === 'leadership')
        : found
    },
    { facts: ['prize'], tells: 'own', strict: true, list: true },
  ),
  usual('projects', projects, { tells: 'list', says: ofProject, strict: true, list: true }),
  usual('publications', anywhere(words.publications), { facts: ['publication'], strict: true, list: true }),

  usual('talks', anywhere(words.talks), { facts: ['talk'], strict: true, list: true }),

  usual('education', studies, {
    // 'has he trained anyone?' is no question of studies
    asked:
      /^(?!.*\b(?:has|have|had|did|does|can) \S{1,20} (?:ever )?(?:train|trained|teach|taught|coach|coached|mentor|mentored)\b)/,
    facts: ['degree'],
    tells: 'own',
    strict: true,
    list: true,
  }),
  usual('qualifications', (index) => [...studies(index), ...certificates(index)], {
    facts: ['degree', 'certificate'],
    tells: 'own',
    strict: true,
    list: true,
  }),
  usual('certificates', certificates, { facts: ['certificate'], tells: 'own', strict: true, list: true }),
  usual('driving', matching(words.driving), { strict: true }),
  usual('own car', matching(words.ownCar), { strict: true, tells: 'own', certain: true }),
  usual(
    'languages',
    (index) => [
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
    { facts: ['language'], tells: 'own', strict: true, list: true },
  ),
  usual('spare time', spareTime, { facts: ['interest'], tells: 'own', strict: true, list: true }),
  usual('volunteering', matching(words.volunteering), { strict: true, list: true }),

  usual('references', () => [], { strict: true }),
  usual('patents', anywhere(words.patents), { facts: ['patent'], strict: true, list: true }),
  usual('memberships', matching(words.memberships), { strict: true, list: true }),

  usual('portfolio', () => [], { strict: true }),
]
