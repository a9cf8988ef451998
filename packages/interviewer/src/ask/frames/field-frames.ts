import { frames } from './frame.ts'

/** Ways of asking about an item's dates, level, projects and name. */
export const fieldFrames = [
  ...frames('since', {
    situation: `
      What was the situation when you started at {name} in {x}?
      In {x} you began at {name}. What was the first real test?`,
    decision: `
      What made you choose {name} in {x}?
      Since {x} at {name}, which decision has been the hardest?`,
    result: `
      What is better at {name} because you came in {x}?
      Which result since {x} at {name} would you show first?`,
    learning: `
      What can you do today that you could not do in {x}, when you began at {name}?
      How has your work at {name} changed you since {x}?`,
  }),
  ...frames('ended', {
    situation: `What was your last big challenge at {name} before {x}?`,
    decision: `What made you move on from {name} in {x}?`,
    result: `By {x}, what had changed at {name} through your work?`,
    learning: `Looking back from today, what did {name} teach you up to {x}?`,
  }),
  ...frames('moment', {
    situation: `
      What led up to {name} in {x}?
      In {x}, what else was competing for your attention besides {name}?`,
    decision: `
      What made you say yes to {name} in {x}?
      Which decision before {x} mattered most for {name}?`,
    result: `
      What has {name} led to since {x}?
      Since {x}, who has gained most from {name}?`,
    learning: `
      What would you do differently about {name} if it were {x} again?
      What do you know now about {name} that you did not know in {x}?`,
  }),
  ...frames('level', {
    situation: `Which recent task shows your {x} level in {name}?`,
    decision: `Why do you rate yourself as {x} in {name}, and not higher or lower?`,
    result: `What have you produced with {name} that proves the level {x}?`,
    learning: `What separates {x} from the next level in {name}, and how do you close the gap?`,
  }),
  ...frames('project', {
    situation: `
      What was your own part in {x}?
      Within {x}, where did things become difficult?`,
    decision: `
      Which decision shaped {x} most?
      What did you argue for in {x}, and against what?`,
    result: `
      What did {x} leave behind once it was done?
      How did people judge {x} in the end?`,
    learning: `
      What would you change about {x} if it started again?
      Which lesson from {x} do you use elsewhere?`,
  }),
  ...frames('name', {
    situation: `
      Which situation shows best what {x} demands of you?
      What was your most difficult day in connection with {x}?
      Who works most closely with you on {x}, and how?`,
    decision: `
      What is the hardest choice that comes with {x}?
      Why did you take up {x}?
      How do you decide what matters most in {x}?`,
    result: `
      Which result of {x} would you show an employer first?
      How do you measure success in {x}?
      What changed for others through {x}?`,
    learning: `
      What has {x} taught you that you use elsewhere?
      What would you like to learn next about {x}?
      What did you get wrong at first in {x}?`,
  }),
]

/** Ways of asking when an item has no usable words at all. */
export const bareFrames = frames('name', {
  situation: `
    Which situation from this part of your resume tested you most?
    Who was involved in this part of your work, and what was your role?
    What did an ordinary day look like in this part of your career?
    Which obstacle do you remember best from this time?
    How did this part of your career begin?
    What would a colleague from that time tell us about you?`,
  decision: `
    Which decision in this part of your career was the hardest?
    Why did you include this entry, and what should an employer know about it?
    What alternatives did you have at this point in your career?
    Whose advice mattered most to you at this time, and why?
    What did you turn down in order to do this?
    How did you set your priorities during this time?`,
  result: `
    What result from this part of your work are you proudest of?
    How did you measure success in this part of your work?
    What changed for other people through this part of your work?
    Which evidence of this work could you show an employer?
    What feedback did you receive for this work?
    What remained after this part of your work was done?`,
  learning: `
    What did this part of your career teach you?
    What would you do differently in this part of your career today?
    Which skill from this time do you use most now?
    What surprised you about this part of your work?
    What would you tell someone who is about to do the same?
    Which mistake from this time has stayed with you?`,
})
