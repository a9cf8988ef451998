import { readDeed } from '../facts/clause.ts'
import { whySilent } from '../facts/line-facts.ts'
import { sayAsItStands } from '../facts/phrase.ts'
import { piecesOf } from '../facts/pieces.ts'
import { isForeign } from '../facts/wording.ts'
import type { ResumeItem } from '../interviewer.ts'
import { bodyOf, clausesOf, sayClause } from './clauses.ts'
import { number } from './numbers.ts'
import { named, type Subject } from './subject.ts'
import { weights } from './weights.ts'

/** Words by which a line stands out, the most telling first. `done` wants a past deed of the person's own. */
const cues: readonly { family: string; words: RegExp; done?: true }[] = [
  {
    family: 'telling.turn',
    words:
      /\b(?:and|,) then\b|\bafter (?:\d+|\p{L}+) years (?:in|at|on|of|as)\b|\bwho started (?:on|as|in|out)\b|\b(?:coming|came|going) back to\b|\bnow (?:in|on|at|head|running)\b|\bbefore that\b/iu,
  },
  {
    family: 'telling.failure',
    words:
      /(?<!\b(?:have|has|ve) )\bnot (?:achieved|reached|finished|completed|approved|accepted|adopted|funded)\b|\bdid not (?:work|succeed|last|survive)\b|\b(?:abandoned|cancelled|discontinued|shelved)\b|\bnever (?:shipped|launched|built|published|opened)\b/i,
  },
  { family: 'telling.find', words: /^(?:found|traced|discovered|spotted|uncovered) (?:an?|the)\b/i, done: true },
  {
    family: 'telling.escape',
    words:
      /\b(?:fire|flood|explosion|collision|capsiz\p{L}{1,4}|collapse|crash|spill|leak|blackout|storm|typhoon|earthquake|burst)\b.{0,90}\b(?:nobody|no one|no (?:deaths?|injur\p{L}{1,4}|loss\p{L}{0,2}|damage)|without)\b/iu,
  },
  {
    family: 'telling.clean',
    words:
      /\b(?:no|zero|without (?:an? |any )?)(?: ?(?:reportable|serious|major|single|lost-time))? ?(?:accidents?|complaints?|losses|loss|incidents?|injur(?:y|ies)|findings|outages?)\b|\b(?:nobody|no one) (?:was )?(?:hurt|injured|lost|dismissed|laid off)\b/i,
  },
  {
    family: 'telling.share',
    words: new RegExp(
      String.raw`\b(?:of (?:which|whom)|, ) ?${number} (?:of them )?(?:had|were|passed|became|stayed|without|ended|led|came|went|won|made|got)\b`,
      'i',
    ),
  },
  {
    family: 'telling.first',
    words:
      /\b(?:the|our|its|[\p{L}’']+['’]s) first (?!aid|author|world|grade|nation|lady|officer|year|line|level|floor|shift|time|name|class|attempt|try|sitting|sight|draft|half|quarter|day|week|month|two|three|\d|respon|contact|point|language|instance|team|prize|place)/iu,
    done: true,
  },
  {
    family: 'telling.lasting',
    words:
      /\bstill (?:uses?|used|in use|runs?)\b|\b(?:adopted|copied|taken over) by\b|\b(?:now used (?:by|in)|used by (?:\d|all|every|the whole)|the whole (?:team|company|office|department|ward|school) (?:used|uses))\b|\bhave taken (?:it|them) over\b/i,
  },
  { family: 'telling.best', words: /\b(?:best|highest|lowest|fewest)\b.{0,40} of (?:all|the) (?:\d+|\p{L}+s)\b/iu },
  { family: 'telling.despite', words: /\b(?:despite|in spite of|even though)\b/i, done: true },
  { family: 'telling.alone', words: /\b(?:alone|single-handed\w*|by myself|on my own|the only \p{L}+)\b/iu },
  {
    family: 'telling.time',
    words: new RegExp(String.raw`\b(?:in|within) (?:only |just )?${number} (?:hours|days|weeks)\b`, 'i'),
    done: true,
  },
]

/** Sections that tell of undertakings which can fail. */
const enterprise: ReadonlySet<ResumeItem['section']> = new Set(['experience', 'overview', 'leadership', 'roles'])

