import { buildIndex } from '../answer/build-index.ts'
import { createIndexCache } from '../answer/index-cache.ts'
import { answerModel } from '../llm/answer.ts'
import { askModel, followUpModel } from '../llm/ask.ts'
import { createLanguageModel } from '../llm/language-model.ts'
import { parseModel } from '../llm/parse.ts'
import type { RemoteEngine } from '../llm/remote.ts'
import { createRulesEngine } from './rules-engine.ts'
import type { ThreadEngine } from './thread-engine.ts'

/** A language model in a thread: its calls, and the guards that its replies pass. What needs no model is done by the rules. */
export const createModelEngine = (settings: RemoteEngine): ThreadEngine => {
  const model = createLanguageModel(settings)
  const indexOf = createIndexCache(buildIndex)
  return {
    ...createRulesEngine(indexOf),
    parse: (pdf, onProgress) => parseModel(model, pdf, { onProgress }),
    ask: (request) => askModel(model, request),
    followUp: (request) => followUpModel(model, request),
    answer: (request) => answerModel(model, request, indexOf(request)),
  }
}
