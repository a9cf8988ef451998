import { families } from './family.ts'

/** Questions about posts beside one's work, by what their holders do; `{one}` is the post with its article ('a mentor', 'treasurer'). */
export const postFamilies = families({
  'post.teaches': {
    evidence: `As {one}, how [did|do] you notice that somebody only pretends to follow?`,
    trouble: `As {one}, what [did|do] you do when somebody [wanted|wants] to give up half-way?`,
  },
  'post.coaches': {
    trouble: `As {one}, what [did|do] you do about somebody who [tried|tries] hard and [did|does] not get better?`,
  },
  'post.passes': {
    trouble: `As {one}, when did you [have to say no|last say no], and how did you put it?`,
  },
  'post.referees': {
    trouble: `Which decision of yours as {one} would you like to take back, and how did you go on after it?`,
  },
  'post.judges': {
    evidence: `As {one}, what [made|makes] you doubt your own judgement, and what [did|do] you do then?`,
  },
  'post.speaks': {
    trouble: `As {one}, what did you [raise|last raise] that nobody wanted to hear, and what came of it?`,
  },
  'post.safety': {
    evidence: `As {one}, what did you [find|last find] that the others had stopped noticing?`,
  },
  'post.money': {
    reason: `As {one}, which request for money [was|is] hardest to turn down, and what [did|do] you say?`,
  },
  'post.chairs': {
    own_part: `As {one}, how [did|do] you get the dull work done by people who [were|are] not paid for it?`,
  },
  'post.board': {
    reason: `As {one}, on what [did|do] you and the others disagree, and how [was|is] it settled?`,
  },
  'post.writes': {
    reason: `As {one}, how [did|do] you tell people that what they have sent [was|is] not good enough?`,
  },
  'post.organises': {
    trouble: `As {one}, what nearly went wrong [once|the last time], and how did you notice?`,
  },
  'post.leads': {
    trouble: `As {one}, what [did|do] you do about the one who [did|does] less than the others?`,
  },
  'post.rescues': {
    happened: `What did you have to do as {one} for which no training had prepared you?`,
  },
  // who is to bring colleagues to something: a link nurse, a digital champion
  'post.promotes': {
    trouble: `As {one}, what [did|do] colleagues agree with and still not do, and how [did|do] you deal with that?`,
  },
  'post.minutes': {
    trouble: `As {one}, what [did|do] people forget that they had agreed, and how [did|do] you remind them?`,
  },
  'post.between': {
    trouble: `As {one}, what [did|do] the two sides see differently, and what [did|do] you say to each?`,
  },
  'post.controls': {
    trouble: `As {one}, when did you [have to contradict|last contradict] somebody above you, and how did it end?`,
  },
  // what is done in one's own time
  'post.plays': {
    reason: `What [did|do] you get out of being {one} that your work [did|does] not give you?`,
  },
  'post.volunteers': {
    evidence: `What has surprised you most in that work, and what [did|do] you make of it?`,
  },
  'post.helps': {
    trouble: `As {one}, what [did|do] you do when somebody [needed|needs] more than you [could|can] give?`,
  },
  // a post or project in which so many are taught at a time
  'role.taught': {
    evidence: `With {learners}, how [did|do] you notice who [had|has] stopped following?`,
    trouble: `With {learners}, what [did|do] you do when one of them [would|will] not take part?`,
  },
  // what is held again and again: tasting days, a holiday camp
  'role.event': {
    hindsight: `What have you changed about {name} since the first time?`,
  },
  // trips, matches or dives that are counted
  occasions: {
    trouble: `Of your {occasions}, which came closest to going wrong, and what did you do?`,
  },
})
