/** Words that stand where the end of a job would, and say that there is none. */
const noEnd = /present|now|today|current|ongoing|to date|heute|aujourd/i

/** Whether a job whose end is stated so still goes on: nothing stands there, or a word such as 'now'. */
export const goesOn = (end: string | null | undefined): boolean => (end ?? '').trim() === '' || noEnd.test(end ?? '')
