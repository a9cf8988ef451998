import { getResolvedPDFJS } from 'unpdf'

/** What pdf.js calls a port: the ends over which its two halves talk. */
type Port = {
  postMessage: (message: unknown, transfer?: readonly unknown[]) => void
  addEventListener: (type: string, listener: Listener, options?: { signal?: AbortSignal }) => void
  removeEventListener: (type: string, listener: Listener) => void
  terminate: () => void
}
type Listener = (event: { data: unknown }) => void

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

/**
 * A message as the other half gets it. Copying every glyph of an operator list costs as much as reading it, and both
 * halves live in one process; so lists are handed over, in arrays of their own since the sender empties its arrays.
 */
const handOver = (message: unknown, transfer: readonly unknown[] | undefined): unknown => {
  const chunk = isObject(message) ? message.chunk : undefined
  if (isObject(message) && isObject(chunk) && Array.isArray(chunk.fnArray) && Array.isArray(chunk.argsArray))
    return { ...message, chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } }
  // a font is made for the other half, and the maker is done with it
  if (isObject(message) && message.action === 'commonobj') return message
  // pdf.js names what is moved rather than copied; Node's types know only some of these
  return structuredClone(message, transfer ? ({ transfer } as Parameters<typeof structuredClone>[1]) : undefined)
}

/**
 * Without a document no font can be shown, and pdf.js falls back to outlines: it compiles each glyph of each font, half
 * of the time of a page. Nobody draws here, so that request is answered at once with nothing.
 */
const answerFontFallback = (message: unknown): unknown =>
  isObject(message) && message.action === 'FontFallback' && message.callbackId !== undefined
    ? {
        sourceName: message.targetName,
        targetName: message.sourceName,
        callback: 1,
        callbackId: message.callbackId,
        data: null,
      }
    : undefined

const portPair = (): [Port, Port] => {
  const heard: [Set<Listener>, Set<Listener>] = [new Set(), new Set()]
  const port = (own: Set<Listener>, other: Set<Listener>): Port => ({
    postMessage: (message, transfer) => {
      const answer = answerFontFallback(message)
      const data = answer ?? handOver(message, transfer)
      queueMicrotask(() => {
        for (const listener of [...(answer ? own : other)]) listener({ data })
      })
    },
    addEventListener: (type, listener, options) => {
      if (type !== 'message') return
      own.add(listener)
      options?.signal?.addEventListener('abort', () => own.delete(listener))
    },
    removeEventListener: (_, listener) => own.delete(listener),
    terminate: () => own.clear(),
  })
  return [port(heard[0], heard[1]), port(heard[1], heard[0])]
}

/** A pdf.js worker in this thread that is spared needless copies; undefined when this build of pdf.js has no such way. */
export const lightWorker = async () => {
  const { PDFWorker } = await getResolvedPDFJS()
  const bundled: unknown = Object.getOwnPropertyDescriptor(globalThis, 'pdfjsWorker')?.value
  const handler = isObject(bundled) ? bundled.WorkerMessageHandler : undefined
  const start: unknown =
    typeof handler === 'function' && 'initializeFromPort' in handler ? handler.initializeFromPort : undefined
  if (typeof start !== 'function') return undefined
  const [near, far] = portPair()
  // pdf.js types its port as a web worker, of which it uses these four methods
  const worker = new PDFWorker({ port: near as never, verbosity: 0 })
  start.call(handler, far)
  return worker
}
