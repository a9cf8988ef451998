import { families } from './family.ts'

/** Questions about studies, examinations and certificates, by how far somebody got with them. */
export const studyFamilies = families({
  // not passed at once, and passed in the end
  'study.again': {
    hindsight: `You write “{part}”. What did you do differently the second time?`,
  },
  // not passed so far
  'study.short': {
    hindsight: `What was missing for a pass in {name}, and what would you do differently at another attempt?`,
  },
  // given up: the reasons may be private, and are neither asked for nor repeated
  'study.broken': {
    evidence: `You did not finish {name}. What do you still use of what you had learned until then?`,
  },
  // one of its levels was left open, and the others are held
  'study.rest': {
    next: `You write “{part}”. What was missing there, and what would it take to finish it?`,
  },
  // a part of it is done
  'study.part': {
    next: `Part of {name} is still missing. What do you want it for, and when will you have the rest?`,
  },
  'study.open': {
    next: `What do you want to be able to do after {name} that you cannot do now?`,
    trouble: `How do you find the time for {name} beside your work?`,
  },
  // everything is handed in
  'study.waiting': {
    trouble: `{name}: which part took the most out of you, and what got you through?`,
  },
  'study.ahead': {
    next: `You still have {name} ahead of you. What do you want from it, and what has to happen first?`,
  },
  member: {
    reason: `What do you get out of {body} for your work, and what do you put in?`,
  },
  school: {
    evidence: `Which school subject has turned out more useful to you than you thought at the time?`,
  },
  // certificates and courses of which each says little
  'study.several': {
    evidence: `Of {names}, which have you really needed at work, and for what?`,
  },
})
