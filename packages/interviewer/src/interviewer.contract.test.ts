import { createInterviewer } from './create-interviewer.ts'
import { describeInterviewer } from './interviewer.contract.ts'
import { startModelServer } from './llm/testing/start-model-server.ts'
import { closeParser } from './parse/guarded-child.ts'

describeInterviewer('rules', async () => ({
  interviewer: createInterviewer(),
  engine: { kind: 'rules' },
  readsScans: true,
  stop: async () => closeParser(),
}))

describeInterviewer('a language model', async () => {
  const server = await startModelServer()
  await server.behave({ kind: 'play', player: 'honest' })
  return {
    interviewer: createInterviewer({ llm: { baseUrl: server.baseUrl, model: 'model-1', totalMs: 20_000 } }),
    engine: { kind: 'llm', model: 'model-1' },
    readsScans: false,
    stop: server.stop,
  }
})
