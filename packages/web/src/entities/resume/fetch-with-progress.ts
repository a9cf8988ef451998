import { answerTime } from '../../platform/fetch-in-time.ts'

const toHeaders = (raw: string): [string, string][] =>
  raw
    .trim()
    .split(/\r?\n/)
    .filter((line) => line.includes(':'))
    .map((line) => [line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim()])

/**
 * A `fetch` that reports how much of its body is sent, 0 to 1. It rejects as fetch does: with a TypeError without a
 * connection, with an AbortError if its signal is aborted, and with a TimeoutError if nothing happens for the longest wait.
 * It uses XMLHttpRequest, because fetch does not report the progress of uploads.
 */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    request.signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const sender = new XMLHttpRequest()
      const abort = () => sender.abort()
      let timer: ReturnType<typeof setTimeout> | undefined
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          reject(new DOMException('The server did not answer in time', 'TimeoutError'))
          sender.abort()
        }, answerTime)
      }
      const forget = () => {
        clearTimeout(timer)
        request.signal.removeEventListener('abort', abort)
      }
      request.signal.addEventListener('abort', abort)
      sender.open(request.method, request.url)
      sender.responseType = 'blob'
      request.headers.forEach((value, name) => {
        sender.setRequestHeader(name, value)
      })
      sender.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        watch()
        if (lengthComputable) onProgress(loaded / total)
      }
      sender.onloadend = forget
      sender.onload = () => {
        const headers = toHeaders(sender.getAllResponseHeaders())
        resolve(new Response(sender.response, { status: sender.status, statusText: sender.statusText, headers }))
      }
      sender.onerror = () => reject(new TypeError('Failed to fetch'))
      sender.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
      watch()
      sender.send(body)
    })
  }
