import { families } from './family.ts'

/** Questions that take up a line which few others could have written: they assume nothing but what it says. */
export const storyFamilies = families({
  'story.once': {
    happened: `{said}. What's the story behind that?`,
    trouble: `{said}. What made that harder than it sounds, and how did you manage?`,
  },
  'story.habit': {
    trouble: `{said}. What makes that harder than it sounds, and how do you manage?`,
    happened: `
      {said}. How did you start doing that, and why?
      {said}. What's the story behind that?`,
  },
})
