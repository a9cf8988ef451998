/** How the test server treats one request. A 'reply' is well-behaved; all others are ways in which servers fail. */
export type Behaviour =
  /** Streams `content` as a model would, word by word. */
  | { kind: 'reply'; content: string }
  /** Answers with one JSON body although a stream was asked for. */
  | { kind: 'whole'; content: string }
  /** Ends the text at the token limit. */
  | { kind: 'cut'; content: string }
  /** Declines to answer, in the field that the interface has for it. */
  | { kind: 'refusal' }
  | { kind: 'filtered' }
  | { kind: 'status'; status: number; retryAfter?: string }
  /** Refuses a JSON schema with 400 and answers without one. */
  | { kind: 'schemaless'; content: string }
  /** Sends nothing for `ms`, then `content`. */
  | { kind: 'slow'; ms: number; content: string }
  /** Sends half of `content`, then keeps the connection open in silence. */
  | { kind: 'stall'; content: string }
  /** Sends half of `content`, then ends the reply as if all were said. */
  | { kind: 'half'; content: string }
  /** Sends half of `content`, then tears the connection. */
  | { kind: 'tear'; content: string }
  /** Streams without end. */
  | { kind: 'endless' }
  | { kind: 'redirect'; to: string }
  /** 200 with a body of any type: pages of a proxy, sound, nothing at all. */
  | { kind: 'body'; type: string; base64: string }
  /** Plays a model that reads the request and does its task, see `players.ts`. */
  | { kind: 'play'; player: Player }

export type Player = 'honest' | 'liar' | 'obedient'

/** What the server was asked, as the test sees it. */
export type SeenRequest = { path: string; authorization: string | null; type: string; body: string }

export type ToServer = { type: 'script'; script: Behaviour[]; after: Behaviour } | { type: 'seen' }
export type FromServer =
  | { type: 'listening'; port: number }
  | { type: 'scripted' }
  | { type: 'seen'; seen: SeenRequest[] }
