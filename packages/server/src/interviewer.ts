import { ask, followUp, type Interviewer, parseResume } from '@candid/interviewer'

/** The interviewer that the settings ask for. */
export const createInterviewer = (): Interviewer => ({
  parse: parseResume,
  ask: async (request) => ask(request),
  followUp: async (request) => followUp(request),
  answer: () => Promise.reject(new Error('Answering employers comes with share links')),
})
