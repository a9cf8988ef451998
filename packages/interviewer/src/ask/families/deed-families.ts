import { families } from './family.ts'

/** Questions about something the person did, by the kind of act; 'deed.past' and 'deed.present' hold what may be asked of any. */
export const deedFamilies = families({
  junior: {
    own_part: `
      {said}. What was hardest about that for you, and how did you manage?`,
    happened: `{said}. Who showed you how, and what did you find out for yourself?`,
    trouble: `{said}. What did you get wrong at first, and who noticed?`,
  },
  'junior.build': {
    own_part: `{said}. Which part of it was yours from start to end, and what came back in review?`,
  },
  'junior.introduce': {
    own_part: `{said}. Whose idea was that, and which part of the work was yours?`,
  },
  'junior.support': {
    happened: `{said}. What did they ask you to do most often, and what could you take off their hands?`,
  },
  'junior.operate': {
    happened: `{said}. What did the experienced ones know about that which stood in no instructions?`,
  },
  'junior.sell': {
    happened: `{said}. What did customers ask that you could not answer at first?`,
  },
  'junior.join': {
    own_part: `{said}. What did the others count on you for?`,
  },
  phrase: {
    trouble: `{said}. What [was|is] the hardest part of that, and how [did|do] you deal with it?`,
  },
  'deed.past': {
    trouble: `{said}. What turned out harder than you had expected?`,
  },
  // 'You sold no packages': what somebody chose not to do
  'deed.refrained': {
    reason: `{said}. What were your reasons?`,
  },
  'deed.present': {
    trouble: `{said}. What is hardest to get right in that, and how do you go about it?`,
  },
  outcome: {
    evidence: `
      {whole}. How do you know that it was this that made the difference?
      {whole}. How was that measured?`,
    own_part: `{whole}. How much of that was your own doing?`,
  },
  'skill.present': {
    trouble: `{said}. When did that last go wrong, and what did you do?`,
  },
  'skill.past': {
    trouble: `{said}. What turned out harder than you had expected?`,
    hindsight: `{said}. What would you do differently today?`,
  },
  'deed.lead': {
    reason: `! {said}. Which decision [was|is] yours alone, and [how did it turn out|what makes it hard]?`,
    own_part: `{said}. What [did|do] you leave to others, and what [did|do] you keep for yourself?`,
    trouble: `{said}. What [was|is] the hardest call you [had|have] to make there?`,
  },
  'deed.hire': {
    reason: `{said}. What [did|do] you look for that others overlook?`,
    hindsight: `{said}. Which of those decisions would you take back, and why?`,
  },
  'deed.teach': {
    trouble: `{said}. How [did|do] you notice that someone [had|has] not understood?`,
    evidence: `{said}. How [did|do] you check that something [had|has] stuck?`,
    hindsight: `{said}. What did that teach you about explaining things?`,
  },
  'deed.build.past': {
    reason: `{said}. What problem did that solve, and for whom?`,
    trouble: `{said}. What turned out harder than you had planned?`,
    evidence: `! {said}. How did you decide that the work was good enough?`,
    hindsight: `{said}. If you started over today, what would you do differently?`,
  },
  'deed.introduce.past': {
    trouble: `{said}. What went differently from the plan in the first weeks?`,
    hindsight: `{said}. What would you do differently if you did it again?`,
  },
  'deed.improve.past': {
    reason: `{said}. How did you find out what needed changing?`,
    trouble: `{said}. What did you try that did not work?`,
    happened: `{said}. What did you leave as it was, and why?`,
  },
  'deed.improve.past.open': {
    evidence: `{said}. How do you know that it is better than before?`,
  },
  'deed.cut.past': {
    happened: `{said}. Where did you look first?`,
    reason: `{said}. How did you make sure that nothing important was lost?`,
    trouble: `{said}. What became harder because of it, and for whom?`,
  },
  'deed.grow.past': {
    own_part: `{said}. How much of that would have happened without you?`,
    trouble: `{said}. What became harder as a result?`,
  },
  'deed.replace.past': {
    reason: `{said}. What could not be allowed to go wrong, and how did you guard against it?`,
    hindsight: `{said}. What did you lose by it, and was it worth that?`,
    happened: `{said}. What was hardest to get right, and how did you go about it?`,
  },
  'deed.negotiate': {
    happened: `{said}. What [did|does] the other side want, and what [did|do] you refuse?`,
    reason: `! {said}. At which point [would you have walked|do you walk] away?`,
    trouble: `{said}. Which point was hardest to settle, and why?`,
  },
  'deed.sell': {
    trouble: `{said}. What made people hesitate, and what did you say to that?`,
    reason: `{said}. What [did|do] you say that others [did|do] not?`,
    evidence: `{said}. How [did|do] you know that it [was|is] your doing and not the market's?`,
  },
  'deed.buy': {
    reason: `! {said}. How [did|do] you choose, and whom [did|do] you turn down?`,
    trouble: `{said}. How [did|do] you check that you [got|get] what you [paid|pay] for?`,
  },
  'deed.plan': {
    reason: `{said}. How [did|do] you decide what [came|comes] first?`,
    trouble: `{said}. What [upset|upsets] your plans most often, and what [did|do] you do then?`,
  },
  // an occasion, which takes place once
  'deed.arrange': {
    trouble: `{said}. What was most likely to go wrong, and how did you prepare for that?`,
  },
  'deed.analyse': {
    happened: `{said}. What did you find, and what surprised you about it?`,
    evidence: `{said}. What was done with what you found?`,
    reason: `{said}. How [did|do] you make sure that you [were|are] not fooling yourself?`,
  },
  'deed.write': {
    trouble: `{said}. What was hardest to get right, and how did you go about it?`,
  },
  // what others are to follow: a guide, a procedure
  'deed.write.rules': {
    trouble: `{said}. Which part do people get wrong although they have read it?`,
  },
  'deed.speak': {
    trouble: `{said}. What was the hardest question you were asked, and what did you say?`,
    evidence: `{said}. What did you want people to do afterwards, and what did they do?`,
  },
  'deed.serve': {
    happened: `{said}. Which case do you still think about, and why?`,
    trouble: `{said}. What [did|do] you do when someone [was|is] not satisfied?`,
    reason: `{said}. How [did|do] you find out what someone really [needed|needs]?`,
  },
  'deed.support': {
    evidence: `{said}. How did you know that it helped?`,
    reason: `{said}. What [did|do] they need most, and what could you not give them?`,
  },
  'deed.discover': {
    happened: `{said}. What put you on the trail?`,
    reason: `{said}. Why had nobody else seen it before?`,
    evidence: `{said}. What was done about it?`,
  },
  'deed.watch': {
    happened: `{said}. What did you find that you had not expected?`,
    reason: `! {said}. How [did|do] you tell a real problem from a false alarm?`,
  },
  list: {
    reason: `Of {things}, which [was|is] the hardest for you, and why?`,
  },
  'deed.operate': {
    trouble: `{said}. What [went|goes] wrong most often, and what [did|do] you do about it?`,
  },
  'deed.solve': {
    happened: `{said}. How [did|do] you find out what [was|is] really the matter?`,
    reason: `{said}. What did you try first, and why was it not enough?`,
  },
  'deed.join': {
    trouble: `{said}. Where did you disagree with the others, and how did you settle it?`,
    own_part: `{said}. What was yours in the result, and what was theirs?`,
  },
  'deed.win': {
    own_part: `{said}. How did you go about it, and what was hardest?`,
  },
  'aside.present': {
    happened: `{said}. How did you come to that, and what keeps you at it?`,
  },
  'aside.past': {
    trouble: `{said}. What turned out harder than you had expected?`,
  },
})
