import { families } from './family.ts'

/** Questions about what a resume names: skills, tools, projects, prizes, studies, languages, interests. */
export const nameFamilies = families({
  tool: {
    trouble: `When did {name} last let you down, and what did you do?`,
    proof: `What is the most difficult thing you have done with {name}?`,
  },
  // what a tool is used for, as the resume says: 'letters', 'the stock report'
  'tool.task': {
    evidence: `You use {name} for {task}. What do you check before others rely on it?`,
    trouble: `You use {name} for {task}. What goes wrong there most often, and how do you notice?`,
  },
  'skill.limited': {
    proof: `How far do you get in {name} by yourself, and when do you ask somebody?`,
  },
  'tool.limited': {
    proof: `What can you do with {name} by yourself, and when do you ask somebody?`,
  },
  'tool.list': {
    proof: `Of {things}, which do you know best, and what have you done with it?`,
    happened: `Of {things}, which did you last use, and for what?`,
  },
  // a number of things that the remark on a skill counts: 'about 400 made'
  'skill.count': {
    trouble: `Beside {name} you write “{count}”. Which one was the hardest, and how did you deal with it?`,
  },
  // what somebody says of themselves beside a skill: 'I was too cheap for three years'
  'skill.own': {
    happened: `Beside {name} you write “{remark}”. What is the story behind that?`,
  },
  'usedAt.skill': {
    evidence: `{said}. What would have gone wrong there with poor {name}?`,
  },
  'tool.high': {
    proof: `
      You rate yourself {level} in {name}. What do others come to you for?
      You rate yourself {level} in {name}. What can you do with {it} that most people who use {it} cannot?`,
  },
  'tool.intermediate': {
    trouble: `You rate yourself intermediate in {name}. What did you last have to look up or ask about?`,
    proof: `You rate yourself intermediate in {name}. What can you do with {it} without help, and what not yet?`,
  },
  'tool.beginner': {
    proof: `You rate yourself a beginner in {name}. What have you managed to do with {it} so far?`,
  },
  'practice.doing': {
    trouble: `You list {name}. When was that really difficult, and what did you do?`,
  },
  'practice.with': {
    trouble: `You list {name}. When did they want something that you thought wrong, and what did you do?`,
    happened: `You list {name}. Which of them was hardest to get on with, and what helped?`,
  },
  post: {
    trouble: `What [was|is] the hardest part of being {one}, and how [did|do] you deal with it?`,
  },
  // a post together with where it is held
  'post.at': {
    trouble: `What [was|has been] your hardest moment as {post} at {body}, and what did you do?`,
  },
  'post.at.office': {
    reason: `As {post} at {body}, what was the hardest decision you had a part in?`,
  },
  // offices that somebody hands over
  'post.office': {
    hindsight: `What would you tell the person who becomes {name} after you?`,
  },
  // a club, a cause, a board: what somebody takes part in without having begun it
  'role.join': {
    own_part: `What have you done for {name} that you are proud of?`,
  },
  'role.leisure': {
    reason: `What do you get out of {name} that your work does not give you?`,
  },
  // a body that decides
  'role.council': {
    reason: `On what [did|do] the people in {name} disagree most, and where [did|do] you stand?`,
  },
  // who is called out to others in need
  'role.rescue': {
    hindsight: `Which call-out do you still think about, and what do you do differently since?`,
  },
  'role.writes': {
    trouble: `What in {name} did readers or listeners object to most, and how did you answer?`,
  },
  'role.part': {
    own_part: `What was your own job in {name}, and what was hardest about it?`,
  },
  'post.any': {
    hindsight: `As {name}, what took you longest to get right?`,
  },
  'role.any': {
    trouble: `What turned out harder about {name} than you had expected?`,
  },
  project: {
    happened: `How did {name} come about, and what was the hardest part for you?`,
    reason: `What problem did you want to solve with {name}, and for whom?`,
  },
  'role.nameless': {
    trouble: `What turned out harder about that than you had expected?`,
    hindsight: `What has that taught you that your jobs had not?`,
  },
  result: {
    own_part: `You list “{name}”. What did it take, and what was your own part in that?`,
  },
  study: {
    evidence: `What did you find out in your {name} that you had not expected?`,
    hindsight: `What would you do differently in your {name} if you wrote it today?`,
  },
  prize: {
    own_part: `You list “{name}”. What was it given for, and what was your own part in that?`,
    evidence: `You list “{name}”. What do you think they saw in you?`,
  },
  // the resume says what it was given for
  'prize.told': {
    evidence: `You list “{name}”. What do you think decided it?`,
  },
  'prize.for': {
    own_part: `“{name}” was {reason}. What was your own part in that?`,
    trouble: `“{name}” was {reason}. What was the hardest part of that for you?`,
  },
  // given for a deed in danger
  'prize.bravery': {
    happened: `You list “{name}”. What had happened, and what did you do first?`,
  },
  // first among so many
  'prize.ranked': {
    evidence: `You list “{name}”. What did you do that the others did not?`,
  },
  // won together with others
  'prize.team': {
    own_part: `You list “{name}”. What would have been missing without you?`,
  },
  'prize.near': {
    hindsight: `“{name}”: what did somebody else there do better than you?`,
    own_part: `You list “{name}”. What did it take to get that far, and who helped you?`,
  },
  talk: {
    happened: `Which question about “{name}” made you think the most?`,
    evidence: `What did you want people to do differently after “{name}”?`,
  },
  publication: {
    hindsight: `What would you write differently in “{name}” today?`,
  },
  patent: {
    proof: `How would you explain to a layman what was new about “{name}”?`,
  },
  'degree.field': {
    evidence: `You studied {field} and work as {title}. What from your studies do you still use?`,
    hindsight: `What did your first job teach you about {field} that your studies had not?`,
    happened: `Which course in {field} turned out more useful to you than it looked?`,
  },
  thesis: {
    evidence: `Your thesis was on “{topic}”. What did you find out that you had not expected?`,
    hindsight: `Your thesis was on “{topic}”. What would you do differently today?`,
  },
  'language.good': {
    trouble: `What is the hardest conversation you have had in {language}, and how did it go?`,
  },
  'language.fair': {
    trouble: `How far does your {language} take you when a conversation gets difficult?`,
    proof: `What can you settle in {language} by yourself, and for what do you need help?`,
  },
  interest: {
    happened: `How did you get into {name}, and what keeps you at it?`,
  },
})
