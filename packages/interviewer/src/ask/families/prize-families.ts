import { families } from './family.ts'

/** Questions about what somebody won, published, said in public or brought about. */
export const prizeFamilies = families({
  result: {
    trouble: `You list “{name}”. How did you get there, and what nearly got in the way?`,
  },
  // brought about together with others
  'result.shared': {
    own_part: `You list “{name}”. What did it take to get there, and what was your part in it?`,
  },
  // what it was given for stands beside it, in words that can only be quoted
  'prize.described': {
    happened: `{lead}. How did that come about, and what was your part in it?`,
  },
  'prize.for': {
    trouble: `{won}. What was the hardest part of that for you, and how did you deal with it?`,
  },
  // for doing something: 'for closing the year-end audit without adjustments'
  'prize.for.deed': {
    trouble: `{won}. How did you manage that, and what nearly got in the way?`,
  },
  'prize.after': {
    own_part: `{award} came {after}. What had happened, and what was your part in it?`,
  },
  'prize.nominated': {
    own_part: `{who} put you forward for “{name}”. What do you think you had done to earn that?`,
  },
  'prize.chosen': {
    evidence: `{who} chose you for “{name}”. What do you think they saw you do that others didn't?`,
  },
  // on an occasion that stands beside it: 'voted by colleagues after the office move'
  'prize.chosen.after': {
    own_part: `{who} chose you for “{name}” {occasion}. What had you done then that they remembered?`,
  },
  'prize.nominated.after': {
    own_part: `{who} put you forward for “{name}” {occasion}. What had you done then that they remembered?`,
  },
  // won more than once
  'prize.again': {
    evidence: `You earned “{name}” {times}. What did you keep doing that others didn't?`,
  },
  // given to a store, a shift, a hotel
  'prize.unit': {
    own_part: `You list “{name}”. What did your {unit} do that others didn't, and what was your part in it?`,
  },
  'prize.period': {
    evidence: `You list “{name}”. Which piece of work from that {period} do you think won it for you?`,
  },
  // the work that won stands in the name beside the award and its rank
  'prize.work': {
    own_part: `What do you think made {work} stand out, and which part of it was yours?`,
  },
  'prize.project': {
    own_part: `{lead}. What do you think made it stand out, and which part was yours?`,
  },
  // a long time without an accident, a fault or a complaint
  'prize.record': {
    trouble: `You list “{name}”. Which habit do you put that down to, and when did it come closest to going wrong?`,
  },
  'prize.safety': {
    own_part: `You list “{name}”. What did you notice or change that made things safer?`,
  },
  'prize.idea': {
    happened: `{lead}. How did you come up with it, and how did you win others over?`,
  },
  'prize.idea.for': {
    happened: `{won}. How did you come up with that, and how did you win others over?`,
  },
  'prize.mark': {
    evidence: `You list “{name}”. What from that subject has been most useful to you at work, and where?`,
  },
  // high among those who studied together
  'prize.study': {
    evidence: `You list “{name}”. Which way of working from that time do you still use when you have to learn something new?`,
  },
  'prize.list': {
    evidence: `You list “{name}”. Which piece of your work do you think got you onto it?`,
  },
  'prize.grant': {
    reason: `You list “{name}”. What did you want the money for, and what do you think convinced them?`,
  },
  // something was shown or entered: wine, a garden, a film
  'prize.entry': {
    reason: `You list “{name}”. What did you enter, and which decision do you think won it for you?`,
  },
  'prize.entry.told': {
    reason: `What do you think made “{shown}” stand out from the other entries?`,
  },
  'prize.poster': {
    happened: `You list “{name}”. What did your poster show, and which question about it made you think the most?`,
  },
  'prize.contest': {
    evidence: `You list “{name}”. What do you think gave you the edge over the others?`,
  },
  // given for a deed in danger
  'prize.bravery': {
    happened: `You list “{name}”. What had happened, and what did you do first?`,
  },
  // first among so many
  'prize.ranked': {
    evidence: `You list “{name}”. What did you do differently from the others?`,
  },
  // won together with others
  'prize.team': {
    own_part: `You list “{name}”. What did you contribute yourself, and what came from the others?`,
  },
  'prize.near': {
    evidence: `You list “{name}”. Which piece of your work do you think got you that far?`,
  },
  // the work that came near stands beside the prize
  'prize.near.work': {
    evidence: `What do you think got “{shown}” that far, and what would you do differently today?`,
  },
  'prize.near.contest': {
    hindsight: `You list “{name}”. What did you learn from those who came out ahead?`,
  },
  'prize.near.second': {
    hindsight: `You list “{name}”. What did you learn from the winner?`,
  },
  'prize.near.thing': {
    hindsight: `You list “{name}”. What do you think made {thing} stand out, and what would you do differently today?`,
  },
  // a talk or poster of which only the occasion is known
  talk: {
    happened: `You list “{name}”. Which question from the audience made you think the most, and why?`,
  },
  'talk.on': {
    happened: `You spoke on “{topic}”. Which question from the audience made you think the most, and why?`,
    evidence: `You spoke on “{topic}”. What did you want people to do differently afterwards?`,
  },
  'poster.on': {
    happened: `You presented a poster on “{topic}”. Which question about it made you think the most, and why?`,
  },
  'publication.on': {
    trouble: `You published on “{topic}”. Which objection to it did you take most seriously, and why?`,
    hindsight: `You published on “{topic}”. What would you write differently today, and why?`,
  },
  patent: {
    proof: `How would you explain to a layperson what was new about “{name}”?`,
  },
})
