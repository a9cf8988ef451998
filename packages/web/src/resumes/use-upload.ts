import type { ApiClient } from '@candid/api-client'
import { type SendFileInput, texts, toUploadView, uploadMachine } from '@candid/core'
import type { QueryClient } from '@tanstack/react-query'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { type EventObject, fromCallback } from 'xstate'
import { useServices } from '../app/services.ts'
import { errorMessage, notifyError, notifySuccess } from '../app/toasts.ts'
import { uploadMutation } from './resumes.queries.ts'

type UploadHooks = { onDone: (resumeId: string) => void; onFail: () => void; onRetry: () => void }

/** Sends the chosen file and reports on it; leaving the state cancels it on the wire. */
const sendFilePort = (api: ApiClient, client: QueryClient, hooks: UploadHooks) =>
  fromCallback<EventObject, SendFileInput>(({ input: { resumeId, file }, sendBack }) => {
    const stopped = new AbortController()
    const handle = file?.handle
    if (!(handle instanceof File)) throw new Error('the chosen file is no File')
    const onProgress = (share: number) =>
      sendBack({ type: 'upload.progressed', sent: Math.round(share * handle.size), total: handle.size })
    const call = { file: handle, resumeId, onProgress, signal: stopped.signal }
    client
      .getMutationCache()
      .build(client, { ...uploadMutation(api, client), networkMode: 'always', retry: 0 })
      .execute(call)
      .then(
        ({ id }) => {
          if (stopped.signal.aborted) return
          notifySuccess({
            title: texts.successTitle,
            message: resumeId === null ? texts.resumeUploaded : texts.resumeReplaced,
          })
          sendBack({ type: 'upload.finished', resumeId: id })
          hooks.onDone(id)
        },
        (error: unknown) => {
          if (stopped.signal.aborted) return
          sendBack({ type: 'upload.failed', error })
          // The dialog closes on an error (specification, section 8); the file stays at hand for another try.
          const message = errorMessage(error)
          notifyError({ title: texts.errorTitle, message, action: { label: 'Try again', onSelect: hooks.onRetry } })
          hooks.onFail()
        },
      )
    return () => stopped.abort()
  })

/** The machine of one upload: of a new resume, or of the new file of an old one. */
export const useUpload = (resumeId: string | null, hooks: UploadHooks) => {
  const { api, queryClient } = useServices()
  const machine = uploadMachine.provide({ actors: { sendFile: sendFilePort(api, queryClient, hooks) } })
  const actor = useActorRef(machine, { input: { resumeId } })
  return { ...useSelector(actor, toUploadView, shallowEqual), send: actor.send }
}
