import type { AnswerIndex, Doc } from './build-index.ts'
import { isRunning, jobsLatestFirst } from './dates-of-docs.ts'
import type { ReadQuestion, Topic } from './read-question.ts'
import { terms } from './text/words.ts'

/**
 * A subject that employers ask about in many words and that resumes state in a known place. `find` gives the evidence, best first.
 * A strict intent whose evidence is missing means that the resume does not say; the others leave it to the search.
 */
export type Intent = {
  name: string
  asks: RegExp
  not?: RegExp
  strict: boolean
  list: boolean
  /** Its evidence answers whatever else the question says. */
  whole?: boolean
  find: (index: AnswerIndex) => Doc[]
}

const matching =
  (pattern: RegExp, kinds?: Doc['kind'][]) =>
  (index: AnswerIndex): Doc[] =>
    index.docs.filter(
      (doc) => doc.kind !== 'answer' && (kinds === undefined || kinds.includes(doc.kind)) && pattern.test(doc.text),
    )

/** Resume items first, then released answers of which the question or the text fits. */
const anywhere =
  (pattern: RegExp) =>
  (index: AnswerIndex): Doc[] => [
    ...index.docs.filter((doc) => doc.kind !== 'answer' && pattern.test(doc.text)),
    ...index.docs.filter((doc) => doc.kind === 'answer' && pattern.test(doc.text)),
  ]

const ofKind =
  (...kinds: Doc['kind'][]) =>
  (index: AnswerIndex): Doc[] =>
    kinds.flatMap((kind) => index.docs.filter((doc) => doc.kind === kind))

const levels = ['', 'beginner', 'intermediate', 'advanced', 'expert']
const byLevel = (index: AnswerIndex, sign: 1 | -1): Doc[] =>
  index.docs
    .filter((doc) => doc.kind === 'technical' && doc.level !== '')
    .sort((a, b) => sign * (levels.indexOf(b.level) - levels.indexOf(a.level)))

const languages =
  'english|german|french|spanish|italian|portuguese|dutch|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|slovenian|swedish|norwegian|danish|finnish|estonian|latvian|lithuanian|icelandic|irish|welsh|gaelic|catalan|basque|galician|arabic|hebrew|persian|farsi|urdu|hindi|punjabi|bengali|gujarati|tamil|telugu|marathi|malayalam|kannada|sinhala|nepali|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|amharic|somali|yoruba|igbo|hausa|zulu|xhosa|afrikaans|twi|wolof|albanian|macedonian|bosnian|armenian|georgian|azerbaijani|kazakh|uzbek|mongolian|latin|esperanto|sign language|bsl|asl'
const languageAtStart = new RegExp(`^(${languages})\\b`)
const languageAnywhere = new RegExp(`\\b(${languages})\\b`)
const degree =
  /\b(b\.?sc|m\.?sc|b\.?a|m\.?a|b\.?eng|m\.?eng|ll\.?b|ll\.?m|mba|ph\.?d|dphil|md|mbbs|pgce|bachelor'?s?|master'?s? (of|degree|in)|doctorate|degree|diploma|university|universidad\w*|universitat|universite|college|polytechnic|institute of technology|academy|faculty|school of|high school|secondary school|grammar school|a-levels?|gcses?|abitur|matura|graduated|apprenticeship|hnd|hnc|btec|nvq|vocational (training|school)|studied|qualified teacher)\b/
const certificate =
  /\b(certif\w+|licen[cs]e\w*|accredit\w+|chartered|registered|qualified|diploma|permit|credential|award in|level \d|valid (until|to|through)|medical valid|card holder|prince2|pmp|itil|cips|cisa|cissp|cfa|acca|aca|cima|cpa|iosh|nebosh|osha|cscs|gwo|imo|stcw)\b/
