import { families } from './family.ts'

/** Questions about studies, examinations and certificates, by how far somebody got with them. */
export const studyFamilies = families({
  // not passed at once, and passed in the end
  'study.again': {
    hindsight: `You write “{part}”. What did you do differently the second time?`,
  },
  // not passed so far
  'study.short': {
    hindsight: `What was missing for a pass in {name}, and what would you do differently next time?`,
  },
  // given up: the reasons may be private, and are neither asked for nor repeated
  'study.broken': {
    evidence: `You didn't finish {name}. What had you learned by then that you still use?`,
  },
  // one of its levels was left open, and the others are held
  'study.rest': {
    next: `You write “{part}”. What is still missing, and what would it take to finish it?`,
  },
  // a part of it is done
  'study.part': {
    next: `You still have part of {name} to do. What do you want it for, and how will you finish it?`,
  },
  'study.open': {
    next: `What do you want to be able to do after {name} that you can't do now?`,
    trouble: `How do you find the time for {name} alongside your work?`,
  },
  // everything is handed in
  'study.waiting': {
    trouble: `Which part of {name} took the most out of you, and what got you through?`,
  },
  'study.ahead': {
    next: `You still have {name} ahead of you. What do you hope to get out of it, and what has to happen first?`,
  },
  school: {
    evidence: `Which school subject has turned out to be more useful to you than you thought at the time?`,
  },
})
