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
  },
  // a line of a job that speaks of the tool: one asks for that piece of work, and not for the tool
  'tool.at': {
    trouble: `{said}. What [was|is] hardest to get right in {name} there, and how [did|do] you go about it?`,
  },
  'skill.limited': {
    trouble: `When did you last reach the limit of what you know in {name}, and what did you do?`,
    next: `What would you have to learn next in {name}, and how would you go about it?`,
  },
  // seen or learned, and not worked with
  'tool.unused': {
    next: `If a job needed {name} from the first day, what would you practise first, and how?`,
  },
  // what somebody worked with once
  'tool.past': {
    hindsight: `If you had to work with {name} again tomorrow, what would you have to refresh first?`,
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
    happened: `Beside {name} you write “{remark}”. How did that come about?`,
  },
  'usedAt.skill': {
    evidence: `{said}. What would have gone wrong there with poor {name}?`,
  },
  'tool.high': {
    proof: `What is the most difficult thing you have done with {name}, and how did you go about it?`,
  },
  'tool.intermediate': {
    trouble: `Which part of {name} do you still avoid, and what do you do instead?`,
  },
  'tool.beginner': {
    next: `What would you do at work with {name} if you knew {it} better?`,
    trouble: `What have you managed to do with {name} so far, and where do you get stuck?`,
  },
  'practice.doing': {
    trouble: `You list {name}. When was that really difficult, and what did you do?`,
  },
  'practice.with': {
    trouble: `You list {name}. When did they want something that you thought wrong, and what did you do?`,
    happened: `You list {name}. Which of them was hardest to get on with, and what helped?`,
  },
  post: {
    hindsight: `As {one}, what did you find when you started, and what [was different when you left|is different now]?`,
    evidence: `What from your work as {one} do you use in your job?`,
  },
  // an office that is held together with others
  'post.decides': {
    reason: `As {one}, what was the hardest decision you had a part in?`,
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
  // a club or a cause of which nothing more is known
  'role.any': {
    own_part: `What [did|do] you do there yourself, and what would [have been|be] missing without you?`,
  },
  // what somebody has kept up for years
  'role.since': {
    reason: `You have done that since {year}. What has changed in it, and what keeps you there?`,
  },
  project: {
    happened: `How did {name} come about, and what was the hardest part for you?`,
    reason: `What problem was {name} meant to solve, and which part of it was yours?`,
  },
  'role.nameless': {
    own_part: `What [did|do] you do in that yourself, and what would [have been|be] missing without you?`,
  },
  result: {
    trouble: `You list “{name}”. What was hardest about that, and how did you get there?`,
  },
  // brought about together with others
  'result.shared': {
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
  'prize.described': {
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
    happened: `Which part of your studies in {field} do you use most at work, and which not at all?`,
  },
  thesis: {
    evidence: `Your thesis was on “{topic}”. What did you find out that you had not expected?`,
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
