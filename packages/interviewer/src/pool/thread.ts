import { parentPort, threadId } from 'node:worker_threads'
import { workerData } from 'piscina'
import type { ParseProgress } from '../interviewer.ts'
import type { RemoteEngine } from '../llm/remote.ts'
import { createModelEngine } from './model-engine.ts'
import { createRulesEngine } from './rules-engine.ts'
import type { TaskKind, Tasks } from './thread-engine.ts'

/** What the pool gives every thread. */
export type ThreadSettings = { llm: RemoteEngine | null }
export type ThreadTask = { [Kind in TaskKind]: { id: number; kind: Kind; request: Tasks[Kind][0] } }[TaskKind]
/** What a thread reports while it works: that it has begun and which one it is, how far a parse has come, and that no more progress of it follows. */
export type ThreadNews =
  | { id: number; begun: number }
  | { id: number; progress: ParseProgress }
  | { id: number; progressEnded: true }

// The pool gives its threads nothing else.
const { llm }: ThreadSettings = workerData
const engine = llm ? createModelEngine(llm) : createRulesEngine()

const tell = (news: ThreadNews) => parentPort?.postMessage(news)

/** Does one task; the pool calls it in the thread. */
export const runTask = (task: ThreadTask): Tasks[TaskKind][1] | Promise<Tasks[TaskKind][1]> => {
  const { id } = task
  tell({ id, begun: threadId })
  switch (task.kind) {
    case 'parse':
      if (!engine.parse) throw new Error('This engine parses in a process of its own')
      return engine
        .parse(task.request, (progress) => tell({ id, progress }))
        .finally(() => tell({ id, progressEnded: true }))
    case 'ask':
      return engine.ask(task.request)
    case 'followUp':
      return engine.followUp(task.request)
    case 'answer':
      return engine.answer(task.request)
    case 'suggest':
      return engine.suggest(task.request)
    case 'readiness':
      return engine.readiness(task.request)
    case 'similar':
      return engine.similar(task.request)
    case 'match':
      return engine.match(task.request)
  }
}
