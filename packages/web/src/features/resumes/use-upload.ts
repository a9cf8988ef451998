import { type SendFileInput, texts, toUploadView, uploadMachine } from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type EventObject, fromCallback } from 'xstate'
import { useLifecycles } from '../../entities/resume/lifecycles.ts'
import { uploadMutation } from '../../entities/resume/upload.ts'
import type { Lifecycles } from '../../platform/lifecycles.ts'
import { type Services, useServices } from '../../platform/services.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { notifyRefusal, notifySuccess } from '../../platform/toasts.ts'
import type { Dropped } from './page-drop.tsx'

const defaultMegabytes = 20
/** As the server counts a megabyte. */
const bytesPerMegabyte = 1024 * 1024

type UploadHooks = {
  onDone: (resumeId: string) => void
  onFail: () => void
  onRetry: () => void
  /** Whether the file is parsed as soon as it is stored, until the person changes this. */
  parses: boolean
  /** The file that was dropped on the page; it is handled as if it had been dropped on the zone. */
  dropped?: Dropped | null
}

/** Uploads the chosen file and reports progress; leaving the state aborts the request. */
const sendFilePort = (
  { api, queryClient: client }: Services,
  lifecycles: Lifecycles,
  hooks: { readonly current: UploadHooks },
) =>
  fromCallback<EventObject, SendFileInput>(({ input: { resumeId, file }, sendBack }) => {
    const stopped = new AbortController()
    const handle = file?.handle
    if (!(handle instanceof File)) throw new Error('the chosen file is no File')
    const onProgress = (share: number) =>
      sendBack({ type: 'upload.progressed', sent: Math.round(share * handle.size), total: handle.size })
    const call = { file: handle, resumeId, onProgress, signal: stopped.signal }
    client
      .getMutationCache()
      .build(client, uploadMutation(api, client))
      .execute(call)
      .then(
        (resume) => {
          if (stopped.signal.aborted) return
          notifySuccess({
            title: texts.successTitle,
            message: resumeId === null ? texts.resumeUploaded : texts.resumeReplaced,
          })
          if (hooks.current.parses) lifecycles.of(resume).send({ type: 'lifecycle.parse' })
          sendBack({ type: 'upload.finished', resumeId: resume.id })
          hooks.current.onDone(resume.id)
        },
        (error: unknown) => {
          if (stopped.signal.aborted) return
          sendBack({ type: 'upload.failed', error })
          // The dialog closes on an error (specification, section 8); the file stays chosen for another attempt.
          notifyRefusal(error, { action: { label: 'Try again', onSelect: hooks.current.onRetry } })
          hooks.current.onFail()
        },
      )
    return () => stopped.abort()
  })

/** Runs the machine of one upload: of a new resume, or of the new file of an existing one. */
export const useUpload = (resumeId: string | null, hooks: UploadHooks) => {
  const services = useServices()
  const lifecycles = useLifecycles()
  // An upload that ends later uses the current callbacks, not those of its start.
  const latest = useRef(hooks)
  const machine = uploadMachine.provide({ actors: { sendFile: sendFilePort(services, lifecycles, latest) } })
  const actor = useActorRef(machine, { input: { resumeId, parses: hooks.parses } })
  const view = useSelector(actor, toUploadView, shallowEqual)
  useEffect(() => {
    latest.current = { ...hooks, parses: view.parses }
  })
  const maxMegabytes = services.config.maxUploadMb ?? defaultMegabytes
  const choose = (file: File): boolean => {
    const most = maxMegabytes * bytesPerMegabyte
    // The drop zone has no limit, but the server does. A file that the server would refuse is not sent.
    if (file.size > most) {
      actor.send({ type: 'upload.reject', name: file.name, reasons: [texts.fileTooLarge(most)] })
      return false
    }
    actor.send({ type: 'upload.choose', file: { name: file.name, size: file.size, handle: file } })
    return true
  }
  const { dropped } = hooks
  const takeDropped = useEffectEvent((one: Dropped) => {
    if ('file' in one) choose(one.file)
    else actor.send({ type: 'upload.reject', name: one.rejected, reasons: one.reasons })
  })
  useEffect(() => {
    if (dropped) takeDropped(dropped)
  }, [dropped])
  return { ...view, maxMegabytes, choose, send: actor.send }
}