const hobby =
  /\b(hobb\w+|interests?|volunteer\w*|plays?|playing|sings?|singing|choir|runs? (a|the|marathons?|half|ultra)|running|hik\w+|climb\w+|cycl\w+|swim\w*|row(s|ing)|sail\w*|ski\w*|garden\w*|paint\w*|bak(es|ing)|cook(s|ing)|knit\w*|sew\w*|chess|football|rugby|tennis|cricket|basketball|volleyball|hockey|judo|karate|yoga|danc\w+|guitar|piano|violin|cello|drums?|accordion|band|orchestra|photograph\w*|pottery|ceramics?|woodwork\w*|carpentry|birds?|bird ?watch\w*|bee\w*|allotment|astronom\w*|read(s|ing) (novels?|books?|club)|book club|travel\w*|films?|theatre|amateur|coaches? (an? )?(under|junior|youth|local)|restor(es|ing)|collects?|collector|keeps|breeds|fosters|scout\w*|weekends?|evenings?|spare time|free time|club|league|marathon|triathl\w+|trail|boat|kayak\w*|canoe\w*|surf\w*|surfing|fish(es|ing)|angl(er|ing)|quiz|puzzles?|games?|lifeboat|rescue)\b/
const formal =
  /\b(university|degree|b\.?sc|m\.?sc|diploma|certif\w+|licen[cs]e\w*|fluent\w*|native\w*|conversational|bilingual|available|notice|references?|visa|permit|ba in|ma in|bachelor\w*|institute of)\b/

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
  const mixed = index.docs.filter((doc) => doc.kind === 'other' && hobby.test(doc.text))
  return [...new Set([...tagged, ...found, ...mixed])]
}

const latest = (index: AnswerIndex) => jobsLatestFirst(index.docs)
const earlier = (index: AnswerIndex): Doc[] => {
  const jobs = latest(index)
  return jobs.filter((doc) => !isRunning(doc)).length > 0
    ? jobs.filter((doc, place) => place > 0 || !isRunning(doc)).filter((doc) => !isRunning(doc))
    : []
}

const person = '(?:you|they|she|he|the candidate|this person|\\w+)'
const job = '(?:job|role|position|post|employer|employment|company|work|workplace|title|occupation)'

