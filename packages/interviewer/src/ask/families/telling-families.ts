import { families } from './family.ts'

/** Questions about what stands out in a line: a find, a failure, a contrast, a clean record, something that lasted. */
export const tellingFamilies = families({
  'telling.failure': {
    trouble: `{said}. What had led to that, as you see it?`,
    hindsight: `{said}. What did you take from that for the next time?`,
  },
  'telling.find': {
    happened: `{said}. What put you on the trail?`,
    reason: `{said}. Why had nobody seen it before you?`,
    evidence: `{said}. What did you do about it, and how did people take the news?`,
  },
  'telling.change': {
    evidence: `{said}. What did you change first, and how do you know that it was that?`,
    reason: `{said}. What was behind the old figure, as you see it?`,
    trouble: `{said}. What did you try that did not work?`,
  },
  'telling.escape': {
    happened: `{said}. What did you do in the first minutes?`,
    hindsight: `{said}. What did you change afterwards so that it would not happen again?`,
  },
  'telling.clean': {
    trouble: `{said}. What was the closest call, and what did you do?`,
    reason: `{said}. What did you do every week so that it stayed that way?`,
  },
  'telling.share': {
    reason: `{said}. What did those ask of you that the others did not?`,
  },
  'telling.first': {
    reason: `{said}. Why had nobody done that before you?`,
    trouble: `{said}. What was there no example for, and how did you decide it?`,
  },
  'telling.lasting': {
    own_part: `{said}. What did you do so that others can use it without you?`,
    evidence: `{said}. Why has it lasted, do you think?`,
  },
  'telling.turn': {
    hindsight: `{said}. What did you have to learn anew with that change?`,
    reason: `{said}. What made you take that step when you did?`,
  },
  'telling.best': {
    reason: `{said}. What were you doing differently from the rest?`,
  },
  'telling.alone': {
    trouble: `{said}. When did you wish for a second pair of eyes?`,
  },
  'telling.despite': {
    happened: `{said}. What did you do to make that possible all the same?`,
  },
  'telling.time': {
    happened: `{said}. What did most of that time go into, and what would you do faster today?`,
  },
  'telling.people': {
    happened: `Of the {people}, who surprised you most, and how?`,
  },
})
