import { type ApiClient, unwrap } from '@candid/api-client'
import { fileName } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { saveFile } from '../../ui/save-file.ts'
import { refreshResumes } from './resumes.queries.ts'

/** Downloads a resume as JSON Resume, named after its file. */
export const exportMutation = (api: ApiClient) => ({
  mutationFn: async ({ id, path }: { id: string; path: string }) => {
    const document = await unwrap(api.GET('/api/v1/resumes/{id}/json-resume', { params: { path: { id } } }))
    const name = `${fileName(path).replace(/\.(pdf|json)$/i, '')}.json`
    saveFile(new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' }), name)
  },
})

export type Import = { name: string; document: { [key: string]: unknown } }

/** Creates a parsed resume from a JSON Resume document. */
export const importMutation = (api: ApiClient, client: QueryClient) => ({
  mutationFn: (body: Import) => unwrap(api.POST('/api/v1/resumes/json-resume', { body })),
  onSuccess: ({ id }: { id: string }) => refreshResumes(client, id),
})
