import type { ResumeActors, ResumeFacts } from '@candid/core'

/** A row of the list, or a resume: whatever says where it stands. */
export type LifecycleResume = ResumeFacts & { id: string; owner_id: string }

/** The commands of resumes. They live as long as the session, so an outcome is reported wherever one is. */
export type Lifecycles = ResumeActors
