import { families } from './family.ts'

/** Questions about posts beside one's work, by what their holders do; `{one}` is the post with its article ('a mentor', 'treasurer'). */
export const postFamilies = families({
  'post.teaches': {
    evidence: `As {one}, how [did|do] you notice when someone [was|is] only pretending to follow?`,
    trouble: `As {one}, what [did|do] you do when someone [wanted|wants] to give up halfway through?`,
  },
  'post.mentors': {
    evidence: `As {one}, how [did|do] you find out whether your advice [was|is] of any use?`,
  },
  'post.coaches': {
    trouble: `As {one}, how [did|do] you help someone who [tried|tries] hard but [didn't|doesn't] get any better?`,
  },
  // who picks a team
  'post.selects': {
    trouble: `As {one}, how [did|do] you tell someone that they [hadn't|haven't] been picked?`,
  },
  // who marks the papers of an examination
  'post.marks': {
    evidence: `As {one}, how [did|do] you make sure that you [marked|mark] the last paper of the day as you [did|do] the first?`,
  },
  'post.passes': {
    trouble: `As {one}, when did you [have|last have] to say no, and how did you put it?`,
  },
  'post.referees': {
    trouble: `Which of your decisions as {one} would you like to take back, and what did you do afterwards?`,
  },
  'post.judges': {
    evidence: `As {one}, what [made|makes] you doubt your own judgement, and what [did|do] you do then?`,
  },
  'post.speaks': {
    trouble: `As {one}, what did you [raise|last raise] that nobody wanted to hear, and what came of it?`,
  },
  'post.safety': {
    evidence: `As {one}, what did you [find|last find] that everyone else had stopped noticing?`,
  },
  'post.money': {
    reason: `As {one}, how [did|do] you say no when someone [asked|asks] for money that [wasn't|isn't] there?`,
  },
  'post.chairs': {
    own_part: `As {one}, how [did|do] you get people to take on the jobs that nobody [wanted|wants]?`,
  },
  'post.board': {
    reason: `As {one}, what [did|do] you and the others disagree about most, and how [did|do] you settle it?`,
  },
  'post.writes': {
    reason: `As {one}, how [did|do] you tell someone that their work [wasn't|isn't] good enough yet?`,
  },
  'post.organises': {
    trouble: `As {one}, what nearly went wrong [once|the last time], and how did you save it?`,
  },
  'post.leads': {
    trouble: `As {one}, what [did|do] you do about someone who [did|does] less than everyone else?`,
  },
  'post.rescues': {
    happened: `What [did you have|have you had] to do as {one} that no training had prepared you for?`,
  },
  // who is to bring colleagues to something: a link nurse, a digital champion
  'post.promotes': {
    trouble: `As {one}, what [did|do] you do when colleagues [agreed|agree] with you but [carried|carry] on as before?`,
  },
  'post.minutes': {
    trouble: `As {one}, how [did|do] you make sure that people [did|do] what they [had|have] agreed to do?`,
  },
  'post.between': {
    trouble: `As {one}, what [did|do] the two sides see differently, and how [did|do] you bring them together?`,
  },
  'post.controls': {
    trouble: `As {one}, when did you [have|last have] to contradict someone above you, and how did it end?`,
  },
  // what is done in one's own time
  'post.plays': {
    reason: `What [did|do] you get out of being {one} that your work [didn't|doesn't] give you?`,
  },
  'post.volunteers': {
    happened: `How did you come to volunteer for {place}, and [what did you take away from it|what keeps you going]?`,
  },
  'post.helps': {
    trouble: `As {one}, what [did|do] you do when someone [needed|needs] more than you [could|can] give?`,
  },
  // a post or project in which so many are taught at a time
  'role.taught': {
    evidence: `With {learners}, how [did|do] you notice when someone [had|has] stopped following?`,
    trouble: `With {learners}, what [did|do] you do when one of them [wouldn't|won't] join in?`,
  },
  // what is held again and again: tasting days, a holiday camp
  'role.event': {
    hindsight: `What have you changed about {name} since the first time, and why?`,
  },
  // trips, matches or dives that are counted
  occasions: {
    trouble: `Of your {occasions}, which came closest to going wrong, and what did you do?`,
  },
})
