import { texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useServices } from '../../app/services.ts'
import { errorMessage, notifySuccess } from '../../app/toasts.ts'
import { importMutation } from '../json-resume.queries.ts'
import type { DocumentReading } from './read-document.ts'

/** A chosen file and what it holds; or why a file was not taken. */
export type Chosen =
  | { name: string; size: number; reading: DocumentReading; rejections?: never }
  | { name: string; size?: never; reading?: never; rejections: string[] }

/** The import of a JSON Resume file: chosen, looked at, sent. The file stays at hand when it fails. */
export const useImport = (onDone: (resumeId: string) => void) => {
  const { api, queryClient } = useServices()
  const [chosen, choose] = useState<Chosen | null>(null)
  const write = importMutation(api, queryClient)
  const sending = useMutation({
    ...write,
    networkMode: 'always',
    retry: 0,
    onSuccess: async (resume: { id: string }) => {
      await write.onSuccess(resume)
      notifySuccess({ title: texts.successTitle, message: texts.resumeUploaded })
      choose(null)
      onDone(resume.id)
    },
  })
  const document = chosen?.reading?.ok ? chosen.reading.document : null
  return {
    chosen,
    choose: (next: Chosen | null) => {
      sending.reset()
      choose(next)
    },
    canSend: document !== null,
    busy: sending.isPending,
    failure: sending.error ? errorMessage(sending.error) : null,
    send: () => {
      if (chosen && document && !sending.isPending) sending.mutate({ name: chosen.name, document })
    },
  }
}
