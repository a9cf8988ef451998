import { families } from './family.ts'

/** Questions about figures, people led, and what someone answered for. */
export const figureFamilies = families({
  change: {
    evidence: `
      {said}. What did you change first, and how do you know that it was that?
      {said}. How did you measure that, and who else would confirm it?`,
    own_part: `{said}. How much of that was your own doing?`,
    trouble: `{said}. What did you try that did not work?`,
    hindsight: `
      {said}. What kept you from going further?
      {said}. What [did|do] you do so that it [did|does] not slip back?`,
    reason: `{said}. Who had to work differently for that, and how did you win them over?`,
  },
  'change.means': {
    evidence: `
      {said}. How do you know that it was that, and not something else?
      {said}. How did you come to try that, and not something else?`,
    trouble: `{said}. What did you try before that did not work?`,
    hindsight: `{said}. What kept you from going further?`,
  },
  // the line tells how it was done, and the question does not repeat it
  'change.described': {
    trouble: `{said}. What became harder because of it, and for whom?`,
    hindsight: `{said}. What did you do so that it would last?`,
    own_part: `{said}. Who had to go along with that, and what did they gain by it?`,
  },
  'change.junior': {
    own_part: `{said}. Which part of that came from you, and which from your colleagues?`,
    evidence: `{said}. How was that measured, and who told you?`,
  },
  'change.down': {
    reason: `{said}. What was behind the old figure, as you see it?`,
    trouble: `{said}. What did you accept getting worse in return?`,
  },
  'change.up': {
    happened: `{said}. What made the biggest difference?`,
    trouble: `{said}. What became harder as a result?`,
  },
  'figure.money': {
    own_part: `{said}. What was your own part in that?`,
    trouble: `{said}. What was the biggest risk, and how did you handle it?`,
    evidence: `{said}. How did you arrive at that figure?`,
  },
  'figure.junior': {
    own_part: `{said}. Which part of that was yours?`,
    happened: `{said}. Who showed you how, and what did you find out for yourself?`,
  },
  'figure.alone': {
    own_part: `{said}. What did you do yourself to get there?`,
    hindsight: `{said}. What would [have had|have] to happen for it to be better still?`,
  },
  'figure.share': {
    evidence: `{said}. How did you arrive at that figure, and what does it leave out?`,
    own_part: `{said}. How much of that was your own doing?`,
    hindsight: `{said}. What would you need to do better than that?`,
  },
  'figure.count.large': {
    trouble: `
      {said}. At that scale, what [was|is] the hardest thing to get right?`,
  },
  'figure.count.large.present': {
    hindsight: `{said}. What would have to change if there were twice as many?`,
  },
  'people.lead': {
    trouble: `
      {said}. How [did|do] you notice that one of them [was|is] struggling, and what [did|do] you do then?
      {said}. What [did|do] you do when two of them [did|do] not get on?`,
    own_part: `{said}. How [did|do] you divide the work, and what [did|do] you keep for yourself?`,
    reason: `! {said}. What [could|can] they decide without you, and what not?`,
    hindsight: `{said}. What would the team say you could have done better?`,
    evidence: `! {said}. Who of them [could|can] stand in for you, and how did you get them there?`,
  },
  // so many that nobody knows them all, and so few that there is no team
  'people.lead.large': {
    evidence: `{said}. How do you find out what goes wrong before it has grown too large?`,
    reason: `! {said}. Which decisions [did|do] you leave to those below you, and which not?`,
  },
  'people.lead.few': {
    trouble: `{said}. What [did|do] they find hardest, and how [did|do] you help them with it?`,
    own_part: `{said}. What [could|can] they do without you, and what not yet?`,
  },
  'post.held': {
    reason: `{said}. What did you want to change when you took that on, and what came of it?`,
    trouble: `{said}. Which disagreement in that role taught you most?`,
  },
  'people.teach': {
    trouble: `{said}. What did they most often get wrong at first, and what did you do about it?`,
    evidence: `{said}. What can they do now that they could not do before?`,
    reason: `{said}. What [did|do] you do differently for those who [learned|learn] most slowly?`,
  },
  // whom one prepares for work of their own: nobody works alone after a weekend course
  'people.teach.work': {
    evidence: `{said}. How did you know that someone was ready to work alone?`,
  },
  'people.hire': {
    reason: `{said}. What [did|do] you look for that others overlook?`,
    hindsight: `{said}. Which of those decisions would you take back, and why?`,
  },
  duty: {
    reason: `{said}. What [could|can] you decide yourself, and for what [did|do] you have to ask?`,
    trouble: `{said}. What went wrong on your watch, and what did you do?`,
    own_part: `{said}. What did you change about the way it was done?`,
    evidence: `{said}. How [did|do] you know that it [was|is] going well?`,
  },
})
