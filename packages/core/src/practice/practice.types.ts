export type PracticeContext = {
  questionIds: string[] // the questions of this session, in order; empty while there is none
  at: number // index of the current question
  answered: string[] // ids of the questions answered in this session
  skipped: string[] // ids of the questions skipped in this session
  askedAt: number // when the current question was shown, in ms
  spent: number // how long the earlier questions took, in ms
  timed: boolean // whether the time is shown
}

export type PracticeEvent =
  | { type: 'practice.start'; questionIds: string[]; now: number }
  | { type: 'practice.skip'; now: number }
  | { type: 'practice.saveAndNext' }
  | { type: 'practice.saved'; now: number }
  | { type: 'practice.notSaved' }
  | { type: 'practice.next'; now: number }
  | { type: 'practice.toggleTimer' }
  | { type: 'practice.again'; now: number }
  | { type: 'practice.end' }
