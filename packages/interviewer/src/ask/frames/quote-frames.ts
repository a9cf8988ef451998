import { frames } from './frame.ts'

/** Ways of asking about words of the resume that are quoted as they stand; `{x}` comes in quotation marks. */
export const quoteFrames = [
  ...frames('term', {
    situation: `
      You mention {x}. What situation comes to mind first?
      What was the hardest part of {x}?
      Which example shows best what {x} means in your work?
      Where has {x} come under the most pressure?
      Who else was involved in {x}, and what was your own part?
      What is the story behind {x} on your resume?
      How did your work with {x} begin?
      You mention {x}. What obstacle stood in the way?
      What does {x} involve on an ordinary day?
      In plain words, how would you explain {x} to someone outside your field?
      Which episode involving {x} would a colleague recall?
      When did {x} last go wrong, and what did you do?
      How do you prepare when the task is {x}?`,
    decision: `
      What drew you to {x}?
      Why does {x} deserve its place on your resume?
      Which decision about {x} was the hardest?
      With {x} in mind, how do you set priorities?
      You list {x}. What do you leave to others?
      What alternatives have you considered to {x}?
      What trade-offs come with {x}?
      Which choice about {x} would you defend against a sceptic?
      When is {x} the wrong answer, and what do you do instead?
      Looking at {x}, what do you decide on your own authority?
      How do you judge whether {x} is needed?`,
    result: `
      What has come of {x} so far?
      What difference did {x} make, and to whom?
      How would you show an employer the results of {x}?
      Which figure would make {x} more convincing?
      What changed because of {x}?
      What evidence backs up {x}?
      Who would vouch for your {x}, and what would they say?
      What feedback have you had on {x}?
      How do you measure whether {x} succeeds?
      Which achievement would not have happened without {x}?`,
    learning: `
      What has {x} taught you?
      What would you do differently about {x} today?
      How has {x} changed the way you work?
      Which part of {x} are you still learning?
      What would you tell a beginner about {x}?
      Where do you want to take {x} next?
      What did you misjudge at first about {x}?
      Which part of {x} would be most useful in a new job?
      How do you keep up to date with {x}?
      Which mistake in {x} will you not make again?`,
  }),
  ...frames('statement', {
    situation: `
      You write {x}. What was happening around you at the time?
      Your resume says {x}. How did that come about?
      Take the line {x}: what was the hardest part?
      Behind the words {x}, who else had a hand in it?
      You state {x}. What stood in the way?
      On your resume I read {x}. Which day of that would you tell me about?
      You write {x}. Which situation shows it best?
      Your resume says {x}. What would a colleague add to the story?
      Take the line {x}: what did you do first?
      You state {x}. Where was the pressure greatest?
      Behind the words {x}, which problem needed solving?`,
    decision: `
      You write {x}. Which decision made that possible?
      Your resume says {x}. Why that path and not another?
      Take the line {x}: which trade-off did it force?
      You state {x}. What did you choose not to do?
      Behind the words {x}, what was your own call?
      On your resume I read {x}. What made you choose that?
      You write {x}. How did you set your priorities?
      Your resume says {x}. Which advice did you go against?
      Take the line {x}: what else was on the table?
      You state {x}. What persuaded you?`,
    result: `
      You write {x}. How was that measured?
      Your resume says {x}. What changed because of it?
      Take the line {x}: what proof could you show?
      You state {x}. Who benefited most?
      Behind the words {x}, which outcome makes you proudest?
      On your resume I read {x}. What did it lead to?
      You write {x}. Which number says it best?
      Your resume says {x}. What feedback did you get?
      Take the line {x}: what lasted?
      You state {x}. What would have happened without you?`,
    learning: `
      You write {x}. What did it teach you?
      Your resume says {x}. What would you do differently now?
      Take the line {x}: which mistake came with it?
      You state {x}. How has it changed the way you work?
      Behind the words {x}, what did you learn about yourself?
      On your resume I read {x}. What would you advise a newcomer?
      You write {x}. Which skill grew most?
      Your resume says {x}. What are you still working on?
      Take the line {x}: what surprised you?
      You state {x}. How would that help a new employer?`,
  }),
  ...frames('figure', {
    situation: `
      You mention {x}. What did it take to get there?
      What did {x} mean for an ordinary working day?
      Which problems come with {x} that a smaller scale would not bring?
      Who carried {x} with you, and how was the work shared?
      Behind {x}, what was the most difficult stretch?
      When you read {x} on your resume, which scene comes back?`,
    decision: `
      What did you decide differently because of {x}?
      Which trade-off stands behind {x}?
      You mention {x}. Which choice contributed most to it?
      With {x} at stake, how did you set priorities?
      Why does {x} matter enough to be on your resume?
      Faced with {x}, what did you refuse to do?`,
    result: `
      How was {x} measured, and by whom?
      How much of {x} was your own doing?
      What would have become of {x} without you?
      With what should an employer compare {x} to judge it fairly?
      Who cared most about {x}, and what did it change for them?
      What came after {x}?`,
    learning: `
      What did {x} teach you?
      What would it take to improve on {x}?
      What does {x} not show about the work behind it?
      Looking back at {x}, what would you change?
      What would you tell someone who faces {x} for the first time?
      Which lesson from {x} applies elsewhere?`,
  }),
]
