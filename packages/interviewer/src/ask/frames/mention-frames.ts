import { frames } from './frame.ts'

/** Ways of asking about a piece of a longer statement (`chunk`) and about education, languages and pastimes (`aside`); `{x}` is quoted. */
export const mentionFrames = [
  ...frames('activity', {
    situation: `
      What was the most difficult day you remember from {x}?
      Which situation tested you most while {x}?
      Who relied on you while {x}, and for what?
      What does a typical week of {x} look like?
      When did something go wrong while {x}, and how did you react?
      Which obstacle kept coming back while {x}?`,
    decision: `
      What is the hardest decision that comes with {x}?
      How do you set priorities while {x}?
      Which trade-off cannot be avoided when it comes to {x}?
      What did you change when it came to {x}, and why?
      Where did you go your own way while {x}?`,
    result: `
      How do you measure success when it comes to {x}?
      Which result from {x} are you proudest of?
      Who benefited most from {x}, and in what way?
      What could you show an employer as proof of {x}?
      Which number says most about {x}?`,
    learning: `
      What has {x} taught you?
      What would you do differently about {x} today?
      What would you tell a successor about {x}?
      Which mistake did you make early on while {x}?
      Which part of {x} do you want to get better at?`,
  }),
  ...frames('chunk', {
    situation: `
      You mention {x}. What situation comes to mind?
      What was happening when {x} mattered most?
      Which day of your work would show what you mean by {x}?
      You bring up {x}. What was difficult about it?
      Where it says {x} on your resume, who worked with you?
      What would I have seen, watching you at work on {x}?
      You mention {x}. How did it begin?`,
    decision: `
      What choices did {x} force on you?
      You mention {x}. What did you decide there that others would not have?
      Where {x} is concerned, how do you set priorities?
      Why did you put {x} on your resume?
      What did you consider and drop in connection with {x}?
      You bring up {x}. Which decision there was the hardest?`,
    result: `
      You mention {x}. What came out of it?
      What can you show for {x}?
      Where {x} is concerned, which result makes you proudest?
      Who noticed your work on {x}, and how?
      How would you put a number on {x}?
      You bring up {x}. What difference did it make?`,
    learning: `
      What did you learn in connection with {x}?
      You mention {x}. What would you do differently now?
      What would you explain first to a newcomer about {x}?
      Where {x} is concerned, what do you still want to learn?
      Which lesson do you connect with {x}?
      You bring up {x}. What surprised you there?`,
  }),
  ...frames('aside', {
    situation: `
      Which situation at work called on {x}?
      When did {x} help you out of a difficulty?
      What is the story behind {x}?
      Which memory stands out when you think of {x}?
      You mention {x}. What was the hardest part of getting there?
      How did {x} come into your life?
      You list {x}. What would people at work be surprised to hear about it?`,
    decision: `
      What made you choose {x}?
      What did you give up to make room for {x}?
      Why does {x} belong on your resume?
      How did you decide that {x} was worth the effort?
      You list {x}. What alternatives did you have in mind at the time?
      Which later decision was shaped by {x}?`,
    result: `
      What has {x} made possible in your work?
      Which result would you not have reached without {x}?
      How does an employer benefit from {x}?
      What did others gain from {x}?
      What changed for you through {x}?
      You mention {x}. What are you proudest of there?`,
    learning: `
      What did {x} teach you that you use at work?
      Which part of {x} do you use most today?
      How do you keep {x} fresh?
      What would you tell someone who is considering {x}?
      What would you like to add to {x} next?
      You mention {x}. What did it teach you about yourself?`,
  }),
]
