import { families } from './family.ts'

/** Questions about a job as a whole, and about the steps from one job to the next. */
export const careerFamilies = families({
  'job.current': {
    happened: `What does a typical week as {one} at {employer} look like, and what do you find hardest?`,
  },
  // a job that has lasted for some years
  'job.grown': {
    hindsight: `What do you do differently now from when you started as {one} at {employer}?`,
  },
  'job.ended': {
    happened: `What did a typical week as {one} at {employer} look like, and what did you find hardest?`,
    evidence: `What did you learn as {one} at {employer} that you still use today?`,
  },
  'job.senior': {
    reason: `What was the hardest decision you had to make as {one} at {employer}, and how did it turn out?`,
  },
  'job.bare': {
    happened: `What [did|does] a typical week as {one} look like, and what [did|do] you find hardest?`,
    hindsight: `What did you have to learn first as {one}, and how did you learn it?`,
  },
  // a job of some hours a week
  'job.partly': {
    hindsight: `What did you have to learn first as {one}, and how did you learn it?`,
  },
  'job.nameless': {
    happened: `What [did|does] a typical week in that job look like, and what [did|do] you find hardest?`,
  },
  // a job that is over
  'job.kept': {
    evidence: `What did you learn in that job that you still use today?`,
  },
  'lead.any': {
    happened: `Who has grown the most while working with you, and how did you help them?`,
    trouble: `When did your team disagree with a decision of yours, and what did you do?`,
    evidence: `What would the people who have worked for you say you could do better?`,
  },
  // people whom a line counts, without a verb ('17 staff, two of them apprentices')
  'lead.team': {
    reason: `! What [could|can] your people decide on their own, and what [had|has] to come to you?`,
    own_part: `How [did|do] you share out the work in your team, and what [did|do] you keep for yourself?`,
    evidence: `! Which of your people [could|can] stand in for you, and how did you prepare them for it?`,
  },
  // people whom a line names and says no more of
  'lead.group': {
    own_part: `How do you share out the work among {group}, and what do you keep for yourself?`,
    reason: `With {group}, how do you make sure everyone knows what you expect of them?`,
  },
  // a post without people under it: an organiser, a chair
  'lead.post': {
    trouble: `How [did|do] you get people to do something when you [couldn't|can't] simply order it?`,
  },
  'lead.none': {
    trouble: `When did you last have to win people over without being their boss, and how did you manage it?`,
    reason: `Who do you turn to when you're not sure about something, and why?`,
    next: `What would make you want to lead people one day, or prefer not to?`,
    own_part: `What gets done because of you, even though nobody reports to you?`,
    hindsight: `What have you seen managers do that you would do differently?`,
  },
  'lead.budget': {
    reason: `When money gets tight, how do you decide what to cut first?`,
    trouble: `How do you tell people that there's no money for what they want?`,
    evidence: `Where did your spending end up furthest from the plan, and what did you do about it?`,
    happened: `Which expense did you find hardest to justify, and how did you argue for it?`,
    hindsight: `What would you spend differently if you had the same budget again?`,
  },
  move: {
    reason: `You moved from {before} to {employer}. What were you looking for, and did you find it?`,
  },
  'move.trade': {
    hindsight: `You went from {titleBefore} to {title}. What did you find hardest in the first few months?`,
    reason: `! You went from {titleBefore} to {title}. What made you want to make that change?`,
    evidence: `You went from {titleBefore} to {title}. What had you learned before that helped you in the new job?`,
  },
  transfer: {
    reason: `At {employer} you went from {titleBefore} to {title}. What were you hoping for from that move, and did it work out?`,
    hindsight: `At {employer} you went from {titleBefore} to {title}. What did you find hardest in the first few months?`,
  },
  remark: {
    happened: `You write “{remark}”. What's a recent example of that?`,
  },
  'remark.plain': {
    happened: `You write “{remark}”. What does that mean in your day-to-day work?`,
  },
  'remark.rule': {
    trouble: `You write “{remark}”. When was that last put to the test, and what did you do?`,
    reason: `You write “{remark}”. What taught you that?`,
  },
  'remark.liking': {
    reason: `You write “{remark}”. What is it about that you enjoy?`,
    happened: `You write “{remark}”. When did that last make a difference to your work?`,
  },
  // what somebody knows from having done it
  'remark.known': {
    evidence: `You write “{remark}”. What does that make you notice that others in your position might miss?`,
  },
  'remark.gift': {
    reason: `You write “{remark}”. How would you teach that to someone else?`,
  },
  habit: {
    trouble: `{said}. When do you find that hardest to keep up, and what do you do then?`,
    reason: `{said}. What taught you to do that?`,
  },
  promotion: {
    evidence: `You went from {titleBefore} to {title} at {employer}. What do you think made them choose you?`,
    hindsight: `You went from {titleBefore} to {title} at {employer}. What did you find hardest about the step up?`,
  },
  gap: {
    happened: `There are {months} months between {before} and {employer}. How did you use that time?`,
  },
  'stay.short': {
    reason: `You were at {employer} for {months} months. How did the job differ from what you had expected?`,
  },
  'stay.long': {
    reason: `You spent {years} years at {employer}. What kept you there, and what made you leave?`,
    hindsight: `Looking back on {years} years at {employer}, which decision would you make differently today?`,
  },
  'profile.path': {
    happened: `Walk me through how you got to where you are today, and why you made the choices you did.`,
    hindsight: `What do you see differently about your work now from when you started out?`,
  },
  'profile.taste': {
    own_part: `Which piece of your work so far are you proudest of, and why?`,
  },
  // what an overview says its writer wants: 'You are looking for a first apprentice'
  wish: {
    reason: `{wish}. What draws you to that, and why now?`,
  },
  'profile.others': {
    evidence: `What do you do better than most in your line of work, and how do you know?`,
  },
  'profile.ahead': {
    next: `
      What are you looking for in your next job that you don't have now?
      What would your next job need to offer for you to stay for five years?`,
  },
  years: {
    hindsight: `In {years} of this work, what has changed the most, and what have you had to unlearn?`,
  },
  'claim.record': {
    proof: `You mention {claim}. Which result are you proudest of, and what was your part in it?`,
  },
  claim: {
    proof: `
      You mention “{claim}”. What example would a former colleague give me?
      You mention “{claim}”. When was that last put to the test, and how did it go?`,
  },
})
