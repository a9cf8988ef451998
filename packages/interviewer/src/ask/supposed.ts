import { settings } from './settings.ts'

/** Events and things of which there is not one everywhere: a question that speaks of 'the award' supposes that the item tells of one. */
const definite =
  /\b(?:the|that|this|your) (award|prize|medal|grant|merger|takeover|strike|accident|recall|flood|fire|closure|expedition|exhibition|data set|dataset|thesis|patent|promotion|redundanc\p{L}+|successor|statistical test)\b/giu
/** So many letters of a word are the same in its other forms. */
const stem = 5

/** Whether a question speaks of something definite that its item does not mention. */
export const supposesMore = (question: string, item: string): boolean => {
  const text = item.toLowerCase()
  return [...question.matchAll(definite)].some(([, what = '']) => {
    const last = what.toLowerCase().split(' ').at(-1) ?? ''
    return !text.includes(last.slice(0, stem))
  })
}

/** The settings of the questions that were looked at: those of the bank come again and again. */
const settingsOf = new Map<string, readonly RegExp[]>()

/** A check whether a question speaks of people or things of a setting in which nothing of a resume stands. */
export const settingCheck = (resume: string): ((question: string) => boolean) => {
  const known = new Map<RegExp, boolean>()
  const tells = (words: RegExp): boolean => {
    const found = known.get(words) ?? words.test(resume)
    known.set(words, found)
    return found
  }
  return (question) => {
    const own =
      settingsOf.get(question) ?? settings.filter(([asked]) => asked.test(question)).map(([, stated]) => stated)
    settingsOf.set(question, own)
    return own.some((words) => !tells(words))
  }
}

/** Whom a question has the person send for. */
const sentFor = /\b(?:get|fetch|call) (?:the|an?) (\p{Ll}+)(?: or (\p{Ll}+))?/iu

/** Whether a question has somebody send for one of their own trade: a nurse is not asked when to fetch the nurse. */
export const sendsForOwnTrade = (question: string, titles: readonly string[]): boolean => {
  const [, ...people] = sentFor.exec(question) ?? []
  // 'Staff nurse, night shift': the last word before a comma or bracket says what somebody is
  const held = titles.map((title) =>
    title
      .toLowerCase()
      .split(/[,(–/]/)[0]
      ?.trim()
      .split(/\s/)
      .at(-1),
  )
  return people.some((one) => one !== undefined && held.includes(one))
}

/** The trade that a question takes the person for: 'what do you do as interpreter?'. */
const takenFor = /\bas (?:an? |the )?(\p{Ll}+(?:er|or|ist|ant|ian|man|woman))\b(?! (?:as|than)\b)/iu
/** Words with such an ending after 'as' that name no trade. */
const noTrade =
  /^(?:plant|paper|sensor|answer|senior|junior|master|owner|other|speaker|volunteer|partner|restaurant|important)$/

/** Whether a question takes the person for one of a trade that none of their titles and posts names: who uses an interpreter is none. */
export const takesForOther = (question: string, titles: readonly string[]): boolean => {
  const one = takenFor.exec(question)?.[1]?.toLowerCase()
  if (one === undefined || noTrade.test(one)) return false
  const root = one.slice(0, Math.max(4, one.length - 3))
  return !titles.some((title) => title.toLowerCase().includes(root))
}
