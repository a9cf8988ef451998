/** The longest wait for a response, in milliseconds. It is longer than the wait for a parse and for questions of a language model. */
export const answerTime = 120_000

/** `fetch` that rejects with a TimeoutError if there is no response in time. */
export const fetchInTime = async (request: Request): Promise<Response> => {
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('The server did not answer in time', 'TimeoutError')),
    answerTime,
  )
  try {
    return await fetch(request, { signal: AbortSignal.any([request.signal, late.signal]) })
  } finally {
    clearTimeout(timer)
  }
}
