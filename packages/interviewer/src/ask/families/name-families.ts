import { families } from './family.ts'

/** Questions about what a resume names: skills, tools, projects, prizes, studies, languages, interests. */
export const nameFamilies = families({
  // a tool of whoever runs a department
  'tool.led': {
    own_part: `What do you still look at in {name} yourself, and what do you leave to your team?`,
  },
  // what a tool is used for, as the resume says: 'letters', 'the stock report'
  'tool.task': {
    evidence: `You use {name} for {task}. How do you check the result before others rely on it?`,
  },
  // a line of a job that speaks of the tool: one asks for that piece of work, and not for the tool
  'tool.at': {
    trouble: `{said}. Which part of that [was|is] hardest to get right, and how [did|do] you do it?`,
  },
  'skill.limited': {
    trouble: `When did you last reach the limits of what you know about {name}, and what did you do?`,
    next: `What would you like to learn next in {name}, and how would you go about it?`,
  },
  // seen or learned, and not worked with
  'tool.unused': {
    next: `If a job needed {name} from day one, what would you practise first, and how?`,
  },
  // what somebody worked with once
  'tool.past': {
    hindsight: `If you had to work with {name} again tomorrow, what would you need to brush up on first?`,
  },
  'tool.list': {
    proof: `Of {things}, which do you know best, and what have you done with it?`,
    happened: `Of {things}, which did you use last, and what did you use it for?`,
  },
  // a number of things that the remark on a skill counts: 'about 400 made'
  'skill.count': {
    trouble: `Under {name} you write “{count}”. Which one was the hardest, and how did you deal with it?`,
  },
  // what somebody says of themselves beside a skill: 'I was too cheap for three years'
  'skill.own': {
    happened: `Under {name} you write “{remark}”. How did that come about?`,
  },
  'usedAt.skill': {
    evidence: `{said}. Where did {name} make the difference in that?`,
  },
  'tool.high': {
    proof: `What's the most difficult thing you've done with {name}, and how did you go about it?`,
  },
  'tool.intermediate': {
    trouble: `Which parts of {name} do you still find difficult, and how do you get round them?`,
  },
  'tool.beginner': {
    next: `What would you like to do with {name} at work once you know {it} better?`,
    trouble: `What have you managed to do with {name} so far, and where do you get stuck?`,
  },
  'practice.doing': {
    trouble: `Tell me about the last time {name} got difficult, and what you did.`,
  },
  // people who are taught, and people who are told something
  'practice.teaching': {
    evidence: `When it comes to {name}, how do you find out what has really sunk in?`,
  },
  'practice.telling': {
    reason: `When you're {name}, how do you decide what to leave out?`,
    trouble: `When you're {name}, how do you notice that something hasn't got through, and what do you do then?`,
  },
  'practice.with': {
    trouble: `You list {name}. What do you do when they want something you think is wrong?`,
    happened: `You list {name}. Who was the hardest to get on with, and what helped?`,
  },
  post: {
    evidence: `What [did|do] people rely on you for as {one}, and when [was|is] that hardest?`,
  },
  // an office that is held together with others
  'post.decides': {
    reason: `What was the hardest decision you had a part in as {one}, and how was it reached?`,
  },
  // a body that decides
  'role.council': {
    reason: `What [did|do] people in {name} disagree about most, and where [did|do] you stand?`,
  },
  // who is called out to others in need
  'role.rescue': {
    hindsight: `Which call-out do you still think about, and what have you done differently since?`,
  },
  'role.writes': {
    trouble: `What did people object to most in {name}, and how did you respond?`,
  },
  // what others had a part in
  'role.team': {
    own_part: `Which part of {name} [was|is] yours, and what [did|do] you find hardest about it?`,
  },
  // what somebody has kept up for years
  'role.since': {
    reason: `You've been doing that since {year}. What has changed over the years, and what keeps you going?`,
  },
  project: {
    happened: `How did {name} come about, and what would you do differently today?`,
  },
  // an app, a tool: made for a purpose
  'project.tool': {
    evidence: `What problem was {name} meant to solve, and how do you know whether it did?`,
  },
  'role.nameless': {
    happened: `What [did|does] that involve, and what [did|do] you get out of it?`,
  },
  study: {
    evidence: `What did you find out in your {name} that surprised you?`,
    hindsight: `What would you do differently in your {name} if you wrote it again today?`,
  },
  'degree.field': {
    evidence: `What from your studies in {field} helps you most in your work today?`,
  },
  thesis: {
    evidence: `Your thesis was on “{topic}”. What did you find out that surprised you?`,
  },
  'language.good': {
    happened: `What have you used your {language} for at work, and what was difficult about it?`,
  },
  'language.fair': {
    trouble: `How do you manage in {language} when a conversation gets difficult?`,
    proof: `What can you do in {language} on your own, and when do you need help?`,
  },
  interest: {
    happened: `What is harder about {name} than it looks from outside, and how did you learn it?`,
  },
})
