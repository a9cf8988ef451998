import { families } from './family.ts'

/** Questions about what stands out in a line: a find, a failure, a contrast, a clean record, something that lasted. */
export const tellingFamilies = families({
  'telling.failure': {
    trouble: `{said}. Looking back, why do you think it turned out that way?`,
    hindsight: `{said}. What did you learn from that for the next time?`,
  },
  'telling.find': {
    happened: `{said}. What first made you look, and how did you track it down?`,
    reason: `{said}. Why do you think nobody had noticed it before?`,
    evidence: `{said}. What did you do about it, and how did people react?`,
  },
  'telling.change': {
    evidence: `{said}. What did you change first, and how do you know it worked?`,
    reason: `{said}. What do you think was behind the old figure?`,
    trouble: `{said}. What did you try along the way that didn't work?`,
  },
  'telling.escape': {
    happened: `{said}. What did you do in the first few minutes?`,
    hindsight: `{said}. What did you change afterwards to stop it happening again?`,
  },
  'telling.clean': {
    trouble: `{said}. What was the closest call you had, and what did you do?`,
    reason: `{said}. What did you do week in, week out to keep it that way?`,
  },
  'telling.share': {
    reason: `{said}. What do you think set those apart from the others?`,
  },
  'telling.first': {
    reason: `{said}. Why do you think nobody had done that before?`,
    trouble: `{said}. With no example to go by, how did you decide what to do?`,
  },
  'telling.lasting': {
    own_part: `{said}. How did you make sure others could use it without you?`,
    evidence: `{said}. Why do you think it has lasted?`,
  },
  'telling.turn': {
    hindsight: `{said}. What did you have to learn from scratch after that change?`,
    reason: `{said}. What made you take that step when you did?`,
  },
  'telling.best': {
    reason: `{said}. What did you do differently from the others?`,
  },
  'telling.alone': {
    trouble: `{said}. When did you wish you had someone to ask, and what did you do?`,
  },
  'telling.despite': {
    happened: `{said}. How did you make that possible all the same?`,
  },
  'telling.time': {
    happened: `{said}. How did you manage that in the time, and what did you have to leave out?`,
  },
  'telling.people': {
    happened: `Which of the {people} surprised you most, and what did you learn from that?`,
  },
})
