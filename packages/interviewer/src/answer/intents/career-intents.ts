import type { AnswerIndex, Doc } from '../build-index.ts'
import { isRunning, jobsLatestFirst, parallelJobs } from '../dates-of-docs.ts'
import { anywhere, type Intent, ofKind } from './intent.ts'

const levels = ['', 'beginner', 'intermediate', 'advanced', 'expert']
const byLevel = (index: AnswerIndex, sign: 1 | -1): Doc[] =>
  index.docs
    .filter((doc) => doc.kind === 'technical' && doc.level !== '')
    .sort((a, b) => sign * (levels.indexOf(b.level) - levels.indexOf(a.level)))

/** A change told in figures: '18% to 31%', 'saved 190 hours', 'grew by a third'. */
const changeInFigures =
  /\d+(?:\.\d+)? ?%|\bfrom \S*\d\S* .{0,20}\bto \S*\d|\b(?:cut|reduc\w+|sav\w+|grew|grow\w*|rais\w+|increas\w+|doubled|halved|lower\w+|won|fell|improv\w+)\b.{0,40}(?:\d|\b(?:half|third|quarter|double)\b)/iu

const latest = (index: AnswerIndex) => jobsLatestFirst(index.docs)
const earlier = (index: AnswerIndex): Doc[] => {
  const jobs = latest(index)
  return jobs.filter((doc) => !isRunning(doc)).length > 0
    ? jobs.filter((doc, place) => place > 0 || !isRunning(doc)).filter((doc) => !isRunning(doc))
    : []
}

const person = '(?:you|they|she|he|the candidate|this person|\\w+)'
const owners = "(?:your|their|her|his|the candidate's|[\\w-]+'s?)"
const job = '(?:job|role|position|post|employer|employment|company|work|workplace|title|occupation)'

