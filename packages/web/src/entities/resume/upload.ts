import { type ApiClient, unwrap } from '@candid/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { refreshResumes } from './resumes.queries.ts'

/** Uploads a PDF as a new resume, or as the new file of an existing one, which is then not parsed and not active. */
export const uploadMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ file, resumeId, onProgress, signal }: Upload) => {
    const call = {
      body: { upload_file: file },
      bodySerializer: toForm(file),
      fetch: fetchWithProgress(onProgress),
      signal,
    }
    return unwrap(
      resumeId === null
        ? api.POST('/api/v1/resumes/', call)
        : api.PUT('/api/v1/resumes/{id}', { ...call, params: { path: { id: resumeId } } }),
    )
  },
  onSuccess: (resume: { id: string }) => refreshResumes(client, resume.id),
})

type Upload = {
  file: File
  /** The id of the resume whose file is replaced; `null` for a new resume. */
  resumeId: string | null
  /** Called with the share that was sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const toForm = (file: File) => () => {
  const form = new FormData()
  form.append('upload_file', file, file.name)
  return form
}
