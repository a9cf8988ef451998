import type { AnswerIndex, Doc } from '../build-index.ts'
import { anywhere, type Intent, matching, ofKind } from './intent.ts'
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

const condition =
  /\b(travel|notice|available|appointments?|shifts?|overtime|hours|works? from|licen[cs]e|references?|visa|permit|remote|relocat\w+|salary|training|speaks?|registered|member)\b/

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
  const rest = index.docs.filter(
    (doc) =>
      doc.kind === 'other' &&
      doc.tag === '' &&
      !formal.test(doc.text) &&
      !condition.test(doc.text) &&
      !certificate.test(doc.text),
  )
  return [
    ...new Set(tagged.length > 0 ? tagged : [...found, ...mixed, ...(found.length + mixed.length > 0 ? [] : rest)]),
  ]
}

/** Lines of education: those that name a degree or an apprenticeship where there are any, before courses and schools named in passing. */
const schooling = (index: AnswerIndex): Doc[] => {
  const lines = index.docs.filter(
    (doc) => doc.tag !== 'education' && (doc.kind === 'other' || doc.kind === 'achievements') && degree.test(doc.text),
  )
  const full = lines.filter((doc) => fullCourse.test(doc.text))
  return full.length > 0 ? full : lines
}

/** The lines that the parser marked, where it marked any; otherwise what their words show. */
const taggedOr =
  (tag: string, byWords: Intent['find']): Intent['find'] =>
  (index) => {
    const tagged = index.docs.filter((doc) => doc.tag === tag)
    return tagged.length > 0 ? tagged : byWords(index)
  }

