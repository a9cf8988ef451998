import { families } from './family.ts'

/** Questions about an overview: what somebody wants next, what their strengths rest on, and what their path has taught them. */
export const overviewFamilies = families({
  // what fits anybody of a trade
  'self.eye': {
    evidence: `In your view, what sets a really good {plain} apart, and where does that show in your own work?`,
  },
  'self.care': {
    hindsight: `As {title}, what do you do differently now from when you started out, and why?`,
  },
  // several branches, or kinds of places
  'self.fields': {
    reason: `You have worked {prep} {fields}. What do you have to do differently from one to the next?`,
    evidence: `You have worked {prep} {fields}. What have you taken from one that helped you in another?`,
  },
  'self.fields.two': {
    reason: `You have worked {prep} {fields}. What works in one of them that doesn't in the other?`,
    evidence: `You have worked {prep} {fields}. What have you taken from one that helped you in the other?`,
  },
  'self.strong': {
    evidence: `You call yourself {how} {prep} {list}. Which of these would your last manager name first, and why?`,
  },
  // a knowledge that is claimed with care
  'self.comfortable': {
    proof: `You write that you are {how} {prep} {list}. What have you done with these on your own so far?`,
  },
  'self.best': {
    happened: `You write that you are at your best {what}. Which time do you think of first, and what did you do?`,
  },
  'self.combine': {
    trouble: `You write that you combine {what}. When did the two last pull in different directions, and what did you do?`,
  },
  // what somebody is used to doing
  'self.used': {
    trouble: `You write that you are used to {what}. What makes that hard, and how do you deal with it?`,
  },
  'self.passion': {
    evidence: `You write that you are passionate about {what}. What have you done for that which your job didn't ask of you?`,
  },
  'self.internships': {
    evidence: `You have done {what} in {areas}. Which of the two suits you better, and how do you know?`,
  },
  'self.record': {
    proof: `You write of a record of {what}. Which example are you proudest of, and what was your part in it?`,
  },
  // the first job of the resume, in another trade
  'self.first': {
    evidence: `You once worked as {first}. What from that time still helps you as {title}?`,
    reason: `You once worked as {first}. What does that make you notice as {title} that others might miss?`,
  },
  // what people call themselves, several things at once
  'self.adjectives': {
    proof: `You call yourself {list}. What have colleagues seen you do that shows it?`,
  },
  'self.manner': {
    proof: `You call yourself {list}. Which of these was last put to the test, and what did you do?`,
  },
  'self.pride': {
    happened: `You take pride in {what}. When did that last take extra effort, and what did you do?`,
  },
  // the trade from which somebody came
  'self.from': {
    evidence: `What from your {before} still helps you today, and what did you have to unlearn?`,
  },
  // how much somebody runs
  'self.scale': {
    reason: `You {do}. What do you make a point of seeing for yourself, and what do you leave to others?`,
    trouble: `You {do}. How do you find out what people there would rather not tell you?`,
  },
  'self.places': {
    reason: `You look after {places}. What do you have to do differently from one to the next?`,
  },
  // a job that somebody has not had so far
  'wish.job': {
    next: `You would like to become {role}. What do you already do of that job today, and what would be new to you?`,
    reason: `You would like to become {role}. What would you want to do differently from those you have worked with?`,
  },
  'wish.first': {
    next: `You are looking for a first job as {role}. What could you do from the first week, and what would you still need to be shown?`,
  },
})
