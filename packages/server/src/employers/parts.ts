import type { Engine, Interviewer } from '@candid/interviewer'
import type { Database } from '../db/database.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Storage } from '../storage/storage.ts'
import type { EvidenceMemory } from './evidence.ts'
import type { LinkSecrets } from './links.ts'
import type { Sample } from './sample.ts'

/** What the operations about employers work with. */
export type EmployerParts = {
  db: Database
  interviewer: Interviewer
  engine: Engine
  limits: RateLimits
  storage: Storage
  secrets: LinkSecrets
  /** Whether /share/sample is there. */
  samplePage: boolean
  /** Told of what failed without the caller being refused. */
  onError: (error: unknown) => void
}

/** The parts of all handlers about employers: one memory of evidence and one sample page. */
export type Parts = EmployerParts & { memory: EvidenceMemory; sample: Sample | null }
