import { fileURLToPath } from 'node:url'

/** A real resume of the tests, printed by other programs than ours; all its people are invented. */
export const resumePath = (name: 'abernathy.pdf' | 'whitcombe.pdf') =>
  fileURLToPath(new URL(`resumes/${name}`, import.meta.url))
