import { families } from './family.ts'

/** Questions about something the person did, by the kind of act; 'deed.past' and 'deed.present' hold what may be asked of any. */
export const deedFamilies = families({
  junior: {
    own_part: `
      {said}. What did you find hardest at first, and how did you get the hang of it?`,
    happened: `{said}. What were you shown, and what did you have to work out for yourself?`,
    trouble: `{said}. What mistake did you make early on, and what did you learn from it?`,
  },
  'junior.build': {
    own_part: `{said}. Which part of it did you do on your own, and what feedback did you get on it?`,
  },
  'junior.introduce': {
    own_part: `{said}. Where did the idea come from, and which part of the work did you do yourself?`,
  },
  'junior.support': {
    happened: `{said}. What did they come to rely on you for, and how did you learn to do it?`,
  },
  'junior.operate': {
    trouble: `{said}. What was easy to get wrong in that, and how did you learn to get it right?`,
  },
  'junior.sell': {
    happened: `{said}. What did customers ask that you couldn't answer at first, and what did you do then?`,
  },
  'junior.join': {
    own_part: `{said}. What did the others count on you to do, and how did you make sure it got done?`,
  },
  phrase: {
    trouble: `{said}. What [was|is] the hardest thing to get right in that, and how [did|do] you go about it?`,
  },
  'deed.past': {
    trouble: `{said}. What was the hardest part of that, and how did you deal with it?`,
  },
  // 'You sold no packages': what somebody chose not to do
  'deed.refrained': {
    reason: `{said}. What made you decide against it?`,
  },
  'deed.present': {
    trouble: `{said}. What's the hardest part to get right, and how do you go about it?`,
  },
  outcome: {
    evidence: `
      {whole}. How do you know it was this that made the difference?
      {whole}. How did you check that it really worked?`,
    own_part: `{whole}. How much of that was down to you, and what else helped?`,
  },
  'skill.present': {
    trouble: `{said}. When was that last really difficult, and what did you do?`,
  },
  'skill.past': {
    trouble: `{said}. What was the hardest part of that, and how did you deal with it?`,
    hindsight: `{said}. What would you do differently if you did that again today?`,
  },
  'deed.lead': {
    reason: `! {said}. Which decisions [were|are] yours to make, and which one [was|is] the hardest?`,
    own_part: `{said}. What [did|do] you hand over to others, and what [did|do] you make a point of doing yourself?`,
    trouble: `! {said}. [What was the toughest decision you had|What's the toughest decision you've had] to make, and how did you reach it?`,
  },
  // theses and projects of students
  'deed.theses': {
    trouble: `{said}. What [did|do] you do when a student [got|gets] stuck halfway?`,
  },
  'deed.hire': {
    reason: `{said}. What [did|do] you look for in candidates that [didn't|doesn't] show on paper?`,
    hindsight: `{said}. Looking back, what would you do differently in choosing people?`,
  },
  // staff who were raised to a higher post
  'deed.promote': {
    evidence: `{said}. How [did|do] you know that someone [was|is] ready for it?`,
    trouble: `{said}. What [did|do] you say to those who [had|have] hoped for it and [were|are] passed over?`,
  },
  // a circle, a tutorial or a tour, with those who came to it
  'deed.session': {
    trouble: `{said}. What [did|do] you do when someone [couldn't|can't] keep up or [didn't|doesn't] want to join in?`,
  },
  // a talk among others, who are taught nothing by it
  'deed.facilitate': {
    trouble: `{said}. What [did|do] you do when people [wouldn't|won't] listen to each other?`,
  },
  // a team or its players
  'deed.coach': {
    trouble: `{said}. How [did|do] you help someone who [tried|tries] hard but [didn't|doesn't] get any better?`,
    happened: `{said}. Which training session [changed|has changed] most about how you coach, and what [happened|had happened]?`,
  },
  'deed.teach': {
    trouble: `{said}. How [did|do] you notice when someone [hadn't|hasn't] really understood?`,
    evidence: `{said}. How [did|do] you check that what you [had taught|teach] [had|has] really sunk in?`,
    hindsight: `{said}. What [did you come|have you come] to explain differently after the first few times, and why?`,
  },
  'deed.build.past': {
    reason: `{said}. What problem was that meant to solve, and how well did it work?`,
    trouble: `{said}. What was the hardest problem you ran into, and how did you solve it?`,
    evidence: `! {said}. How did you test the result before anyone relied on it?`,
    hindsight: `{said}. What would you do differently if you started again today, and why?`,
  },
  'deed.build.model': {
    reason: `{said}. Which assumption [did|does] the result depend on most, and how [did|do] you test it?`,
  },
  'deed.build.shows': {
    evidence: `{said}. What did people decide with it that they couldn't before?`,
  },
  'deed.introduce.past': {
    trouble: `{said}. What didn't go to plan in the first few weeks, and what did you do about it?`,
    reason: `! {said}. Who took the most convincing, and how did you win them over?`,
    hindsight: `{said}. If you did it again, what would you do differently?`,
  },
  'deed.improve.past': {
    reason: `{said}. How did you work out what needed changing?`,
    trouble: `{said}. What did you try along the way that didn't work?`,
    happened: `{said}. What did you deliberately leave as it was, and why?`,
  },
  'deed.improve.past.open': {
    evidence: `{said}. How could you tell that it really was better than before?`,
  },
  'deed.cut.past': {
    happened: `{said}. Where did you start, and what made the biggest difference?`,
    reason: `{said}. How did you make sure nothing important suffered?`,
    trouble: `{said}. Who had to change the way they worked for that, and how did you bring them along?`,
  },
  'deed.grow.past': {
    own_part: `{said}. What did you do that made the biggest difference?`,
    trouble: `{said}. What did you try first, and what did you learn from it?`,
  },
  'deed.replace.past': {
    reason: `{said}. What absolutely couldn't go wrong, and how did you make sure it didn't?`,
    hindsight: `{said}. What did you have to give up for that, and was it worth it?`,
    happened: `{said}. How did you prepare for it, and what still caught you by surprise?`,
  },
  'deed.negotiate': {
    happened: `{said}. What [did|does] the other side want most, and where [did|do] you give way?`,
    reason: `! {said}. How [did|do] you decide how far you [would|will] go before walking away?`,
    trouble: `{said}. Which point [was|is] the hardest to agree on, and how [did|do] you settle it?`,
  },
  'deed.sell': {
    trouble: `{said}. Which objection [did|do] you hear most often, and how [did|do] you answer it?`,
    reason: `{said}. What [worked|works] best with your customers, and how did you find that out?`,
    evidence: `{said}. Which sale are you proudest of, and what made the customer say yes?`,
  },
  'deed.buy': {
    reason: `! {said}. How [did|do] you choose between suppliers when their offers [were|are] close?`,
    trouble: `{said}. How [did|do] you check that you [were|are] getting what you [paid|pay] for?`,
  },
  'deed.plan': {
    reason: `{said}. When everything [was|is] urgent, how [did|do] you decide what [came|comes] first?`,
    trouble: `{said}. What [threw|throws] your plans off most often, and what [did|do] you do then?`,
  },
  // an occasion, which takes place once
  'deed.arrange': {
    trouble: `{said}. What were you most worried about beforehand, and what did you do about it?`,
  },
  'deed.analyse': {
    happened: `{said}. What did you find that surprised you, and what did you do with it?`,
    evidence: `{said}. What [changed|has changed] because of what you found?`,
    reason: `{said}. How [did|do] you check your conclusions before you [passed|pass] them on?`,
  },
  'deed.write': {
    trouble: `{said}. What [was|is] the hardest part to get right, and how [did|do] you go about it?`,
  },
  // what was found out before it was written
  'deed.write.findings': {
    evidence: `{said}. What did you find out that surprised you, and what came of it?`,
  },
  // what others are to follow: a guide, a procedure
  'deed.write.rules': {
    trouble: `{said}. How [did|do] you make sure people actually [used|use] what you [had written|have written]?`,
  },
  'deed.speak': {
    trouble: `{said}. [What was the hardest question you were asked|What's the hardest question you've been asked], and how did you answer it?`,
    evidence: `{said}. What [did|do] you want people to take away from it, and how [did|do] you know whether they [did|do]?`,
  },
  // patients or residents of a home
  'deed.care': {
    reason: `{said}. When more than one of them [needed|needs] you at once, how [did|do] you decide who [came|comes] first?`,
  },
  'deed.serve': {
    happened: `{said}. Who do you remember best, and what did you do for them?`,
    trouble: `{said}. What [did|do] you do when someone [wasn't|isn't] happy with how things [were|are] going?`,
    reason: `{said}. How [did|do] you find out what someone really [needed|needs]?`,
  },
  'deed.support': {
    evidence: `{said}. How [did|do] you know whether your help [made|makes] a difference?`,
    reason: `{said}. What kind of help [was|is] needed most, and how [did|do] you find that out?`,
  },
  'deed.discover': {
    happened: `{said}. What first made you look, and how did you track it down?`,
    reason: `{said}. Why do you think nobody had noticed it before?`,
    evidence: `{said}. What did you do about it, and how did people react?`,
  },
  'deed.watch': {
    happened: `{said}. What did you spot that others might have missed?`,
    reason: `! {said}. How [did|do] you tell a real problem from a false alarm?`,
  },
  list: {
    reason: `Of {things}, which [did|do] you find hardest, and how [did|do] you deal with it?`,
  },
  'deed.operate': {
    trouble: `{said}. What [tended|tends] to go wrong, and how [did|do] you deal with it?`,
  },
  'deed.solve': {
    happened: `{said}. How [did|do] you work out what [was|is] really wrong?`,
    reason: `{said}. What did you try first, and what did you learn from that?`,
  },
  'deed.join': {
    trouble: `{said}. What did you and the others see differently, and how did you sort it out?`,
    own_part: `{said}. What [did|do] you bring to that work that the others [didn't|don't]?`,
  },
  'deed.win': {
    own_part: `{said}. What do you think decided it in your favour?`,
  },
  // what somebody was given for their work
  'deed.received': {
    evidence: `{said}. What do you think you had done to earn that?`,
  },
  'aside.present': {
    happened: `{said}. What is harder about that than it looks, and how did you learn it?`,
  },
  'aside.past': {
    trouble: `{said}. How did you get into that, and what did you learn from it?`,
  },
})