/** What someone does and did, leads and is best at. */
export const careerIntents: Intent[] = [
  {
    name: 'introduction',
    whole: true,
    asks: /\b(introduce yourself|about yourself|who (are )?you( are)?\b(?! (work|supervis|manag|lead|report|train|coach))|sum(marise|marize)? (up )?(yourself|your)|summary of|in (a|one|two|three|a few) (nutshell|words?|sentences?|lines?|minutes?)|elevator pitch|your (professional )?(profile|background|story)|overview of (you|your)|walk (me|us) through your (resume|cv|career|background)|tell (me|us) (a (bit|little) )?about you\b|what (kind|sort|type) of \w+ are you|quick (intro|introduction|overview)|describe yourself|career (so far|summary|history|path|overview)|who is (the candidate|this|@name)|what should we know about|why should (we|i) (hire|choose|invite|consider))/,
    not: /\b(salary|team)\b/,
    strict: false,
    list: false,
    find: (index) => [...ofKind('overview')(index), ...latest(index)],
  },
  {
    name: 'current job',
    tells: 'own',
    whole: true,
    asks: new RegExp(
      `\\b(current(ly)?|present(ly)?|latest|most recent|today|nowadays|right now|at the moment|these days|now)\\b.{0,30}\\b(${job}|works?|working|employed|do|doing|boss|based|responsib\\w+)\\b|\\b(where|who|whom|for whom|what company) (do|does|is|are) ${person} (currently )?(work|working|employed|employ)|\\b(works?|working|employed|employer|job|do|doing|based)\\b.{0,20}\\b(now|today|currently|at present|at the moment|right now|these days)\\b|\\bwhat (do|does) ${person} do( for a living| for work| professionally| in (your|their|her|his) (job|role|day job))?\\?|\\bcurrent(ly)? (employed|employer|job|role|position|company|responsibilities)|\\bstill (work|employed)|\\b${job} .{0,20}\\b(hold|holds|have|has|occup\\w+)\\b.{0,12}\\b(now|today|currently|at present|at the moment)\\b|\\bwho (is|employs) (the )?[\\w'-]+( employer)?\\?+$|^what('s| is) ${owners} (job|role|position|job title|title|occupation|profession|trade)\\?*$|\\bup to (now|these days|nowadays|at the moment|currently|today)`,
    ),
    not: /\b(salary|paid|earn|pay|learning|reading|studying|available)\b/,
    strict: false,
    list: false,
    find: (index) =>
      [...latest(index).filter(isRunning), ...latest(index).slice(0, 1)].filter(
        (doc, at, all) => all.indexOf(doc) === at,
      ),
  },
  {
    name: 'previous job',
    tells: 'first',
    whole: true,
    asks: new RegExp(
      `\\b(previous|former|last|prior|preceding|earlier|second(-| to )last)\\s+(${job}|jobs|roles|employers|companies|positions)\\b|\\b(?:job|position|role|post|employer|work)s? (?:was |were |did \\w+ (?:have|hold) )?before\\b|\\b(before (that|this|your current|the current|joining|now|(you|they|she|he) (became|were|was|joined|started|moved|came|worked|took|went|got|entered))|(?:worked?|working|employed|doing) before|work(ed)? (for|at) (before|previously)|previously (work|employed))`,
    ),
    not: /\bwhom? (is|was|are|were|did)\b.*\b(managers?|boss|supervisors?|superiors?|report)\b/,
    strict: false,
    list: false,
    find: earlier,
  },
  {
    name: 'first job',
    tells: 'first',
    whole: true,
    asks: new RegExp(
      `\\b(first|earliest|very first)\\s+(?:\\w+ )?(${job})\\b|\\b(start(ed)?|begin|began|begun) (your|the|their|her|his) (career|working life|professional)|\\bcareer (start|begin|began)|get (your|their|her|his) start\\b|\\b(start|started|begin|began) (out )?(as|in)\\b|\\bstart(ed)? out\\b`,
    ),
    strict: false,
    list: false,
    find: (index) => [...latest(index)].reverse(),
  },
  {
    name: 'longest job',
    tells: 'longest',
    whole: true,
    asks: new RegExp(
      `\\b${job}s?\\b.{0,40}\\b(the )?longest\\b|\\blongest\\b.{0,20}\\b(${job}s?|stay|stint|time)\\b|\\bwhere .{0,30}\\b(stay\\w*|work\\w*|spen[dt]) .{0,15}longest\\b`,
    ),
    strict: false,
    list: false,
    find: latest,
  },
  {
    name: 'jobs at the same time',
    tells: 'together',
    whole: true,
    asks: new RegExp(
      `\\b(two|several|multiple|more than one|both|second|parallel|overlapping) ${job}s?\\b.{0,20}\\b(at once|at the same time|simultaneously|in parallel|at one time)\\b|\\b(overlap\\w*|parallel|simultaneous) ${job}s?\\b|\\b${job}s? .{0,12}\\boverlap`,
    ),
    strict: true,
    list: false,
    find: (index) => parallelJobs(index.docs),
  },
  {
    name: 'employers',
    tells: 'list',
    whole: true,
    asks: /\b(which|what|how many|all|both|each|every|list|name|different|various)\b.{0,25}\b(companies|employers|organi[sz]ations|firms|workplaces|jobs|industries|sectors|positions|posts|job titles)\b|\b(which|what) (companies|employers|organi[sz]ations|firms|places|workplaces|schools|hospitals) (have|has|did)|\b(list|name)\b.{0,20}\b(employers|companies|jobs|positions)\b|\b(work|employment|job) history\b|\bwhere (have|has|did) \w+ work(ed)?( before| so far| previously)?\?|\bcareer history\b|\bhow many (jobs|employers|companies)\b/,
    not: /\b(talk\w*|interview\w*|apply\w*|applied|considering|speaking) (to|with|at|for|elsewhere)\b/,
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
      ...byLevel(index, -1).filter((doc) => doc.level === 'beginner'),
    ],
  },
  {
    name: 'tools',
    tells: 'list',
    whole: true,
    asks: /\b(which|what|any)\b.{0,20}\b(tools?|technolog\w+|software|programs?|systems?|tech stack|programming languages?|machines?|equipment|platforms?|applications|technical skills?|computer skills?|it skills?)\b.{0,30}\b(know|use|used|work|worked|familiar|master|experience|operate|handle|have|are|comfortable|proficient)|\b(tech stack|technical (skills|proficienc\w+|competenc\w+|background)|computer skills|it skills|hard skills)\b/,
    strict: false,
    list: true,
    find: (index) => byLevel(index, 1).concat(ofKind('technical')(index).filter((doc) => doc.level === '')),
  },
  {
    name: 'skills',
    tells: 'list',
    whole: true,
    asks: /\b(what|which) (are )?(your |their |her |his |the )?(\w+ )?skills\b|\bskill ?set\b|\bsoft skills\b/,
    strict: false,
    list: true,
    find: ofKind('skills', 'technical'),
  },
  {
    name: 'leadership',
    asks: /\b(leadership|led|lead|leading|leader|manage|managed|managing|supervis\w+|in charge of|head(ed)?|direct reports?|report to you|oversee|oversaw|overseen|responsib\w+ for)\b.{0,35}\b(experience|team|teams|people|staff|others|anyone|employees|group|colleagues|background|style|role|before|large|big|crew|reports?|someone|department)\b|\b(team|people|staff|line|personnel)[- ](lead\w*|manage\w*|responsib\w*)|\bleadership\b|\bhow (big|large) (is|was|were|are) (the |your |their |her |his )?(\w+ )?(team|squad|department|crew|group|unit|staff)|\bhow many (people|employees|staff|reports|direct reports|persons|colleagues|team members|subordinates)\b(?=.*\b(lead|led|leading|manag\w*|supervis\w*|team|report\w*|under|responsib\w*|in charge|crew|staff|direct\w*|department|shift|oversee|oversaw|head|run)\b)|\bever (led|managed|supervised)\b|\bmanag(er|ement) experience|\bmanag(e|ed|ing) (people|others|a team|staff)|\b(whom|who) (do|does|did|are|is|have|has) (you|they|she|he) (\w+ )?(manag\w*|lead\w*|led|supervis\w*|direct\w*|train\w*|in charge|responsible)|\bdirect reports\b|\breport(s|ing)? to (you|them|her|him)\b|\bhow many (people|colleagues|persons|staff|members) .{0,20}\b(team|crew|section|group|department|shift|you)\b|\bpeople (report|reporting) to\b/,
    strict: false,
    list: false,
    find: (index) => [
      ...ofKind('leadership')(index),
      ...[...latest(index), ...ofKind('roles')(index)].filter((doc) =>
        /\b(led|leads?|leading|managed|manages|supervis\w+|headed|heads|coordinat\w+|team of|mentor\w*|chairs?|(run|runs|ran|running|oversees?|oversaw|in charge of) .{0,40}\b(people|staff|employees|team|crew))\b/.test(
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
    name: 'figures',
    asks: /\b(results?|successes|impact|contributions?|achievements?)\b.{0,30}\b(in (numbers|figures)|measur\w+|quantif\w+)|\b(measurable|quantifiable|quantified)\b.{0,20}\b(results?|success\w*|impact|achievements?)|\b(which|what) (numbers|figures|kpis|metrics) (has|have|did|can|does)\b/,
    tells: 'own',
    strict: false,
    list: false,
    find: (index) =>
      index.docs.filter(
        (doc) =>
          (doc.kind === 'experience' || doc.kind === 'leadership' || doc.kind === 'roles') &&
          doc.sentences.some((sentence) => changeInFigures.test(sentence)),
      ),
  },
  {
    name: 'total years',
    tells: 'career',
    asks: /\b(how many years|how long|years)\b.{0,30}\b(experience|in (the|this|your) (field|industry|profession|business|trade|job|line|sector|role)|career|worked|working|been (a|an|in|working|doing)|professional(ly)?|practi[sc]ing|on the job)\b/,
    strict: false,
    list: false,
    find: (index) => [
      ...index.docs.filter((doc) => doc.kind === 'overview' && /\b(years?|decades?|since)\b/.test(doc.text)),
      ...[...latest(index)].reverse(),
    ],
  },
]
