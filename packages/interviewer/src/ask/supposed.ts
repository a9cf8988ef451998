import { settings } from './settings.ts'
import { titleSettings } from './title-settings.ts'

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

/** Whether a question about a job title belongs to another of the settings in which such a title stands than `source` tells of. */
export const isOfOtherSetting = (question: string, source: string): boolean =>
  titleSettings.some(([asked, stated]) => asked.test(question) && !stated.test(source))

/** Whom a question has the person send for. */
const sentFor = /\b(?:get|fetch|call) (?:the|an?) (\p{Ll}+)(?: or (\p{Ll}+))?/iu

/** 'Staff nurse, night shift': the last word before a comma or bracket says what somebody is. */
const tradeOf = (title: string): string | undefined =>
  title
    .toLowerCase()
    .split(/[,(–/]/)[0]
    ?.trim()
    .split(/\s/)
    .at(-1)

/** Whether a question has somebody send for one of their own trade: a nurse is not asked when to fetch the nurse. */
export const sendsForOwnTrade = (question: string, titles: readonly string[]): boolean => {
  const [, ...people] = sentFor.exec(question) ?? []
  const held = titles.map(tradeOf)
  return people.some((one) => one !== undefined && held.includes(one))
}

/** One other person, as a question speaks of them: 'how do you win the designer over?'. Who is asked 'as the buyer' is that one. */
const theOther = /(?<!\bas )\bthe (\p{Ll}+)\b(?=[ ,?](?!(?:of|['’]s|in you)\b))/giu

/** Whether a question speaks of somebody of the person's own trade as of another: of a designer nobody asks how they win the designer over. */
export const meetsOwnTrade = (question: string, title: string): boolean => {
  const own = tradeOf(title)
  return own !== undefined && own.length > 3 && [...question.matchAll(theOther)].some(([, one]) => one === own)
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

/** Where animals are treated, and where people are. */
const ofAnimals =
  /\bveterinar|\bvet(?:s|erinary)? (?:tech|nurse|clinic|practice|assistant)|\banimal (?:hospital|clinic)/i
const ofPeople =
  /\b(?:(?:registered|staff|practical|charge|district) nurse|human medicine|general practice|physicians?|midwi\p{L}+|paramedic|care home|nursing home|dental (?:nurse|assistant|hygienist)|pharmac\p{L}+|(?:city|general|university|community|children’s) hospital)\b/iu

/** Whether the patients of a resume are animals: nobody asks their nurse what to say to them. */
export const treatsAnimals = (work: string): boolean => ofAnimals.test(work) && !ofPeople.test(work)

/** Whether a question speaks of patients as people. */
export const ofHumanPatient = (question: string): boolean =>
  /\bpatients?\b/i.test(question) &&
  !/\b(?:animals?|owners?|pets?|dogs?|cats?|horses?|an(?:a)?esthe\p{L}+)\b/iu.test(question)

const students = /\bstudents?\b/i
/** Those who learn at a school or at work, as a line tells of them; a university hospital has patients. */
const learners =
  /\b(?:students?|pupils?|learners?|interns?|trainees?|apprentices?|undergraduates?|graduates?|class(?:es|room)?|courses?|lessons?|lectur\p{L}+|seminars?|tutor\p{L}*|teach\p{L}*|taught|professor|academ\p{L}+|schools?|colleges?|librar\p{L}+|campus|placements?)\b|\buniversit\p{L}+(?! hospital)/iu

/** Whether a question speaks of students of whom its item tells nothing: who is preceptor to new colleagues signs off no students. */
export const supposesStudents = (question: string, item: string): boolean =>
  students.test(question) && !learners.test(item)
