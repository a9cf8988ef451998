import type { SnapshotFrom } from 'xstate'
import type { practiceMachine } from './practice.machine.ts'

/** After this many seconds, an answer is longer than most interviewers want to listen. */
export const longAnswerSeconds = 120

type Step = 'answered' | 'skipped' | 'asking' | 'open'

/** The view of a practice session. */
export const toPracticeView = (snapshot: SnapshotFrom<typeof practiceMachine>) => {
  const { questionIds, at, answered, skipped, askedAt, spent, timed } = snapshot.context
  return {
    mode: snapshot.value,
    questionId: questionIds[at] ?? null,
    number: at + 1,
    of: questionIds.length,
    /** The state of each question of this session, in order. */
    steps: questionIds.map((id, place): Step => {
      if (answered.includes(id)) return 'answered'
      if (skipped.includes(id)) return 'skipped'
      return place === at ? 'asking' : 'open'
    }),
    answered,
    skipped,
    askedAt,
    /** How many seconds the session took before the current question. */
    seconds: Math.round(spent / 1_000),
    timed,
    busy: snapshot.matches('saving'),
    canRetry: snapshot.can({ type: 'practice.again', now: 0 }),
  }
}
