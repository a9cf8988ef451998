import type { ApiClient } from '@candid/api-client'
import type { ResumeActorSettings, ResumeActors, ResumeFacts } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'

/** A row of the list or a whole resume. */
export type LifecycleResume = ResumeFacts & { id: string; owner_id: string }

/** The running commands of resumes. They last as long as the session, so an outcome is reported on whatever page the user is. */
export type Lifecycles = ResumeActors & { clear: () => void }

/** What the running commands need of the app. */
export type LifecycleParts = { api: ApiClient; queryClient: QueryClient; report: ResumeActorSettings['report'] }