export const intents: Intent[] = [
  {
    name: 'introduction',
    whole: true,
    asks: /\b(introduce yourself|about yourself|who (are )?you( are)?\b(?! (work|supervis|manag|lead|report|train|coach))|sum(marise|marize)? (up )?(yourself|your)|summary of|in (a|one|two|three|a few) (nutshell|words?|sentences?|lines?|minutes?)|elevator pitch|your (professional )?(profile|background|story)|overview of (you|your)|walk (me|us) through your (resume|cv|career|background)|tell (me|us) (a (bit|little) )?about you\b|what (kind|sort|type) of \w+ are you|quick (intro|introduction|overview)|describe yourself|yourself in|career (so far|summary|history|path|overview)|who is (the candidate|this|@name)|what should we know about|why should (we|i) (hire|choose|invite|consider))/,
    not: /\b(salary|team)\b/,
    strict: false,
    list: false,
    find: (index) => [...ofKind('overview')(index), ...latest(index)],
  },
  {
    name: 'current job',
    whole: true,
    asks: new RegExp(
      `\\b(current(ly)?|present(ly)?|latest|most recent|today|nowadays|right now|at the moment|these days|now)\\b.{0,30}\\b(${job}|works?|working|employed|do|doing|boss|based|responsib\\w+)\\b|\\b(where|who|whom|for whom|what company) (do|does|is|are) ${person} (currently )?(work|working|employed|employ)|\\b(works?|working|employed|employer|job|do|doing|based)\\b.{0,20}\\b(now|today|currently|at present|at the moment|right now|these days)\\b|\\bwhat (do|does) ${person} do( for a living| for work| professionally| in (your|their|her|his) (job|role|day job))?\\?|\\bcurrent(ly)? (employed|employer|job|role|position|company|responsibilities)|\\bstill (work|employed)`,
    ),
    not: /\b(salary|paid|earn|pay|learning|reading|studying|available)\b/,
    strict: false,
    list: false,
    find: latest,
  },
  {
    name: 'previous job',
    whole: true,
    asks: new RegExp(
      `\\b(previous|former|last|prior|preceding|earlier|second(-| to )last)\\s+(${job}|jobs|roles|employers|companies|positions)\\b|\\b(before (that|this|your current|the current|joining|now|(you|they|she|he) (became|were|was|joined|started|moved|came|worked|took))|worked? before|work(ed)? (for|at) (before|previously)|previously (work|employed))`,
    ),
    strict: false,
    list: false,
    find: earlier,
  },
  {
    name: 'first job',
    whole: true,
    asks: new RegExp(
      `\\b(first|earliest|very first)\\s+(?:\\w+ )?(${job})\\b|\\b(start(ed)?|begin|began|begun) (your|the|their|her|his) (career|working life|professional)|\\bcareer (start|begin|began)|get (your|their|her|his) start\\b`,
    ),
    strict: false,
    list: false,
    find: (index) => [...latest(index)].reverse(),
  },
  {
    name: 'employers',
    whole: true,
    asks: /\b(which|what) (companies|employers|organi[sz]ations|firms|places|workplaces|schools|hospitals) (have|has|did)|\b(list|name)\b.{0,20}\b(employers|companies|jobs|positions)\b|\b(work|employment|job) history\b|\bwhere (have|has|did) \w+ work(ed)?( before| so far| previously)?\?|\bcareer history\b|\bhow many (jobs|employers|companies)\b/,
    strict: false,
    list: true,
    find: latest,
  },
  {
    name: 'best skill',
    whole: true,
    asks: /\b(best|strongest|strong|top|greatest|main|core|key|biggest|most proficient|most skilled|most advanced|most experienced|deepest)\b.{0,30}\b(skills?|at|tools?|technolog\w+|strengths?|suit|language|software|competenc\w+|expertise|area|asset|in)\b|\bstrengths?\b|\b(expert|excel|specialis|specializ)\w*\b.{0,8}\b(in|at|with)?\?$|\bwhat (are|is) \w+ (really |particularly |especially )?(good|best|great|skilled|expert) (at|in|with)|\bspeciali[sz]\w+\b|\bforte\b|\bwhat (tool|technology|software|skill) \w+ \w+ (know|master|use)s? best/,
    not: /\b(weak|customer|achievement|experience of your life)\b/,
    strict: false,
    list: false,
    find: (index) => [
      ...byLevel(index, 1).filter((doc, _, all) => doc.level === all[0]?.level),
      ...ofKind('skills')(index),
      ...byLevel(index, 1),
    ],
  },
  {
    name: 'weakest skill',
    asks: /\b(weak(est|ness|nesses)?|least (experienced|proficient|comfortable|familiar|strong|confident)|beginner|lowest|shortcoming|development areas?|still learning|improve on|not (so |very )?(good|strong|confident))\b/,
    strict: false,
    list: false,
    find: (index) => [
      ...anywhere(/\b(weakness|beginner|still learning|struggle with|improve on)\b/)(index),
      ...byLevel(index, -1),
    ],
  },
  {
    name: 'tools',
    whole: true,
    asks: /\b(which|what|any)\b.{0,20}\b(tools?|technolog\w+|software|programs?|systems?|tech stack|programming languages?|machines?|equipment|platforms?|applications|technical skills?|computer skills?|it skills?)\b.{0,30}\b(know|use|used|work|worked|familiar|master|experience|operate|handle|have|are|comfortable|proficient)|\b(tech stack|technical (skills|proficienc\w+|competenc\w+|background)|computer skills|it skills|hard skills)\b/,
    strict: false,
    list: true,
    find: (index) => byLevel(index, 1).concat(ofKind('technical')(index).filter((doc) => doc.level === '')),
  },
  {
    name: 'skills',
    whole: true,
    asks: /\b(what|which) (are )?(your |their |her |his |the )?(\w+ )?skills\b|\bskill ?set\b|\bsoft skills\b/,
    strict: false,
    list: true,
    find: ofKind('skills', 'technical'),
  },
  {
    name: 'leadership',
    asks: /\b(leadership|led|lead|leading|leader|manage|managed|managing|supervis\w+|in charge of|head(ed)?|direct reports?|report to you|oversee|oversaw|overseen|responsib\w+ for)\b.{0,35}\b(experience|team|teams|people|staff|others|anyone|employees|group|colleagues|background|style|role|before|large|big|crew|reports?|someone|department)\b|\b(team|people|staff|line|personnel)[- ](lead\w*|manage\w*|responsib\w*)|\bleadership\b|\bhow (big|large) (is|was|were|are) (the |your |their |her |his )?(\w+ )?(team|squad|department|crew|group|unit|staff)|\bhow many (people|employees|staff|reports|direct reports|persons|colleagues|team members|subordinates)\b|\bever (led|managed|supervised)\b|\bmanag(er|ement) experience|\bmanag(e|ed|ing) (people|others|a team|staff)|\b(whom|who) (do|does|did|are|is|have|has) (you|they|she|he) (\w+ )?(manag\w*|lead\w*|led|supervis\w*|direct\w*|train\w*|in charge|responsible)|\bdirect reports\b|\breport(s|ing)? to (you|them|her|him)\b|\bhow many (people|colleagues|persons|staff|members) .{0,20}\b(team|crew|section|group|department|shift|you)\b|\bpeople (report|reporting) to\b/,
    strict: false,
    list: false,
    find: (index) => [
      ...ofKind('leadership')(index),
      ...index.docs.filter(
        (doc) =>
          (doc.kind === 'roles' || doc.kind === 'experience') &&
          /\b(led|leads?|leading|managed|manages|supervis\w+|headed|heads|coordinat\w+|team of|mentor\w*|chairs?)\b/.test(
            doc.text,
          ),
      ),
    ],
  },
  {
    name: 'mentoring',
    asks: /\b(mentor\w*|coach(ed|ing)? (junior|new|others|people|staff|colleagues|someone)|train(ed|ing)? (new|junior|others|staff|people|colleagues|someone|apprentices)|develop(ed|ing)? (your |their |the )?(people|others|staff|junior\w*|talent|team|colleagues)|teach (others|colleagues|juniors)|junior (colleagues|staff|people|members))\b/,
    strict: false,
    list: false,
    find: anywhere(
      /\b(mentor\w*|coach\w*|train(s|ed|ing|ees?)|apprentices?|preceptor|supervis\w+|juniors?|newly|interns?|new (starters|hires|staff)|tutor\w*|onboard\w*)\b/,
    ),
  },
  {
    name: 'achievements',
    asks: /\b(achievements?|accomplish\w*|proud(est)?|biggest (success|win|impact)|greatest (success|win|impact)|highlights?|success stor\w+|career high|claim to fame|track record|most successful|stand(s)? out)\b/,
    strict: false,
    list: true,
    find: ofKind('achievements'),
  },
  {
    name: 'awards',
    asks: /\b(awards?|prizes?|hono(u)?rs?|medals?|recogni[sz]ed|recognitions?|trophy|trophies|accolades?|commendation|distinctions?|scholarships?|won (any|anything|something))\b/,
    strict: true,
    list: true,
    find: (index) =>
      [
        ...ofKind('achievements')(index),
        ...index.docs.filter((doc) => doc.kind !== 'achievements' && doc.kind !== 'answer'),
      ].filter((doc) =>
        /\b(awards?|prizes?|hono(u)?r\w*|medal\w*|winn\w+|won|recogni[sz]\w+|trophy|commend\w+|distinction|scholarship\w*|shortlist\w*|finalist\w*|nominat\w+|of the (year|month)|best|first place|rank\w*)\b/.test(
          doc.text,
        ),
      ),
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
    asks: /\b(talks?|conferences?|spoken|public speaking|speaker|keynotes?|presented at|webinars?|lectures?|presentations?|speak(ing)? (at|in public|to an audience))\b/,
    strict: false,
    list: true,
    find: anywhere(
      /\b(talks?|conference|spoke|speak\w*|keynote|present(ed|s|ation\w*)|webinar|lectur\w+|panel\w*|meetup|symposium|audience|workshop)\b/,
    ),
  },
  {
    name: 'education',
    asks: /\b(education(al)?|degrees?|universit\w+|college|stud(y|ied|ies)|graduat\w+|qualifications?|academic(ally)?|school(ing)? (did|do)|which school|what school|major(ed)?|diplomas?|bachelor'?s?|master'?s|phd|doctorate|mba|alma mater|formal (training|education)|go to school|academic background|apprenticeship|(when|where|what|how) (did|were|was|have|are) (you|they|she|he) (\w+ )?(qualif\w+|train(ed)?|graduat\w+|educated|schooled|apprenticed)|vocational)\b/,
    not: /\b(case stud|stud(y|ied) (the|how|whether)|teach|students?|user stud|children|pupils|physical education|religious education|special education|further education|patients|time and motion)\b/,
    strict: true,
    list: true,
    find: (index) => [
      ...index.docs.filter((doc) => doc.tag === 'education'),
      ...index.docs.filter(
        (doc) =>
          doc.tag !== 'education' && (doc.kind === 'other' || doc.kind === 'achievements') && degree.test(doc.text),
      ),
      ...index.docs.filter(
        (doc) => doc.kind === 'overview' && /\b(degree|graduate|phd|msc|bsc|mba|bachelor|master)\b/.test(doc.text),
      ),
    ],
  },
  {
    name: 'certificates',
    asks: /\b(certificat\w+|certified|licen[cs]es?|licen[cs]ed|accredit\w+|credentials?|qualifications?|professional(ly)? qualif\w+|chartered|professional bod\w+|registered with|permits?|tickets?)\b/,
    not: /\bdriv(ing|er)/,
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
    strict: true,
    list: false,
    find: matching(
      /\b(driv(ing|er'?s?) licen[cs]e|driving permit|licen[cs]e (category|class|b\b|c1?\b)|full (uk |clean )?licen[cs]e|clean licen[cs]e|hgv|lgv|forklift|own car|class (a|b|c|1|2) licen[cs]e)/,
    ),
  },
  {
    name: 'languages',
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
          (languageAtStart.test(doc.text) ||
            /\b(speaks?|fluent\w*|native\w*|conversational|bilingual|mother tongue|languages?|spoken|proficient|basic|working|intermediate|advanced|interprets?)\b/.test(
              doc.text,
            )),
      ),
    ],
  },
  {
    name: 'spare time',
    asks: /\b(hobb\w+|free time|spare time|leisure|outside (of )?(the )?(work|office|job)|interests|pastimes?|relax|unwind|when (you are|you're|not) (not )?work(ing)?|off duty|(for|have) fun|weekends?|after (work|hours)|personal interests?|private interests?|away from work|recreation\w*|sports?)\b/,
    not: /\b(work(ing)? (on|at|during) weekends?|weekend (shifts?|work|availability)|willing|available)\b/,
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
    name: 'salary',
    asks: /\b(salary|salaries|pay expectation|compensation|wages?|remuneration|(day|hourly) rate|how much (do|does|did|would|are|is) (you|they|she|he|the candidate) (earn|make|paid|want to earn|expect|charge|get paid)|paid|(salary|pay|compensation|benefits?) package|bonus expect\w*|money (do|are) you|earning)\b/,
    not: /\b(payroll|bonus scheme you|designed|sales|pay gap|banding|bands|negotiat|review)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(salary|expected (salary|pay|compensation)|pay expectation|day rate|hourly rate|per annum|a year gross)\b/,
    ),
  },
  {
    name: 'availability',
    asks: /\b(availab(le|ility)|notice( period)?|when (can|could|would|will|might|are|is) (you|they|she|he|the candidate) (be able to |able to |ready to |free to |possibly )?(start|begin|join|free|come|available)|how (soon|quickly|early) (can|could|would|are)|(can|could|would|able to|free to) (you|they|she|he)? ?(start|begin|join)\b(?! (a|an|up|with a|from scratch))|earliest (start|date|possible)|start(ing)? date|immediate(ly)? (start|available)|(start|join|begin) (work )?(with us|here|for us|next (week|month)|immediately|straight away|right away|tomorrow|soon))\b/,
    not: /\b(did|system|service|high availability|uptime)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(available|availability|notice( period)?|(can|could|free to|ready to) (start|join|begin)|immediately|start(ing)? date|earliest start)\b/,
    ),
  },
  {
    name: 'relocation',
    asks: /\b((would|willing|open|ready|able|happy|prepared|consider\w*|want\w*|plan\w*|possible|need)\b.{0,20}\brelocat\w+|relocation|relocate to|move (to|house|home|cities|city|abroad|for)|moving (to|abroad)|willing to (move|live)|live in|where (do|does) (you|they|she|he|@name) live|based in|where (are|is) (you|they|she|he|the candidate) (based|located)|commut\w+|current location|located)\b/,
    not: /\b(move to (the )?(cloud|kubernetes|new|digital|automat|another (system|tool))|customers|team based)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(relocat\w+|willing to move|open to mov\w+|based in|lives? in|living in|located in|commut\w+|resident in|home base)\b/,
    ),
  },
  {
    name: 'remote work',
    asks: /\b(remote(ly)?|hybrid|home[- ]?office|work(ing)? from home|on-?site|in the office)\b/,
    not: /\b(remote (sens|site|village|area|control|island)|team remotely)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(remote(ly)?|hybrid|home office|from home|on-?site|distributed team)\b/),
  },
  {
    name: 'working hours',
    asks: /\b(part[- ]?time|full[- ]?time|flexible (hours|working)|hours (a|per) week|work(ing)? hours|job[- ]?shar\w+)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(part[- ]?time|full[- ]?time|flexible|hours (a|per) week|job[- ]?share|days (a|per) week)\b/),
  },
  {
    name: 'shifts',
    asks: /\b(shift work|night shifts?|work(ing)? (nights|weekends|shifts|after dark|late)|weekend (work|shifts?)|out[- ]of[- ]hours|on[- ]call)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(shifts?|nights?|weekends?|on[- ]call|out[- ]of[- ]hours|rota|late)\b/),
  },
  {
    name: 'travel',
    asks: /\b(travel(l?ing)? (for (work|the job|business)|require|up to|abroad|often|much|regularly)|willing(ness)? to travel|business (trips?|travel)|open to travel|happy to travel|ready to travel)\b/,
    strict: true,
    list: false,
    find: anywhere(/\b(travel\w*|business trips?)\b/),
  },
  {
    name: 'work permit',
    asks: /\b(visa|work permit|permit to work|right to work|sponsorship|authori[sz]ed to work|eligible to work|legally (work|allowed)|green card|work authori[sz]ation|residence permit|settled status)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(visa|work permit|right to work|sponsorship|authori[sz]ed to work|eligible to work|green card|settled status|residence permit|eu citizen)\b/,
    ),
  },
  {
    name: 'references',
    asks: /\b(references|referees?|vouch for|recommendation letters?|letters? of recommendation|testimonials?|contact (a|your|any) (former|previous))\b/,
    not: /\b(reference (data|model|architecture|manual))\b/,
    strict: true,
    list: false,
    find: matching(/\b(references?|referees?|recommendations?|testimonials?)\b/),
  },
  {
    name: 'clearance',
    asks: /\b(security clearance|clearance|vetted|vetting|background check|dbs|police check|cleared)\b/,
    not: /\b(customs clearance|site clearance)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(security clearance|(sc|dv|secret|top secret) clear\w+|clearance|vetted|vetting|dbs|background check)\b/,
    ),
  },
  {
    name: 'contact',
    asks: /\b(phone( number)?|e-?mail( address)?|contact (details|information|data|you|them)|(home|postal|street) address|linkedin|reach you|mobile number|telephone number|(your|their) number)\b/,
    not: /\b(phone (calls?|support|lines?|system|app|queue|screen)|email (campaign|marketing|templates?)|emails)\b/,
    strict: true,
    list: false,
    find: () => [],
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
  {
    name: 'future',
    asks: /\b(in (five|ten|three|\d+) years|five years from now|career (goals?|plans?|aspirations?|ambitions?)|long[- ]term (goals?|plans?)|next (career )?(step|move|role)|looking for (in|next)|what (do|does|are|is) (you|they|she|he|the candidate) (want|looking|hope|aim|aspire|seek\w*)|see yourself|aspirations?|ambitions?|future plans|why (do|are|would) (you|they) (want|applying|interested|like) (to work|to join|this (job|role|position)|for|in (us|our|this)|us)|dream job|ideal (job|role|employer))\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(seeking|looking (for|to)|aims? to|hope[sd]? to|wants? to|would like to|goal|ambition|aspir\w+|next (step|role)|career objective|objective:|in the future|interested in (a|moving|working))\b/,
    ),
  },
  {
    name: 'leaving',
    asks: /\b(why|reason|what made|what prompted)\b.{0,40}\b(leave|leaving|left|quit|resign\w*|move on|moved on|change jobs?|changing jobs?|depart\w*|looking for a (new|change)|let go|fired|dismissed)\b|\breasons? for (leaving|the change)/,
    not: /\b(staff|employees|customers|people|nurses|engineers|teachers|turnover|patients) (leave|leaving|left|quit)/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(i left|left (because|when|to|after)|leaving|moved on|made redundant|redundancy|contract (ended|ended|came to an end)|resign\w*|closed down|relocat\w+ (to|with)|career break)\b/,
    ),
  },
  {
    name: 'gap',
    asks: /\b(gap|career break|time off|sabbatical|unemployed|between jobs|break in (your|the|employment))\b/,
    not: /\b(pay gap|gap analysis|skills gap|gap in the market|attainment gap)\b/,
    strict: true,
    list: false,
    find: anywhere(
      /\b(career break|sabbatical|parental leave|time off|gap year|travelling|between jobs|unemploy\w+)\b/,
    ),
  },
  {
    name: 'total years',
    asks: /\b(how many years|how long|years)\b.{0,30}\b(experience|in (the|this|your) (field|industry|profession|business|trade|job|line|sector|role)|career|worked|working|been (a|an|in|working|doing)|professional(ly)?|practi[sc]ing|on the job)\b/,
    strict: false,
    list: false,
    find: (index) => [
      ...index.docs.filter((doc) => doc.kind === 'overview' && /\b(years?|decades?|since)\b/.test(doc.text)),
      ...[...latest(index)].reverse(),
    ],
  },
]

const evidence = new WeakMap<AnswerIndex, Map<string, Doc[]>>()

/** The evidence of an intent, best first; found once per index. */
export const evidenceOf = (intent: Intent, index: AnswerIndex): Doc[] => {
  const known = evidence.get(index) ?? new Map<string, Doc[]>()
  evidence.set(index, known)
  const docs = known.get(intent.name) ?? intent.find(index)
  known.set(intent.name, docs)
  return docs
}

/** The intents that a question shows, in the order of the table. */
export const intentsOf = (question: ReadQuestion): Intent[] =>
  intents.filter((intent) => intent.asks.test(question.plain) && !(intent.not?.test(question.plain) ?? false))

/** The topics of a question that are not the words by which it shows the intent: 'nursing' in 'a degree in nursing'. */
export const beyondIntent = (question: ReadQuestion, intent: Intent): Topic[] => {
  const words = new Set(terms(intent.asks.exec(question.plain)?.[0] ?? ''))
  return question.topics.filter((topic) => topic.weight === 1 && !topic.named && !words.has(topic.stem))
}

/** Names of the world's larger languages: asked about in small letters too ('do you speak german'). */
export const languageNames: ReadonlySet<string> = new Set(languages.split('|'))
