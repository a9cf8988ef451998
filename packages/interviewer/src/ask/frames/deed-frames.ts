import { frames } from './frame.ts'

/** Ways of asking about what someone did or does; `{x}` follows 'you'. */
export const deedFrames = [
  ...frames('past', {
    situation: `
      What was going on around you when you {x}?
      When you {x}, what was the hardest moment?
      Who needed convincing before you {x}, and how did you win them over?
      What problem was so pressing that you {x}?
      You {x}. Where did the work come closest to failing?
      Which people did you depend on when you {x}, and for what?
      You {x}. What did you do on the very first day?
      How much of the work was your own when you {x}?
      What, if anything, had been tried before you {x}?
      Which constraint shaped the work most when you {x}?
      You {x}. How did you handle the moment when plans changed?
      What did nobody know yet at the time you {x}?
      You {x}. Which setback do you remember best, and how did you respond?
      How did you split your time in the weeks when you {x}?
      You {x}. Who disagreed with you, and how was it settled?
      What pressure were you under when you {x}?`,
    decision: `
      Why did you go about it the way you did when you {x}?
      What alternatives did you weigh before you {x}?
      When you {x}, which trade-off cost you the most thought?
      You {x}. What did you deliberately leave out?
      Which decision was yours alone when you {x}?
      What gave you the confidence to go ahead when you {x}?
      When you {x}, whose advice counted most, and why?
      You {x}. Which easier option did you turn down?
      How did you choose where to begin when you {x}?
      When you {x}, what was your plan in case it failed?
      You {x}. How did you set priorities along the way?
      What evidence did you want to see before you {x}?
      When you {x}, how did you decide whom to involve?
      You {x}. Which choice would you defend against a sceptic, and with what argument?
      What risk did you accept when you {x}, and how did you limit it?`,
    result: `
      What changed for the people affected after you {x}?
      How did you measure success after you {x}?
      You {x}. What was different half a year later?
      Who noticed the difference first after you {x}?
      Which number moved once you {x}, and by how much?
      What lasting effect remained after you {x}?
      After you {x}, which goal was met and which was missed?
      You {x}. What feedback reached you, and from whom?
      What outcome were you hoping for when you {x}, and what came instead?
      You {x}. How would your manager sum up the outcome?
      You {x}. What proof of its impact could you show?
      What side effects, good or bad, appeared once you {x}?
      You {x}. How much time or money did that save, and how do you know?
      You {x}. What part of the outcome are you proudest of?`,
    learning: `
      What would you do differently if you {x} again?
      What did you learn about yourself when you {x}?
      You {x}. What advice would you give someone about to try the same?
      Which mistake taught you most when you {x}?
      What do you wish you had known before you {x}?
      Which habit have you kept since you {x}?
      How has your way of working changed since you {x}?
      When you {x}, which of your assumptions turned out to be wrong?
      Which skill grew most when you {x}, and where do you use it now?
      You {x}. What of that would carry over to a new employer?
      What was the most useful criticism you heard after you {x}?
      You {x}. Where was there still room for improvement?
      What did others learn from watching how you {x}?`,
  }),
  ...frames('present', {
    situation: `
      What does a difficult week look like when you {x}?
      You {x}. Which recent situation tested you most?
      How do you begin when you {x}?
      Who depends on you when you {x}, and how do you learn what they need?
      You {x}. What happens when two urgent things arrive at once?
      What usually gets in the way when you {x}?
      Which episode would show an employer best how you {x}?
      How do you keep quality up under pressure when you {x}?
      You {x}. Where does the work most often get stuck?
      You {x}. How would you explain that to someone outside your field?
      What goes on behind the scenes when you {x}?
      You {x}. What was the most unusual case so far, and how did you handle it?
      Which disagreement have you had to settle when you {x}?`,
    decision: `
      How do you decide what comes first when you {x}?
      Which trade-off do you meet most often when you {x}?
      Why do you {x} the way you do?
      When you {x}, what do you refuse to compromise on?
      You {x}. Which decision in that work has been the hardest?
      What signals tell you to change course when you {x}?
      When you {x}, what do you delegate and what do you keep?
      How do you weigh speed against care when you {x}?
      When you {x}, whose view counts most, and why?
      You {x}. What would you stop doing tomorrow if you could?
      On what grounds do you say no when you {x}?
      You {x}. Which rule of thumb guides you, and where does it fail?`,
    result: `
      How do you know that it works when you {x}?
      What has changed for others because you {x}?
      You {x}. Which result makes you proudest?
      Which number would show how well you {x}?
      What would be missing if you did not {x}?
      What do people tell you about the way you {x}?
      What is the clearest sign of success when you {x}?
      You {x}. What measurable difference has that made so far?
      Who benefits most when you {x}, and how can they tell?
      You {x}. What has improved since you took that on?
      You {x}. How do you report progress, and to whom?`,
    learning: `
      How has the way you {x} changed over the years?
      What mistakes do newcomers make when they {x}?
      You {x}. What would you improve next?
      What did you get wrong when you first began to {x}?
      Which lesson took you longest to learn before you could {x} well?
      What do you still find hard when you {x}?
      You {x}. What would you pass on to a successor?
      Where do you look for help when you {x} and get stuck?
      You {x}. What have you unlearned since you started?
      Which feedback changed how you {x}?
      You {x}. How could that be useful in a different job?`,
  }),
  ...frames(
    'past',
    {
      situation: `
        You {x}. How did you deal with someone who struggled?
        When you {x}, which conflict between people did you have to settle?`,
      decision: `
        You {x}. How did you decide who did what?
        When you {x}, how much freedom did you give each person, and why?`,
      result: `
        You {x}. What did those people achieve that they could not do before?
        When you {x}, how did you know that morale was good?`,
      learning: `
        When you {x}, what did you learn about leading people?
        You {x}. What did the others teach you?`,
    },
    true,
  ),
  ...frames(
    'present',
    {
      situation: `
        When you {x}, how do you notice that someone is struggling?
        You {x}. Which difficult conversation do you remember best?`,
      decision: `
        You {x}. How do you decide who does what?
        When you {x}, how do you balance fairness with individual needs?`,
      result: `
        You {x}. What have those people gone on to achieve?
        When you {x}, what tells you that people trust you?`,
      learning: `
        You {x}. How has your style of leading changed?
        When you {x}, what do the others teach you?`,
    },
    true,
  ),
]
