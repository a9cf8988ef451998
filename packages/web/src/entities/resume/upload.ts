import { type ApiClient, unwrap } from '@candid/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { refreshResumes } from './resumes.queries.ts'

/** Sends a PDF: a new resume, or the new file of an old one, which is then not parsed and not active. */
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
  /** The resume whose file is replaced; `null` adds one. */
  resumeId: string | null
  /** Hears the share that is sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

const toForm = (file: File) => () => {
  const form = new FormData()
  form.append('upload_file', file, file.name)
  return form
}
