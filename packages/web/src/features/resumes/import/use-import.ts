import {
  type ChosenFile,
  type ImportReading,
  jsonImportMachine,
  type ReadFileInput,
  type SendDocumentInput,
  texts,
  toJsonImportView,
} from '@candid/core'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import { importMutation } from '../../../entities/resume/json-resume.queries.ts'
import { fromMutation } from '../../../platform/from-mutation.ts'
import { useServices } from '../../../platform/services.ts'
import { useActorRef } from '../../../platform/start-actor.ts'
import { notifySuccess } from '../../../platform/toasts.ts'

// Reading a document needs all its rules, which are loaded with the first file.
const readFile = fromPromise<ImportReading, ReadFileInput>(async ({ input: { file } }) => {
  const { readDocument } = await import('./read-document.ts')
  return readDocument(file.handle)
})

/** Runs the import of a JSON Resume file. The file stays chosen if the import fails. */
export const useImport = (onDone: (resumeId: string) => void) => {
  const { api, queryClient } = useServices()
  const write = importMutation(api, queryClient)
  const sendDocument = fromMutation(queryClient, {
    mutationFn: async (body: SendDocumentInput) => {
      const resume = await write.mutationFn(body)
      await write.onSuccess(resume)
      notifySuccess({ title: texts.successTitle, message: texts.resumeUploaded })
      return { resumeId: resume.id }
    },
  })
  const actor = useActorRef(jsonImportMachine.provide({ actors: { readFile, sendDocument } }))
  useEffect(() => {
    const subscription = actor.on('import.done', ({ resumeId }) => onDone(resumeId))
    return () => subscription.unsubscribe()
  }, [actor, onDone])
  const view = useSelector(actor, toJsonImportView, shallowEqual)
  return {
    ...view,
    isChosen: view.file !== null || view.rejections.length > 0,
    choose: (file: ChosenFile) => actor.send({ type: 'import.choose', file }),
    reject: (reasons: string[]) => actor.send({ type: 'import.reject', reasons }),
    remove: () => actor.send({ type: 'import.remove' }),
    send: () => actor.send({ type: 'import.send' }),
  }
}
