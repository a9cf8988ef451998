import { families } from './family.ts'

/** Questions by which an interviewer takes up what a line holds (`ask/hooks`): a rest, a loss, a choice, a load, a turn of the career. */
export const hookFamilies = families({
  'hook.remainder': {
    evidence: `{said}. What [happened|happens] with the other {rest}?`,
  },
  'hook.share': {
    evidence: `{said}. What [was|is] behind the other {rest} %?`,
  },
  'hook.lost': {
    trouble: `+ {said}. How did that come about?`,
    hindsight: `{said}. What would you do earlier if you were there again?`,
  },
  'hook.mishap': {
    trouble: `{said}. What was behind that, and what did you do?`,
  },
  'hook.stopped': {
    reason: `+ What made you {do}?`,
    trouble: `{said}. How did people take it?`,
  },
  'hook.instead': {
    reason: `
      + Why [did|do] you {do}?
      {said}. Why [did|do] you do it that way and not the other?`,
  },
  'hook.how': {
    happened: `How did you {do}?`,
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
    reason: `+ What draws you to {field}?`,
    next: `What do you know about {field} already, and what would you still need to learn?`,
  },
  'hook.record': {
    proof: `You write of a track record of {field}. Which case shows it best, and what was your own part?`,
  },
  'hook.years': {
    hindsight: `After {years} {object}, what do you notice at once that a newcomer would not?`,
  },
})
