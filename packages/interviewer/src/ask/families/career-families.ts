import { families } from './family.ts'

/** Questions about a job as a whole, and about the steps from one job to the next. */
export const careerFamilies = families({
  'job.current': {
    happened: `What does a normal week as {one} at {employer} look like, and which part of it is hardest for you?`,
    hindsight: `What do you do differently as {one} from when you started at {employer}?`,
  },
  'job.ended': {
    happened: `What did a normal week as {one} at {employer} look like, and which part of it was hardest for you?`,
    evidence: `What from your time as {one} at {employer} do you still use today?`,
  },
  'job.senior': {
    reason: `As {one} at {employer}, which decision did you find hardest, and how did it turn out?`,
  },
  'job.bare': {
    happened: `What [did|does] a normal week as {one} look like, and which part of it [was|is] hardest for you?`,
    hindsight: `What did you have to learn first as {one}, and who showed you?`,
  },
  'job.nameless': {
    happened: `What [did|does] a normal week in that job look like, and which part of it [was|is] hardest for you?`,
  },
  // a job that is over
  'job.kept': {
    evidence: `What did you learn in that job that you still use?`,
  },
  'lead.any': {
    happened: `Who has grown most through working with you, and what did you do for them?`,
    trouble: `When did people not follow you, and what did you change?`,
    evidence: `What would someone who worked under you say you could do better?`,
  },
  // people whom a line names and says no more of
  'lead.group': {
    own_part: `With {group}, how do you divide the work, and what do you keep for yourself?`,
    reason: `Among {group}, whose work do you find hardest to judge, and why?`,
  },
  // a post without people under it: an organiser, a chair
  'lead.post': {
    trouble: `What has been hardest about that, and how did you deal with it?`,
    hindsight: `What would you do differently if you took that on again?`,
  },
  'lead.none': {
    trouble: `When did you have to get people to do something without being their superior, and how?`,
    reason: `Whom do you ask when you are not sure, and why that person?`,
    next: `What would make you want to lead people, or rather not?`,
    own_part: `What gets done because of you, though nobody reports to you?`,
    hindsight: `What have you learned from superiors that you would do differently?`,
  },
  'lead.budget': {
    reason: `What do you cut first when the money runs short, and what last?`,
    trouble: `Who wants more of it than you can give, and how do you tell them?`,
    evidence: `Where did your plan and the spending differ most, and why?`,
    happened: `Which sum did you find hardest to defend, and before whom?`,
    hindsight: `What would you plan differently with the same money today?`,
  },
  move: {
    reason: `You left {before} for {employer}. What were you looking for that you did not have?`,
  },
  'move.trade': {
    hindsight: `You went from {titleBefore} to {title}. What did you underestimate in the first months?`,
    reason: `! You went from {titleBefore} to {title}. What made you take that step?`,
    evidence: `You went from {titleBefore} to {title}. What from the old work do you still use?`,
  },
  transfer: {
    reason: `At {employer} you went from {titleBefore} to {title}. What did you want from that step, and did you get it?`,
    hindsight: `At {employer} you went from {titleBefore} to {title}. What did you underestimate in the first months?`,
  },
  remark: {
    happened: `You write “{remark}”. Which example would you give me?`,
  },
  'remark.plain': {
    happened: `You write “{remark}”. What do you want me to understand by that?`,
  },
  'remark.rule': {
    trouble: `You write “{remark}”. When is that hard to keep to?`,
    reason: `You write “{remark}”. Where does that come from?`,
  },
  'remark.liking': {
    reason: `You write “{remark}”. What is it that you like about that?`,
    happened: `You write “{remark}”. Which day at work is behind that sentence?`,
  },
  'remark.gift': {
    reason: `You write “{remark}”. How would you teach that to someone else?`,
  },
  habit: {
    trouble: `{said}. When is that hard to keep up?`,
    reason: `{said}. Where does that come from?`,
  },
  'self.eye': {
    evidence: `As {title}, what do you see at once when you look at somebody else's work?`,
    trouble: `As {title}, which mistake do you see others make again and again?`,
  },
  'self.care': {
    reason: `As {title}, what would you never skip, however busy the day?`,
    hindsight: `As {title}, what do you do differently today than when you started, and why?`,
  },
  promotion: {
    evidence: `You went from {titleBefore} to {title} at {employer}. What had you shown that made them choose you?`,
    hindsight: `You went from {titleBefore} to {title} at {employer}. What got harder with the step up?`,
  },
  gap: {
    happened: `There are {months} months between {before} and {employer}. How did you use that time?`,
  },
  'stay.short': {
    reason: `You were at {employer} for {months} months. What was different from what you had expected?`,
  },
  'stay.long': {
    reason: `You spent {years} years at {employer}. What kept you there, and what made you leave?`,
    hindsight: `In {years} years at {employer}, which decision would you most like to take back?`,
  },
  'profile.path': {
    happened: `Walk me through the steps that brought you here, and why you took them.`,
    hindsight: `What do you see differently about your work now than when you started?`,
  },
  'profile.taste': {
    own_part: `Which piece of your work so far are you proudest of, and why?`,
  },
  // what an overview says its writer wants: 'You are looking for a first apprentice'
  wish: {
    reason: `{wish}. Why that, and why now?`,
  },
  'profile.others': {
    evidence: `What do you do better than most in your line of work, and how do you know?`,
  },
  'profile.ahead': {
    next: `
      What are you looking for in your next job that you do not have now?
      What would have to be true of your next job for you to stay for five years?`,
  },
  years: {
    hindsight: `After {years} of this work, what do you do today that you would not have done at the start?`,
  },
  'claim.record': {
    proof: `You write of {claim}. Which result would you show first, and what was your own part in it?`,
  },
  claim: {
    proof: `
      You write of “{claim}”. What would a former colleague tell me as proof?
      You write of “{claim}”. When was that last put to the test?`,
  },
})
