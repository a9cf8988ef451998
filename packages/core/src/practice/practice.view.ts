import type { SnapshotFrom } from 'xstate'
import type { practiceMachine } from './practice.machine.ts'

/** From this many seconds on, an answer takes longer than most interviewers listen. */
export const longAnswerSeconds = 120

type Step = 'answered' | 'skipped' | 'asking' | 'open'

/** Everything a view may know of a practice session. */
export const toPracticeView = (snapshot: SnapshotFrom<typeof practiceMachine>) => {
  const { questionIds, at, answered, skipped, askedAt, spent, timed } = snapshot.context
  return {
    mode: snapshot.value,
    questionId: questionIds[at] ?? null,
    number: at + 1,
    of: questionIds.length,
    /** What became of each question of this session so far. */
    steps: questionIds.map((id, place): Step => {
      if (answered.includes(id)) return 'answered'
      if (skipped.includes(id)) return 'skipped'
      return place === at ? 'asking' : 'open'
    }),
    answered,
    skipped,
    askedAt,
    /** Seconds that the session has taken up to the question that is asked. */
    seconds: Math.round(spent / 1_000),
    timed,
    busy: snapshot.matches('saving'),
    canRetry: snapshot.can({ type: 'practice.again', now: 0 }),
  }
}
