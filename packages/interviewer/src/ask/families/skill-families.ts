import { families } from './family.ts'

/** Questions about bare skills and tools, by what they are: of such names a resume tells nothing more. */
export const skillFamilies = families({
  'skill.statistics': {
    reason: `When did you find that {name} was the wrong approach, and what did you do instead?`,
    proof: `How do you explain a result from {name} to someone who has to act on it?`,
  },
  'skill.clinical': {
    trouble: `When did {name} last not go to plan, and what did you do?`,
  },
  'skill.law': {
    happened: `Which case taught you the most about {name}, and why?`,
  },
  // of whom another trade has to know it
  'skill.lawBeside': {
    reason: `Where does {name} come up in your work, and at what point do you ask a lawyer?`,
  },
  teamwork: {
    trouble: `{told}. Who did you find hard to work with, and how did you get the job done anyway?`,
    happened: `{told}. What did you last do for your team that wasn't part of your own job?`,
  },
  communication: {
    trouble: `{told}. What was the last difficult message you had to deliver, and how did you go about it?`,
    hindsight: `{told}. When were you last misunderstood, and what did you change after that?`,
  },
  leadership: {
    trouble: `{told}. When did people not want to follow you, and what did you do about it?`,
    reason: `{told}. How do you decide what to hand over to others and what to do yourself?`,
  },
  problemSolving: {
    happened: `{told}. What's the trickiest problem you've solved at work, and how did you go about it?`,
    hindsight: `{told}. When did you start out solving the wrong problem, and how did you notice?`,
  },
  adaptability: {
    happened: `{told}. When did something at work change overnight, and how did you adjust?`,
    hindsight: `{told}. Which change at work were you against at first, and how do you see it now?`,
  },
  creativity: {
    proof: `{told}. Which of your ideas was put into practice, and how did you get it accepted?`,
  },
  detail: {
    happened: `{told}. What small mistake did you catch that could have turned into a costly one?`,
    trouble: `{told}. Which mistake slipped past you once, and what have you checked ever since?`,
  },
  conflict: {
    happened: `{told}. What was the last conflict you helped to settle, and how did you go about it?`,
    trouble: `{told}. Which conflict could you not settle, and what would you try today?`,
  },
  customers: {
    trouble: `{told}. What did you say the last time a customer asked for something you couldn't give them?`,
    happened: `{told}. Which customer came back because of something you did, and what was it?`,
  },
  patience: {
    trouble: `{told}. When was that last really tested, and what did you do?`,
  },
  pressure: {
    trouble: `{told}. Which day at work was almost too much, and how did you get through it?`,
  },
  reliability: {
    trouble: `{told}. When did you last have to break a promise at work, and how did you handle it?`,
  },
  initiative: {
    happened: `{told}. What did you last start without being asked, and what came of it?`,
  },
  bargaining: {
    trouble: `{told}. When did you last walk away without a deal, and was that the right decision?`,
    reason: `{told}. What did you last give up to get what really mattered to you?`,
  },
  organising: {
    trouble: `{told}. When did a plan of yours last fall apart, and what did you change afterwards?`,
  },
  explaining: {
    happened: `{told}. Who did you last teach something to, and how did you know it had sunk in?`,
  },
  // the field of the texts that somebody translates, and of the talks that they interpret
  'field.written': {
    trouble: `How do you deal with a term in {name} that has no settled equivalent?`,
    happened: `Which texts in {name} do you find hardest to translate, and how do you go about them?`,
  },
  'field.spoken': {
    trouble: `What do you do when a term comes up in {name} that you don't know?`,
    happened: `How do you prepare for an assignment in {name}?`,
  },
  craft: {
    proof: `What's the most difficult thing you've had to do in {name}, and how did it turn out?`,
  },
  // what finds something out
  'craft.finding': {
    evidence: `In {name}, what makes you doubt your first finding, and what do you do then?`,
  },
})
