import { families } from './family.ts'

/** Questions by which an interviewer takes up what a line holds (`ask/hooks`): a rest, a loss, a choice, a load, a turn of the career. */
export const hookFamilies = families({
  'hook.remainder': {
    evidence: `{said}. What [happened|happens] to the other {rest}?`,
  },
  'hook.share': {
    evidence: `{said}. What [happened|happens] with the other {rest} per cent?`,
  },
  'hook.lost': {
    trouble: `{said}. What went wrong, and what did you learn from it?`,
    hindsight: `{said}. What did you do differently afterwards?`,
  },
  'hook.relocated': {
    trouble: `What was most at risk during the relocation, and how did you protect it?`,
  },
  'hook.siteClosed': {
    trouble: `How did you keep work going properly once it was clear that the place would close?`,
  },
  'hook.mishap': {
    trouble: `{said}. How did that happen, and what did you do about it?`,
  },
  'hook.taken': {
    reason: `Of those {all} {things}, {some} were {how}. Which of the others would you put forward again, and why?`,
  },
  'hook.used': {
    happened: `{said}. What had happened, and what did you do?`,
  },
  'hook.stopped': {
    reason: `What made you {do}?`,
    trouble: `{said}. How did people react, and how did you explain it to them?`,
  },
  'hook.instead': {
    reason: `
      Why [did|do] you {do}?
      {said}. Why [did|do] you prefer to do it that way?`,
  },
  'hook.how': {
    happened: `How [did|do] you {do}?`,
  },
  'hook.growth': {
    hindsight: `{said}. What had worked with {from} that no longer worked with {to}?`,
  },
  'hook.shrunk': {
    reason: `{said}. How did you decide what could go?`,
  },
  'hook.only': {
    trouble: `As the only {role}, who [did|do] you turn to when you [weren't|aren't] sure?`,
  },
  'hook.acting': {
    happened: `{said}. What did you have to decide that had never been up to you before?`,
  },
  'hook.rank': {
    hindsight: `What changed between you and your colleagues when you became {rank}?`,
  },
  'hook.trusted': {
    evidence: `{said}. Why do you think they trusted you with it after only {time}?`,
  },
  'hook.resistance': {
    trouble: `{said}. Who was against it, and how did you win them over?`,
  },
  'hook.beside': {
    happened: `{said}. How did you manage to do both at once?`,
  },
  'hook.firstHour': {
    happened: `{said}. What did you do in the first hour?`,
  },
  'hook.started': {
    reason: `What had you noticed that made you {do}?`,
  },
  'hook.target': {
    evidence: `{said}. What did you do that got you past the target?`,
  },
  'hook.papers': {
    reason: `With {load}, how [did|do] you know which ones [needed|need] a second look?`,
  },
  'hook.demands': {
    reason: `With {load}, how [did|do] you decide which ones [couldn't|can't] wait?`,
  },
  'hook.clients': {
    reason: `With {load}, how [did|do] you notice when one of them [needed|needs] more time?`,
  },
  'hook.standing': {
    reason: `With {load}, how [did|do] you notice early on when something [was|is] wrong with one of them?`,
  },
  'hook.machines': {
    reason: `With {load}, how [did|do] you decide which one [needed|needs] attention first?`,
  },
  'hook.events': {
    happened: `Tell me about one of the {count} {events}. What was your part in it?`,
  },
  'hook.turns': {
    hindsight: `Which of the {count} {turns} taught you the most, and what did you take from it?`,
  },
  'hook.patents': {
    reason: `Which of the {count} patents are you proudest of, and what problem does it solve?`,
  },
  'hook.between': {
    trouble: `What [did|do] you do when {one} and {other} [wanted|want] different things?`,
  },
  'hook.background': {
    evidence: `What does your background in {field} help you see in your work that others might miss?`,
  },
  'hook.past': {
    evidence: `What from your {field} past still helps you today, and what did you have to unlearn?`,
  },
  'hook.former': {
    evidence: `What from your time as {role} still helps you today, and what did you have to unlearn?`,
  },
  'hook.after': {
    reason: `After {before}, what made you want a change?`,
    evidence: `What from your {before} still helps you today, and what did you have to unlearn?`,
  },
  'hook.return': {
    hindsight: `You mention your return to {place}. What had changed most while you were away?`,
  },
  'hook.wishField': {
    reason: `What draws you to {field}?`,
    next: `What do you already know about {field}, and what would you still need to learn?`,
  },
  'hook.ofThem': {
    evidence: `{said}. What was different about the other {rest}?`,
  },
  'hook.ledTo': {
    own_part: `{said}. How did that come about, and what was your part in it?`,
  },
  'hook.together': {
    happened: `How did you get {party} to work on it with you?`,
  },
  'hook.firstWho': {
    trouble: `{said}. What was that like at first, and how did you find your feet?`,
  },
  'hook.challenge': {
    next: `What kind of challenge are you looking for that your work doesn't give you now?`,
  },
  'hook.grow': {
    next: `You say you want to grow. In what direction, and what would you need to learn for that?`,
  },
  'hook.dataDriven': {
    proof: `You say you go by the data. What did you last stop or change because of the numbers?`,
  },
  'hook.resultsDriven': {
    evidence: `You say that results matter to you. Which one would you most like to be judged by, and why?`,
  },
  'hook.customerFocus': {
    happened: `What did you last change because of something a customer or user told you?`,
  },
  'hook.handsOn': {
    own_part: `You call yourself hands-on. What do you still do yourself that others in your position would delegate?`,
  },
  'hook.passion': {
    proof: `What did you last do out of enthusiasm for {field} that nobody had asked for?`,
  },
  'hook.record': {
    proof: `You mention a track record of {field}. Which example shows it best, and what was your part in it?`,
  },
  'hook.years': {
    hindsight: `After {years} {object}, what do you notice straight away that a newcomer would miss?`,
  },
})