/** Cues that are told by a denial, and the words of one. */
const negative = new Set(['telling.failure', 'telling.clean', 'telling.escape', 'telling.despite'])
const negated = /\b(?:not|never|cannot)\b|n['’]t\b/iu

/** Where a clause begins to tell a result of what was made. */
const resultAfter =
  /,? (?=(?:that|which) (?:has |have )?(?:grew|raised|increased|reduced|cut|lowered|improved|brought) )/i

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const counted = new RegExp(
  String.raw`(?<!\p{L}|\d|\d[-–]|\p{L} [–-]|\b(?:class|year|grade|level|ages?) |to |over |about |by |of |than |from |and |between |[$€£])(?<count>(?<size>${number}) (?:\p{Ll}+ )?(?<noun>\p{Ll}{2,}[^s\P{L}]s|people|women|men|children))(?! (?:a|an|per|each|old|from|of|in)\b|\p{L})`,
  'u',
)
const noThings =
  /(?:years|months|weeks|days|hours|minutes|seconds|times|percent|tons|tonnes|metres|meters|miles|hectares|covers|points|euros|pounds|dollars|lines|steps|levels|halves|others|shifts|nights)$/
const persons =
  /(?:people|women|men|children|doctors|physicians|residents|patients|passengers|sailors|agents|agencies|customers|clients|owners|programmers|seniors|publishers|pupils|students|colleagues|employees|volunteers|nurses|clerks|drivers|developers|engineers|trainees|apprentices|technicians|members|players|cooks|assistants|managers|receptionists|attendants|designers|researchers|teachers)$/

const peopleIn = (line: string): string | null => {
  const { count, size, noun } = counted.exec(line)?.groups ?? {}
  if (count === undefined || size === undefined || noun === undefined || noThings.test(noun)) return null
  const value = Number(size.replace(/[.,]/g, ''))
  const some = (Number.isNaN(value) && size !== 'two') || (value >= 3 && value <= 90)
  return some && persons.test(noun) ? count : null
}

/** What stands out in the lines of an item, wherever it stands: finds, failures, changes and records before plain duties. */
/** Verbs by which people tell of their past, beside those that end in -ed. */
const wentBy =
  /^(?:was|were|had|have|went|came|began|worked|became|ran|taught|spent|grew|left|did|took|made|got|built|drove|sold|wrote|led|held|fell|\p{L}+ed)$/iu
/** Whether a clause says in the present what somebody does again and again. */
const isHabit = (clause: string): boolean => {
  const verb = /(?:^|\s)I (?:\p{L}+ly )?(\p{L}+)/u.exec(clause)?.[1]
  return verb !== undefined && !wentBy.test(verb)
}

export const tellingSubjects = (item: ResumeItem): Subject[] => {
  const body = bodyOf(item)
  if (body === null) return []
  return piecesOf(body.field, body.text)
    .slice(0, 30)
    .flatMap((piece, sentence): Subject[] => {
      if (whySilent(piece.text, false) !== null || isForeign(piece.text)) return []
      const topic = `${body.field} ${sentence}`
      const [line = '', ...parts] = clausesOf(piece.text)
      const found: Subject[] = []
      for (const { family, words, done } of cues) {
        // a limit of a skill, and a card that has run out, are no failures
        if (family === 'telling.failure' && !enterprise.has(item.section)) continue
        // the escape itself was the closest call
        if (family === 'telling.clean' && found.some((other) => other.families.includes('telling.escape'))) continue
        if (family === 'telling.turn' && item.section !== 'overview') continue
        const clause = [...parts, line].find((part) => words.test(part))
        // 'did not author a policy alone' is no solitary work
        if (clause !== undefined && !negative.has(family) && negated.test(clause)) continue
        // 'I build rigs and then the pipeline' is how somebody works, and no turn of their career
        if (family === 'telling.turn' && clause !== undefined && isHabit(clause)) continue
        const sayable = clause === undefined ? null : sayClause(clause, body.current)
        if (sayable === null || (done && !sayable.done)) continue
        // 'One is now on call alone' is said of somebody else
        if (family === 'telling.alone' && !sayable.done && !/\b(?:I|my)\b/.test(clause ?? '')) continue
        // a deed that is cut short before the words that make it telling says nothing of them
        if (!done && sayable.done && !words.test(sayable.said)) continue
        if (family === 'telling.find' || words.test(sayable.said))
          found.push(
            ...named(
              topic,
              [family],
              { said: sayable.said, brief: sayable.said },
              family === 'telling.turn' ? weights.turn : weights.telling,
              { past: true },
            ),
          )
      }
      // 'Built a programme that reduced churn from 2.1% to 1.4%' tells the deed and the figure
      const told = parts.length < 2 ? line.split(resultAfter) : parts
      const change =
        told.length < 2
          ? undefined
          : told
              // 'growing followers from 1,200 to 4,800': the figure is that of the followers
              .map((part) =>
                sayAsItStands(
                  part.replace(
                    /^(?:growing|raising|increasing|reducing|cutting|lowering|improving|(?:which|that) (?:has |have )?(?:grew|raised|increased|reduced|cut|lowered|improved|brought)) /i,
                    '',
                  ),
                ),
              )
              .find((said) => / (?:went|fell|rose) from /.test(said ?? ''))
      const deed = change ? readDeed(told[0] ?? '', body.current)?.statement : null
      if (change)
        found.push(
          ...named(
            topic,
            ['telling.change'],
            { said: deed ? `${deed}, and ${lowerFirst(change)}` : change },
            weights.change,
            {},
          ),
        )
      const people = item.section === 'experience' ? peopleIn(line) : null
      if (people !== null)
        found.push(...named(topic, ['telling.people'], { people }, weights.counted, { past: !body.current }))
      return found
    })
}
