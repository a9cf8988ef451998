import type { Engine, Interviewer } from '@candid/interviewer'
import type { Database } from '../db/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Storage } from '../storage/storage.ts'
import type { EvidenceMemory } from './evidence.ts'
import type { LinkSecrets } from './links.ts'
import type { Sample } from './sample.ts'

/** The parts that the operations about employers need. */
export type EmployerParts = {
  db: Database
  interviewer: Interviewer
  engine: Engine
  limits: RateLimits
  storage: Storage
  secrets: LinkSecrets
  /** Whether /share/sample exists. */
  samplePage: boolean
  /** Called with errors that do not make the call fail. */
  onError: (error: unknown) => void
}

/** Creates the shared parts of all handlers about employers: one cache of evidence and one sample page. */
export type Parts = EmployerParts & { memory: EvidenceMemory; sample: Sample | null }
