// HTTP without the cost of fetch, so that the client leaves the processor to the server.
import { Agent, request } from 'node:http'

/** A client that keeps up to `sockets` connections. Gives status, body (parsed JSON or null) and time in ms. */
export const createClient = (url, sockets) => {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const call = (method, path, { token, body, type = 'application/json' } = {}) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const headers = {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
      }
      const sent = request(new URL(path, url), { agent, method, headers }, (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const isJson = response.headers['content-type']?.includes('json')
          resolve({
            status: response.statusCode,
            ms: performance.now() - began,
            body: isJson ? JSON.parse(Buffer.concat(chunks)) : null,
          })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { call, close: () => agent.destroy() }
}
