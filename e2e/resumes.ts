import { fileURLToPath } from 'node:url'

/** A PDF printed by other programs than ours. */
export type Pdf = 'abernathy.pdf' | 'whitcombe.pdf'

/** A resume of the tests; all its people are invented. */
export const resumePath = (name: Pdf | 'duncan.json') => fileURLToPath(new URL(`resumes/${name}`, import.meta.url))
