import { families } from './family.ts'

/** Questions about bare skills and tools, by what they are: of such names a resume tells nothing more. */
export const skillFamilies = families({
  'tool.language': {
    proof: `What is the largest thing you have written in {name}, and who uses it?`,
    hindsight: `Which habit from your first year with {name} did you have to give up?`,
    reason: `When did you decide against {name}, and what did you use instead?`,
  },
  'tool.database': {
    trouble: `What was the slowest query you ever met in {name}, and how did you make it faster?`,
    hindsight: `Which table or schema in {name} do you regret, and why?`,
  },
  'tool.framework': {
    trouble: `Where did {name} get in your way, and how did you get round it?`,
    proof: `What have you built with {name} that people use, and what would you change in it?`,
  },
  'tool.platform': {
    trouble: `What have you run on {name} that others relied on, and how did it fail?`,
    reason: `When is {name} more than a project needs, in your experience?`,
  },
  'tool.versions': {
    trouble: `What do you do when a merge in {name} has gone wrong?`,
  },
  'tool.analysis': {
    evidence: `Which decision was taken because of something you showed in {name}?`,
    trouble: `When did a result from {name} mislead you, and how did you notice?`,
  },
  'tool.sheets': {
    proof: `What is the most complicated sheet you have built in {name}, and who still uses it?`,
    trouble: `Which mistake in {name} cost you most time, and how did you find it?`,
  },
  'tool.office': {
    proof: `What can you do with {name} that most of your colleagues cannot?`,
  },
  'tool.business': {
    happened: `What do you do in {name} in an ordinary week, and what do colleagues ask you about?`,
    trouble: `When did {name} show something other than what was really there, and how did you notice?`,
  },
  'tool.graphics': {
    proof: `What did you make in {name} that you would show me first, and what would you redo?`,
  },
  'tool.drawing': {
    trouble: `What did you draw in {name} that could not be built that way, and who noticed?`,
    proof: `What is the most complex model you have made in {name}?`,
  },
  'tool.machine': {
    reason: `You list “{name}”. What do you check before you start, and what would make you stop?`,
  },
  'tool.method': {
    evidence: `Where did {name} really help you, and where was it only ceremony?`,
    reason: `Which part of {name} would you drop first, and why?`,
  },
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
  timeManagement: {
    reason: `{told}. When did you last have more work than hours, and what did you leave undone?`,
    trouble: `{told}. Which deadline did you miss, and when did you say so?`,
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
  decisions: {
    reason: `{told}. Which decision did you take with too little information, and how did it turn out?`,
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
    evidence: `How do you tell good {name} from bad?`,
    hindsight: `What do you see beginners get wrong first in {name}?`,
    reason: `What do you look at first in {name}, and why that?`,
    trouble: `What do you still find hard in {name}, and how do you get round it?`,
  },
})
