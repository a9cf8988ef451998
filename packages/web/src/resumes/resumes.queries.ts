import { type ApiClient, unwrap } from '@candid/api-client'
import { pageSize, pageToSkip } from '@candid/core'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { notifyError, notifySuccess } from '../app/toasts.ts'
import { resumeKeys, retryUnlessNotFound } from '../items/resume.queries.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { parseResume } from './parse-job.ts'

const listKey = ['resumes'] as const
const whileParsing = 1_500

/** One page of the list of resumes; asked again while a resume on it is being parsed. */
export const resumesQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...listKey, page] as const,
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/v1/resumes/', {
          params: { query: { skip: String(pageToSkip(page)), limit: String(pageSize) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some((resume) => resume.parse_status === 'running') === true && whileParsing,
  })
export type ResumePage = Awaited<ReturnType<NonNullable<ReturnType<typeof resumesQuery>['queryFn']>>>
export type ResumeRow = ResumePage['data'][number]

const changeRows = (client: QueryClient, change: (row: ResumeRow) => ResumeRow) =>
  client.setQueriesData<ResumePage>({ queryKey: listKey }, (page) => page && { ...page, data: page.data.map(change) })

/** The specification has one text for both (section 8). */
const activateOrParseFailure = 'An error occurred while attempting to active the resume.'

/** After a change of a resume: its page, the lists and the active one are asked again. */
export const refreshResumes = (client: QueryClient, id?: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: listKey }),
    client.invalidateQueries({ queryKey: resumeKeys.active }),
    ...(id === undefined ? [] : [client.invalidateQueries({ queryKey: resumeKeys.all(id) })]),
  ])

/** Parses a resume; ends when the parse has ended, and then says so wherever the person is by now. */
export const parseResumeMutation = (api: ApiClient, client: QueryClient) => ({
  mutationKey: ['parse'],
  mutationFn: ({ resumeId }: { resumeId: string }) => parseResume(api, resumeId),
  // The server marks the resume as running before it answers: the rows show the stages from then on.
  onMutate: ({ resumeId }: { resumeId: string }) => {
    changeRows(client, (row) => (row.id === resumeId ? { ...row, parse_status: 'running', parse_error: null } : row))
  },
  onSuccess: () => notifySuccess({ title: 'Success!', message: 'The Resume has been parsed.' }),
  onError: () => notifyError({ title: 'Error', message: activateOrParseFailure }),
  onSettled: (_data: unknown, _error: unknown, { resumeId }: { resumeId: string }) => refreshResumes(client, resumeId),
})

/** Makes a parsed resume the only active one of its owner. The rows show it at once, and take it back on failure. */
export const activateResumeMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ id }: ResumeRow) =>
    unwrap(api.POST('/api/v1/resumes/{id}/active', { params: { path: { id }, query: { active: 'true' } } })),
  onMutate: async ({ id, owner_id }: ResumeRow) => {
    await client.cancelQueries({ queryKey: listKey })
    changeRows(client, (row) => (row.owner_id === owner_id ? { ...row, active: row.id === id } : row))
  },
  onSuccess: () => notifySuccess({ title: 'Success!', message: 'The Resume has been made active.' }),
  onError: () => notifyError({ title: 'Error', message: activateOrParseFailure }),
  onSettled: (_data: unknown, _error: unknown, { id }: ResumeRow) => refreshResumes(client, id),
})

/** Deletes a resume with everything that hangs on it. */
export const deleteResumeMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: ({ resumeId: id }: { resumeId: string }) =>
    unwrap(api.DELETE('/api/v1/resumes/{id}', { params: { path: { id } } })),
  onSuccess: (_data: unknown, { resumeId }: { resumeId: string }) => {
    client.removeQueries({ queryKey: resumeKeys.all(resumeId) })
    return refreshResumes(client)
  },
})

/** Questions and answers whose item is gone. */
export const shelfQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...resumeKeys.all(id), 'shelf'] as const,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/resumes/{id}/shelf', { params: { path: { id } }, signal })),
    retry: retryUnlessNotFound,
  })

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

export type Upload = {
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
