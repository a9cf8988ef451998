import * as v from 'valibot'
import { type RemoteFailureCode, readChunks, type Watch } from './remote.ts'

/** Why a model gave no whole text. */
export type ChatFailureCode = RemoteFailureCode | 'refused' | 'truncated'
export type ChatReply = { ok: true; text: string } | { ok: false; code: ChatFailureCode }

const message = v.optional(
  v.nullable(v.object({ content: v.optional(v.nullable(v.string())), refusal: v.optional(v.nullable(v.string())) })),
)
const partSchema = v.object({
  choices: v.array(v.object({ delta: message, message, finish_reason: v.optional(v.nullable(v.string())) })),
})

const maxReplyBytes = 4_000_000

const parsed = (json: string): v.InferOutput<typeof partSchema> | null => {
  try {
    const result = v.safeParse(partSchema, JSON.parse(json))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

/** Gathers the parts of a reply; `verdict` judges it once no more come. */
const gather = () => {
  let text = ''
  let refused = false
  let broken = false
  let finish: string | null = null
  return {
    add: (json: string) => {
      const part = parsed(json)
      if (part === null) broken = true
      for (const choice of part?.choices ?? []) {
        const said = choice.delta ?? choice.message
        text += said?.content ?? ''
        if (said?.refusal) refused = true
        finish = choice.finish_reason ?? finish
      }
    },
    verdict: (): ChatReply => {
      if (refused || finish === 'content_filter') return { ok: false, code: 'refused' }
      if (finish === 'length') return { ok: false, code: 'truncated' }
      // The end of a stream alone is no sign of success: servers that die also end it.
      if (broken || finish === null || text.trim() === '') return { ok: false, code: 'bad_reply' }
      return { ok: true, text }
    },
  }
}

/** The text of a chat completion, whether it comes as a stream of events (as asked) or as one JSON body. */
export const readReply = async (response: Response, watched: Watch): Promise<ChatReply> => {
  const gathered = gather()
  const decoder = new TextDecoder()
  const streamed = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  let rest = ''
  const takeLine = (line: string): boolean => {
    const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : ''
    if (data === '[DONE]') return false
    if (data) gathered.add(data)
    return true
  }
  const read = await readChunks(response, watched, maxReplyBytes, (chunk) => {
    rest += decoder.decode(chunk, { stream: true })
    if (!streamed) return true
    const lines = rest.split(/\r?\n/)
    rest = lines.pop() ?? ''
    return lines.every(takeLine)
  })
  if (!read.ok) return read
  rest += decoder.decode()
  if (streamed) takeLine(rest)
  else gathered.add(rest)
  return gathered.verdict()
}
