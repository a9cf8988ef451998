import { families } from './family.ts'

/** Questions about bare skills and tools, by what they are: of such names a resume tells nothing more. */
export const skillFamilies = families({
  'skill.statistics': {
    reason: `When was {name} the wrong tool, and what did you do instead?`,
    proof: `How would you explain {name} to someone who has to decide by tomorrow?`,
  },
  'skill.clinical': {
    trouble: `When did {name} not go to plan, and what did you do?`,
  },
  'skill.law': {
    happened: `Which case taught you most about {name}?`,
  },
  teamwork: {
    trouble: `{told}. Which colleague was hard to work with, and how did the work get done all the same?`,
    happened: `{told}. When did you do something for the others that nobody saw?`,
  },
  communication: {
    trouble: `{told}. What did you last have to tell someone who did not want to hear it?`,
    hindsight: `{told}. When were you last misunderstood, and what do you say differently now?`,
  },
  leadership: {
    trouble: `{told}. When did people not follow you, and what did you change?`,
    reason: `{told}. What did you last leave to someone who would do it less well than you?`,
  },
  problemSolving: {
    happened: `{told}. Which problem did you solve that others had given up on, and how?`,
    hindsight: `{told}. When did you solve the wrong problem first?`,
  },
  adaptability: {
    happened: `{told}. What changed overnight in one of your jobs, and what did you do the next morning?`,
    hindsight: `{told}. Which change did you resist at first, and were you right?`,
  },
  creativity: {
    proof: `{told}. Which of your ideas was used although people laughed at first?`,
  },
  detail: {
    happened: `{told}. Which small mistake did you catch that would have become an expensive one?`,
    trouble: `{told}. Which mistake slipped past you, and what do you check since then?`,
  },
  conflict: {
    happened: `{told}. Between whom did you last make peace, and what did each of them give up?`,
    trouble: `{told}. Which conflict could you not settle, and why?`,
  },
  customers: {
    trouble: `{told}. What did a customer ask for that you could not give, and what did you say?`,
    happened: `{told}. Which customer came back because of something you did?`,
  },
  patience: {
    trouble: `{told}. Who or what last brought you to the end of it?`,
  },
  pressure: {
    trouble: `{told}. Which day was close to too much, and what did you do that evening and the day after?`,
  },
  reliability: {
    trouble: `{told}. When did you last have to break a promise at work, and how did you handle it?`,
  },
  initiative: {
    happened: `{told}. What did you last start without being asked, and what came of it?`,
  },
  speaking: {
    trouble: `{told}. When did you lose the room, and how did you get it back?`,
  },
  bargaining: {
    trouble: `{told}. When did you last leave without a deal, and was it right?`,
    reason: `{told}. What did you last give away to get what mattered?`,
  },
  organising: {
    trouble: `{told}. What did you last forget or find too late, and what did you change after it?`,
  },
  explaining: {
    happened: `{told}. Whom did you last teach something, and how did you know that it had stuck?`,
  },
  empathy: {
    happened: `{told}. When did you notice that something was wrong before anyone said so?`,
  },
  craft: {
    hindsight: `What do you see beginners get wrong first in {name}?`,
    reason: `What do you look at first in {name}, and why that?`,
    trouble: `What do you still find hard in {name}, and how do you get round it?`,
  },
})
