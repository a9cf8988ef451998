import { families } from './family.ts'

/** Questions about figures, people led, and what someone answered for. */
export const figureFamilies = families({
  change: {
    evidence: `
      {said}. What did you change first, and how do you know it worked?
      {said}. How did you measure that, and how sure are you of the figures?`,
    own_part: `{said}. How much of that was down to you, and what else helped?`,
    trouble: `{said}. What did you try along the way that didn't work?`,
    hindsight: `
      {said}. What would you do next to improve on that?
      {said}. How [did|do] you make sure it [didn't|doesn't] slip back?`,
    reason: `{said}. Who had to change the way they worked, and how did you win them over?`,
  },
  'change.means': {
    evidence: `
      {said}. How do you know it was that and not something else?
      {said}. What gave you the idea of trying that?`,
    trouble: `{said}. What had you tried before that didn't work?`,
    hindsight: `{said}. What would you do next to improve on that?`,
  },
  // the line tells how it was done, and the question does not repeat it
  'change.described': {
    hindsight: `{said}. What did you do to make it last?`,
    own_part: `{said}. Whose help did you need for that, and how did you get it?`,
  },
  'change.junior': {
    own_part: `{said}. What was your part in that, and what did your colleagues do?`,
    evidence: `{said}. How could you tell from your own work that things were improving?`,
  },
  'change.down': {
    reason: `{said}. What do you think was behind the old figure?`,
    trouble: `{said}. What did you have to trade off to get there?`,
  },
  'change.up': {
    happened: `{said}. What did you do that made the biggest difference?`,
    trouble: `{said}. What was the hardest part of getting there, and how did you deal with it?`,
  },
  'figure.money': {
    own_part: `{said}. Who else had a hand in that, and what did you do yourself?`,
    trouble: `{said}. What was the biggest risk, and how did you handle it?`,
    evidence: `{said}. How did you work out that figure?`,
  },
  'figure.junior': {
    own_part: `{said}. What was your share of the work, and who checked it?`,
    happened: `{said}. What were you shown, and what did you have to work out for yourself?`,
  },
  'figure.alone': {
    own_part: `{said}. What did you do yourself to achieve that?`,
    hindsight: `{said}. What would it [have taken|take] to do even better?`,
  },
  'figure.share': {
    evidence: `{said}. How [was|is] that figure worked out, and what [didn't|doesn't] it show?`,
    own_part: `{said}. How much of that was down to you, and what else helped?`,
    hindsight: `{said}. What would you do next to improve on that?`,
  },
  'figure.count.large': {
    trouble: `
      {said}. At that scale, what [was|is] the hardest thing to get right?`,
  },
  'figure.count.large.present': {
    hindsight: `{said}. If that number doubled, what would you have to do differently?`,
  },
  'people.lead': {
    trouble: `
      {said}. How [did|do] you notice when one of them [was|is] struggling, and what [did|do] you do?
      {said}. What [did|do] you do when two of them [didn't|don't] get on?`,
    own_part: `{said}. How [did|do] you share out the work, and what [did|do] you keep for yourself?`,
    reason: `! {said}. What [could|can] they decide on their own, and what [had|has] to come to you?`,
    hindsight: `{said}. What would the team say you could [have done|do] better?`,
    evidence: `! {said}. Which of them [could|can] stand in for you, and how did you prepare them for it?`,
  },
  // a department that is named without its people
  'people.lead.unit': {
    own_part: `{said}. How [did|do] you share out the work, and what [did|do] you keep for yourself?`,
    reason: `! {said}. What [could|can] your people decide on their own, and what [had|has] to come to you?`,
    hindsight: `{said}. What would the team say you could [have done|do] better?`,
  },
  // so many that nobody knows them all, and so few that there is no team
  'people.lead.large': {
    evidence: `{said}. With that many people, how [did|do] you hear about problems early enough?`,
    reason: `! {said}. Which decisions [did|do] you leave to others, and which [did|do] you make yourself?`,
  },
  'people.lead.few': {
    trouble: `{said}. What [did|do] they find hardest, and how [did|do] you help them with it?`,
    own_part: `{said}. What [could|can] they do on their own, and where [did|do] they still need you?`,
  },
  'post.held': {
    reason: `{said}. What did you want to change when you took that on, and what came of it?`,
    trouble: `{said}. What [did|do] you disagree with others about most in that role, and how [did|do] you settle it?`,
  },
  'people.teach': {
    trouble: `{said}. What [did|do] they get wrong most often at first, and what [did|do] you do about it?`,
    evidence: `{said}. How [did|do] you make sure they [could|can] do it on their own afterwards?`,
    reason: `{said}. What [did|do] you do differently with those who [took|take] longer to learn?`,
  },
  'people.mentor': {
    reason: `{said}. How [did|do] you decide when to give advice and when to let them find their own way?`,
    evidence: `{said}. How [did|do] you notice whether it [made|makes] a difference for them?`,
  },
  // whom one prepares for work of their own: nobody works alone after a weekend course
  'people.teach.work': {
    evidence: `{said}. How [did|do] you know when someone [was|is] ready to work on their own?`,
  },
  'people.hire': {
    reason: `{said}. What [did|do] you look for in candidates that [didn't|doesn't] show on paper?`,
    hindsight: `{said}. Looking back, what would you do differently in choosing people?`,
  },
  duty: {
    reason: `{said}. What [could|can] you decide yourself, and when [did|do] you have to ask someone?`,
    trouble: `{said}. When something [went|goes] wrong there, what [did|do] you do first?`,
    own_part: `{said}. What [did you change|have you changed] about the way it [was|is] done, and why?`,
    evidence: `{said}. How [could|can] you tell whether things [were|are] going well?`,
  },
})
