import type { ResumeActors, ResumeFacts } from '@candid/core'

/** A row of the list or a whole resume. */
export type LifecycleResume = ResumeFacts & { id: string; owner_id: string }

/** The running commands of resumes. They last as long as the session, so an outcome is reported on whatever page the user is. */
export type Lifecycles = ResumeActors
