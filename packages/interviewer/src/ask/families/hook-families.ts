import { families } from './family.ts'

/** Questions by which an interviewer takes up what a line holds (`ask/hooks`): a rest, a loss, a choice, a load, a turn of the career. */
export const hookFamilies = families({
  'hook.remainder': {
    evidence: `{said}. What [happened|happens] with the other {rest}?`,
  },
  'hook.share': {
    evidence: `{said}. What [was|is] behind the other {rest} per cent?`,
  },
  'hook.lost': {
    trouble: `{said}. How did that come about?`,
    hindsight: `{said}. What did you change afterwards?`,
  },
  'hook.mishap': {
    trouble: `{said}. What was behind that, and what did you do?`,
  },
  'hook.taken': {
    reason: `Of those {all} {things}, {some} were {how}. Which of the others would you bring up again, and why?`,
  },
  'hook.used': {
    happened: `{said}. What had happened, and what did you do?`,
  },
  'hook.stopped': {
    reason: `What made you {do}?`,
    trouble: `{said}. How did people take it?`,
  },
  'hook.instead': {
    reason: `
      Why [did|do] you {do}?
      {said}. Why [did|do] you do it that way and not the other?`,
  },
  'hook.how': {
    happened: `How [did|do] you {do}?`,
  },
  'hook.growth': {
    hindsight: `{said}. What worked with {from} and no longer worked with {to}?`,
  },
  'hook.shrunk': {
    reason: `{said}. How did you decide what could go?`,
  },
  'hook.only': {
    trouble: `As the only {role}, whom [did|do] you ask when you [were|are] not sure?`,
  },
  'hook.acting': {
    happened: `{said}. What did you have to decide that somebody else had always decided?`,
  },
  'hook.rank': {
    hindsight: `What changed between you and your colleagues when you became {rank}?`,
  },
  'hook.trusted': {
    evidence: `{said}. Why do you think they trusted you with it after only {time}?`,
  },
  'hook.resistance': {
    trouble: `{said}. Who was against it, and what changed their mind?`,
  },
  'hook.beside': {
    happened: `{said}. How did you fit the two together?`,
  },
  'hook.firstHour': {
    happened: `{said}. What did you do in the first hour?`,
  },
  'hook.started': {
    reason: `What had you seen that made you {do}?`,
  },
  'hook.target': {
    evidence: `{said}. Was the target a hard one, and what got you past it?`,
  },
  'hook.papers': {
    reason: `With {load}, which ones [did|do] you look at twice?`,
  },
  'hook.demands': {
    reason: `With {load}, how [did|do] you find out which ones [could not|cannot] wait?`,
  },
  'hook.clients': {
    reason: `With {load}, how [did|do] you notice the one who [needed|needs] more time?`,
  },
  'hook.standing': {
    reason: `With {load}, how [did|do] you notice early that something [was|is] wrong with one of them?`,
  },
  'hook.machines': {
    reason: `With {load}, how [did|do] you know which one [would|will] fail next?`,
  },
  'hook.events': {
    happened: `Tell me about one of the {count} {events}. What was your part in it?`,
  },
  'hook.turns': {
    hindsight: `Which of the {count} {turns} changed your idea of the work most, and how?`,
  },
  'hook.patents': {
    reason: `Which of the {count} patents do you like best, and what problem did it solve?`,
  },
  'hook.between': {
    trouble: `What [did|do] you do when {one} and {other} [wanted|want] different things?`,
  },
  'hook.background': {
    evidence: `What do you see in your work because of your background in {field} that others might miss?`,
  },
  'hook.past': {
    evidence: `What from your {field} past do you still use, and what did you have to drop?`,
  },
  'hook.former': {
    evidence: `What from your time as {role} do you still use, and what did you have to drop?`,
  },
  'hook.after': {
    reason: `After {before}, what made you change?`,
    evidence: `What from your {before} do you still use, and what did you have to drop?`,
  },
  'hook.return': {
    hindsight: `You write of your return to {place}. What had changed most, and what came back at once?`,
  },
  'hook.wishField': {
    reason: `What draws you to {field}?`,
    next: `What do you know about {field} already, and what would you still need to learn?`,
  },
  'hook.ofThem': {
    evidence: `{said}. What about the other {rest}, as you see it?`,
  },
  'hook.ledTo': {
    own_part: `{said}. How did it come to that, and what was your own part?`,
  },
  'hook.together': {
    happened: `How did you get {party} to work on it with you?`,
  },
  'hook.firstWho': {
    trouble: `{said}. What was that like, and what did you have to find out for yourself?`,
  },
  'hook.challenge': {
    next: `What would be a challenge to you, compared with what you do now?`,
  },
  'hook.grow': {
    next: `You write that you want to grow. In which direction, and what would you have to learn for it?`,
  },
  'hook.dataDriven': {
    proof: `You write that you go by the data. What did you last stop or change because of a figure?`,
  },
  'hook.resultsDriven': {
    evidence: `You write that results matter to you. By which one would you like to be judged, and why that?`,
  },
  'hook.customerFocus': {
    happened: `What did you last change because of something that a customer or user told you?`,
  },
  'hook.handsOn': {
    own_part: `You call yourself hands-on. What do you still do yourself that others in your place leave to their people?`,
  },
  'hook.passion': {
    proof: `What did you last do for {field} that nobody had asked you to do?`,
  },
  'hook.record': {
    proof: `You write of a track record of {field}. Which case shows it best, and what was your own part?`,
  },
  'hook.years': {
    hindsight: `After {years} {object}, what do you notice at once that a newcomer would not?`,
  },
})