/** What stands in a resume beside the jobs: education, certificates, languages, awards, pastimes. */
export const recordIntents: Intent[] = [
  {
    name: 'awards',
    tells: 'own',
    asks: /\b(awards?|prizes?|hono(u)?rs?|medals?|recogni[sz]ed|recognitions?|trophy|trophies|accolades?|commendation|distinctions?|scholarships?|won (any|anything|something))\b/,
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
    asks: /\b(which|what|any|her|his|their|your|list|describe|name) (\w+ )?projects?\b/,
    not: /\bproject (manage\w*|plan\w*|lead\w*|budget|team|method\w*)/,
    strict: false,
    list: true,
    find: ofKind('roles'),
  },
  {
    name: 'publications',
    asks: /\b(publi(shed|cation|cations|sh)|papers?|articles?|written (a|any) (book|paper|article)|author(ed)?|journals?|blog|books?)\b/,
    not: /\bread|newspaper|\bbooks?\b.*\b(close|closed|balance)|paperwork/,
    strict: true,
    list: true,
    find: anywhere(
      /\b(publi(shed|cation\w*|sh\w*)|paper|article|journal|author\w*|book|chapter|blog|essay|magazine|column|proceedings|thesis|writ(es|ten|ing))\b/,
    ),
  },
  {
    name: 'talks',
    asks: /\b(talks?|conferences?|spoken|public speaking|speaker|keynotes?|presented at|webinars?|lectures?|presentations?|congress(es)?|speak(ing)? (at|in public|to an audience|in front of))\b/,
    strict: true,
    list: true,
    find: anywhere(
      /\b(talks?|conference|spoke|speaker|speaks (at|to)|speaking (at|to)|public speaking|keynote|present(ed|s|ation\w*)|webinar|lectur\w+|panel\w*|meetup|symposium|congress|poster|audience|workshop)\b/,
    ),
  },
  {
    name: 'education',
    tells: 'own',
    asks: /\b(education(al)?|degrees?|universit\w+|college|stud(y|ied|ies)|graduat\w+|qualifications?|academic(ally)?|school(ing)? (did|do)|which school|what school|major(ed)?|diplomas?|bachelor'?s?|master'?s|phd|doctorate|mba|alma mater|formal (training|education)|go to school|academic background|apprenticeship|(when|where|what|how) (did|were|was|have|are) (you|they|she|he) (\w+ )?(qualif\w+|train(ed)?|graduat\w+|educated|schooled|apprenticed)|vocational)\b/,
    not: /\b(case stud|stud(y|ied) (the|how|whether)|teach|students?|user stud|children|pupils|physical education|religious education|special education|further education|patients|time and motion)\b/,
    strict: true,
    list: true,
    find: taggedOr('education', (index) => [
      ...schooling(index),
      ...index.docs.filter(
        (doc) => doc.kind === 'overview' && /\b(degree|graduate|phd|msc|bsc|mba|bachelor|master)\b/.test(doc.text),
      ),
    ]),
  },
  {
    name: 'certificates',
    tells: 'own',
    asks: /\b(certificat\w+|certified|licen[cs]es?|licen[cs]ed|accredit\w+|credentials?|qualifications?|professional(ly)? qualif\w+|chartered|professional bod\w+|registered with|permits?|tickets?)\b/,
    not: /\bdriv(ing|er)|\b(work|residence) permit|permit to work/,
    strict: true,
    list: true,
    find: (index) => [
      ...index.docs.filter((doc) => doc.tag === 'certificate'),
      ...index.docs.filter(
        (doc) =>
          doc.tag !== 'certificate' &&
          (doc.kind === 'other' || doc.kind === 'achievements') &&
          certificate.test(doc.text),
      ),
      ...index.docs.filter(
        (doc) =>
          doc.kind !== 'other' &&
          doc.kind !== 'achievements' &&
          doc.kind !== 'answer' &&
          /\b(certif\w+|licen[cs]ed|chartered|accredited|registered)\b/.test(doc.text),
      ),
    ],
  },
  {
    name: 'driving',
    asks: /\b(driv(e|es|ing|er'?s?)( a car)?\b.{0,12}\b(licen[cs]e|car|vehicle)|licen[cs]e to drive|own (a )?car|can (you|she|he|they) drive|do (you|they) drive|driver'?s? licen[cs]e)\b/,
    not: /\b(have|has|own|owns|got) (an? |his |her |their |your |own )*(car|vehicle)\b/,
    strict: true,
    list: false,
    find: matching(
      /\b(driv(ing|er'?s?) licen[cs]e|driving permit|licen[cs]e (category|class|b\b|c1?\b)|full (uk |clean )?licen[cs]e|clean licen[cs]e|hgv|lgv|forklift|own car|class (a|b|c|1|2) licen[cs]e)/,
    ),
  },
  {
    name: 'own car',
    asks: /\b(have|has|own|owns|got|access to) (?:an? |the |(?:his|her|their|your) (?:own )?|own )(?:car|vehicle)\b/,
    strict: true,
    list: false,
    tells: 'own',
    find: matching(/\b(own|company|private|personal) (car|vehicle|transport)|\bcar (available|owner)\b/),
  },
  {
    name: 'languages',
    tells: 'own',
    asks: /\b((which|what|how many|any|foreign|other|spoken|more) (foreign |other |spoken |human )?languages?|languages? (skills?|do|does|are|can|you)|multilingual|bilingual|mother tongue|native (language|speaker|tongue)|languages? besides|second language|polyglot)\b/,
    not: /\bprogramming|coding\b/,
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
    tells: 'own',
    asks: /\b(hobb\w+|free time|spare time|leisure|outside (of )?(the )?(work|office|job)|interests|pastimes?|relax|unwind|when (you are|you're|not) (not )?work(ing)?|when (?:you|they|she|he|\w+) (?:isn't|is not|aren't|are not|doesn't|don't) work(?:ing)?|when you(?: are|'re) not \w+ing|off duty|(for|have) fun|weekends?|after (work|hours)|personal interests?|private interests?|away from work|recreation\w*|sports?)\b/,
    not: /\b(work(ing)? ((on|at|during|over|any) )?(the )?weekends?|weekend (shifts?|work|availability)|willing|available)\b/,
    strict: true,
    list: true,
    find: spareTime,
  },
  {
    name: 'volunteering',
    asks: /\b(volunteer\w*|voluntary|charit\w+|community (work|service|involvement|engagement)|unpaid|give back|giving back|pro bono|good causes?|social commitment|civic)\b/,
    strict: true,
    list: true,
    find: matching(
      /\b(volunteer\w*|voluntary|charit\w*|community|pro bono|unpaid|trustee|fundrais\w*|scouts?|rescue|food bank|shelter|non-?profit|ngo|lifeboat|mentor(s|ing)? (at|for|with) (a|the) local)\b/,
    ),
  },
  {
    name: 'references',
    asks: /\b(references?|referees?|vouch for|recommendation letters?|letters? of recommendation|testimonials?|contact (a|your|any) (former|previous))\b/,
    not: /\b(reference (data|model|architecture|manual|library|number)|(with|in) reference to)\b/,
    strict: true,
    list: false,
    find: matching(/\b(references?|referees?|recommendations?|testimonials?)\b/),
  },
  { name: 'patents', asks: /\bpatents?\b/, strict: true, list: true, find: anywhere(/\bpatent\w*\b/) },
  {
    name: 'memberships',
    asks: /\b(member(ship)?s? (of|in)|memberships?|professional (association|society|body|bodies)|affiliat\w+|belong to any)\b/,
    not: /\bteam members?\b/,
    strict: true,
    list: true,
    find: matching(
      /\b(members?|membership|association|society|institute|fellow|chartered|affiliat\w+|federation|guild|chamber)\b/,
    ),
  },
  {
    name: 'portfolio',
    asks: /\b(portfolio|website|github|online (profile|presence)|work samples?|samples? of (your|their) work|see (your|their|examples of) work)\b/,
    not: /\b(built|build|designed|manage|the website|company website|portfolio (of|management))\b/,
    strict: true,
    list: false,
    find: matching(/\b(portfolio|github|gitlab|behance|dribbble|personal (web)?site|example\.)\b/),
  },
]
