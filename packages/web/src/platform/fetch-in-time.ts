/** How long the server may take to answer, in milliseconds: longer than a parse's wait and a language model's questions. */
export const answerTime = 120_000

/** `fetch` whose wait ends: with a TimeoutError when there is no answer in time. */
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
