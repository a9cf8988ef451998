import { checkLearned } from './answer/learned-files.ts'
import { readModelFiles } from './encoder/model-files.ts'
import type { Interviewer, ParseFailureCode, TaskFailure } from './interviewer.ts'
import type { RemoteEngine } from './llm/remote.ts'
import { closeParser } from './parse/guarded-child.ts'
import { inspectPdf } from './parse/inspect-pdf.ts'
import { parseResume } from './parse/parse-resume.ts'
import { createPool, modelPool, type Pool, rulesPool } from './pool/pool.ts'

/**
 * `llm` is the OpenAI-compatible server that does the work; without it the rules do. They read scanned pages (OCR) unless
 * `pictures` is false.
 */
export type InterviewerSettings = { llm?: RemoteEngine | undefined; pictures?: boolean }

const inPool = (pool: Pool): Omit<Interviewer, 'inspect' | 'parse' | 'close'> => ({
  ask: (request, options) => pool.run('ask', request, options),
  followUp: (request, options) => pool.run('followUp', request, options),
  answer: (request, options) => pool.run('answer', request, options),
  suggest: (evidence, options) => pool.run('suggest', evidence, options),
  readiness: (request, options) => pool.run('readiness', request, options),
  similar: (request, options) => pool.run('similar', request, options),
  match: (request, options) => pool.run('match', request, options),
})

const byRules = (pictures: boolean): Interviewer => {
  const pool = createPool(rulesPool)
  return {
    inspect: (path) => inspectPdf(path),
    parse: (pdf, options) => parseResume(pdf, { ...options, pictures }),
    ...inPool(pool),
    close: async () => {
      closeParser()
      await pool.close()
    },
  }
}

const parseFailureOf = (code: TaskFailure['code'] | ParseFailureCode): ParseFailureCode => {
  if (code === 'too_much_work') return 'took_too_long'
  return code === 'busy' ? 'engine_failed' : code
}

const byModel = (llm: RemoteEngine): Interviewer => {
  const pool = createPool(modelPool(llm))
  return {
    inspect: (path) => inspectPdf(path),
    parse: async (pdf, options) => {
      const result = await pool.run('parse', pdf, options)
      return result.ok ? result : { ...result, code: parseFailureOf(result.code) }
    },
    ...inPool(pool),
    close: async () => {
      closeParser()
      await pool.close()
    },
  }
}

/**
 * The interviewer that the settings ask for: rules without network by default, a language model where one is set. None of
 * its work on texts and files runs on the caller's thread. Throws with a plain sentence when a file that the rules learned from is
 * missing or damaged.
 */
export const createInterviewer = ({ llm, pictures = true }: InterviewerSettings = {}): Interviewer => {
  readModelFiles()
  checkLearned()
  return llm ? byModel(llm) : byRules(pictures)
}
