import { families } from './family.ts'

/** Questions that take up a line which few others could have written: they assume nothing but what it says. */
export const storyFamilies = families({
  'story.once': {
    happened: `
      {said}. How did you go about it, and what was hardest?
      {said}. What is the story behind that?`,
    trouble: `{said}. What made that harder than it sounds?`,
  },
  'story.habit': {
    trouble: `{said}. What makes that harder than it sounds?`,
    happened: `
      {said}. How did you come to do that?
      {said}. What is the story behind that?`,
  },
})
