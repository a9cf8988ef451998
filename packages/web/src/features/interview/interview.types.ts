/** What the interview needs to know of an item. */
export type InterviewItem = { id: string; title: string }
