import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Section, sections } from '../../packages/core/src/index.ts'
import { type Account, newAccount } from '../account.ts'

const sample = fileURLToPath(new URL('../../packages/server/src/demo/sample-resume.pdf', import.meta.url))

/** The API refused a call. */
class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

type Body = Record<string, unknown> | FormData | URLSearchParams

/** Somebody who uses the API directly: what has to be there before a walk begins, and what others do meanwhile. */
export class Candidate {
  readonly account: Account
  readonly #url: string
  token = ''

  private constructor(url: string, account: Account) {
    this.#url = url
    this.account = account
  }

  /** Makes an account and logs it in; with an address of its own choice where that will be seen. */
  static async joins(url: string, name?: string, address?: string): Promise<Candidate> {
    const account = newAccount(name)
    const candidate = new Candidate(url, { ...account, email: address ?? account.email })
    const { name: full_name, email, password } = candidate.account
    await candidate.calls('POST', '/users/signup', { full_name, email, password, confirm_password: password })
    candidate.token = await candidate.freshToken()
    return candidate
  }

  /** Logs in to an account that is there already. */
  static async returns(url: string, { email, password }: { email: string; password: string }): Promise<Candidate> {
    const candidate = new Candidate(url, { name: email, email, password })
    candidate.token = await candidate.freshToken()
    return candidate
  }

  /** One more token of the same account. */
  async freshToken(): Promise<string> {
    const { email, password } = this.account
    const answer = await this.calls('POST', '/login/access-token', new URLSearchParams({ username: email, password }))
    return String((answer as { access_token: string }).access_token)
  }

  /** Ends the session of a token, as a log-out elsewhere does. */
  async revokes(token: string | null) {
    const headers = { Authorization: `Bearer ${token}` }
    const { status } = await fetch(`${this.#url}/api/v1/logout`, { method: 'POST', headers })
    if (status !== 200) throw new Error(`the log-out was answered ${status}`)
  }

  /** Calls the API; throws when it refuses. */
  async calls(method: string, path: string, body?: Body): Promise<unknown> {
    const isPlain = body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams)
    const answer = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: {
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(isPlain && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: isPlain ? JSON.stringify(body) : (body as FormData) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Refused(answer.status, `${method} ${path} was answered ${answer.status}: ${text}`)
    return text === '' ? null : JSON.parse(text)
  }

  /** Uploads a resume, the sample unless told otherwise; answers its id. */
  async uploads(fileName = 'ada.pdf', path = sample): Promise<string> {
    const form = new FormData()
    form.append('upload_file', new Blob([await readFile(path)], { type: 'application/pdf' }), fileName)
    const { id } = (await this.calls('POST', '/resumes/', form)) as { id: string }
    return id
  }

  /** Has a resume parsed and asked about, and gives the same answer to every question about its first `items`. */
  async answersAll(resumeId: string, perItem: number, text: string, items = Number.POSITIVE_INFINITY) {
    const resume = await this.parses(resumeId)
    for (const { id } of sections.flatMap((section) => resume[section]).slice(0, items)) {
      const asked = (await this.calls('POST', `/resumes/${resumeId}/chunks/${id}/questions?num=${perItem}`)) as {
        questions: { id: string }[]
      }
      for (const question of asked.questions)
        await this.calls('POST', `/resumes/${resumeId}/questions/${question.id}/answer`, { text })
    }
  }

  /** Replaces the file of a resume. */
  async replaces(resumeId: string, path = sample, name = 'newer.pdf') {
    const form = new FormData()
    form.append('upload_file', new Blob([await readFile(path)], { type: 'application/pdf' }), name)
    await this.calls('PUT', `/resumes/${resumeId}`, form)
  }

  /** Reads a resume. */
  async reads(resumeId: string): Promise<Resume> {
    return (await this.calls('GET', `/resumes/${resumeId}`)) as Resume
  }

  /** Deletes a resume, unless it is gone already. */
  async forgets(resumeId: string) {
    try {
      await this.calls('DELETE', `/resumes/${resumeId}`)
    } catch (error) {
      if (!(error instanceof Refused && error.status === 404)) throw error
    }
  }

  /** Has a resume parsed and waits for the end. */
  async parses(resumeId: string): Promise<Resume> {
    await this.calls('POST', `/resumes/${resumeId}/chunks`)
    for (;;) {
      const resume = await this.reads(resumeId)
      if (resume.parse_status !== 'running') return resume
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** What the walks read of a resume. */
export type Resume = { parse_status: string; active: boolean } & Record<Section, { id: string; text?: string }[]>

/** Path of the sample resume, for file inputs. */
export const samplePath = sample
