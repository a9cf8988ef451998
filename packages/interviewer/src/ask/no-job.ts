import type { ResumeItem } from '../interviewer.ts'
import { isPersonTitle } from './names.ts'

/** Where a name ends: 'Recovery after surgery' is a time, a recovery worker has a job. */
const end = String.raw`(?=\s*(?:$|[,;:(–/]|-\s| - |(?:and|&) (?:volunt|language|stud|job|course|travel|car(?:e|ing)\b|family|child|recover|convalesc|treatment|rehab)|(?:of|for|in|from|to|at|after|because|due|with|around|through|while|during)\b))`
const one = String.raw`(?:my |our |the |an? )?(?:(?:sick|ill|elderly|old|ag(?:e)?ing|close|disabled|young|newborn|small|own|\p{L}+ly) )?(?:relatives?|parents?|mother|father|mum|mom|dad|family(?: members?)?|husband|wife|partner|grand\p{L}+|child(?:ren)?|kids|sons?|daughters?|twins|baby)`

/** Times between jobs that stand where jobs do: nobody is asked about them as about work. */
const noJob = new RegExp(
  `^(?:(?:career|planned|family|personal|study|extended) (?:break|pause|time[- ]out)|sabbatical|(?:parental|maternity|paternity|caring|carer['’]?s?|family|sick|medical|study|bereavement|compassionate|childcare|unpaid) leave|gap year|time off|break|travel(?:l?ing)?|unemploy(?:ed|ment)|between jobs|(?:full[- ]time )?(?:job|work)[- ]?(?:search|seeking|hunting|seeker)|(?:looking|searching|in search) (?:for|of) (?:an? )?(?:new )?(?:jobs?|work|position|employment)|(?:full[- ]time |stay[- ]at[- ]home |at[- ]home )?(?:parent|mother|father|mum|mom|dad|homemaker|housewife|househusband|family carer)|home duties|child[- ]?rearing|(?:raising|bringing up|looking after) ${one})${end}`,
  'iu',
)
/** What happened to somebody, or whom they looked after: years that nobody is asked to tell as a job. A case worker for asylum has one. */
const untold = new RegExp(
  String.raw`^(?:(?:await(?:ing)?|wait(?:ing)?(?: for| on)?|seeking) (?:an? |my |the )?(?:\p{L}+ ){0,2}(?:asylum|decision|papers|visa|residence|permits?|recognition|registration|licen[cs]e|approval)|asylum[- ]seeker|refugee|asylum (?:procedure|process|application)|flight|fled|escaped?|(?:in )?exile|displaced(?: person)?|displacement|evacuat(?:ed|ion)|(?:caring|cared|care)(?: for| of)? ${one}|looked after ${one}|family (?:care|caring|caregiving|reasons|matters|circumstances|responsibilit\p{L}+)|(?:stayed|was|years?) (?:at )?home|(?:long |own )?illness|(?:health|medical|personal) (?:reasons|break|issues|recovery)|recover(?:y|ing)|convalescence|pregnan\p{L}+|bereavement|(?:im|e)migration|relocat(?:ion|ed|ing)|mov(?:e|ed|ing)(?: (?:back|home|abroad|house))?|resettle(?:d|ment)|(?:full[- ]time )?(?:studies|study|student)|(?:integration|(?:\p{L}+ )?language) (?:course|class(?:es)?|school|studies|learning)|learning (?:the )?(?:\p{L}+ )?language)${end}`,
  'iu',
)
const isSpent = (name: string | null | undefined): boolean => {
  const text = (name ?? '').trim()
  return noJob.test(text) || untold.test(text)
}

/**
 * Whether an entry among the jobs is none by its title, or by what stands for the employer of somebody without one: a move, a search, a time of care,
 * illness or study.
 */
export const isNoJob = (title: string | null | undefined, employer: string | null | undefined): boolean =>
  isSpent(title) || (!isPersonTitle(title ?? '') && isSpent(employer))

/** What somebody did for others in such a time. */
const gaveTime = /\bvolunt\p{L}+/iu

/**
 * An item that is no job with only what it tells of volunteering, and null where it tells of none: the rest of such a time is private. Anything else is
 * asked about as it stands.
 */
export const withoutPrivateTime = (item: ResumeItem): ResumeItem | null => {
  if (item.section !== 'experience' || !isNoJob(item.content.title, item.content.name)) return item
  const told = (item.content.details ?? '')
    .split(/[\n;.,]/)
    .filter((clause) => gaveTime.test(clause))
    .map((clause) => clause.trim())
  return told.length === 0 ? null : { ...item, content: { ...item.content, details: told.join('\n') } }
}
