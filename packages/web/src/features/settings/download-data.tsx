import { texts } from '@candid/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { downloadMyDataMutation } from '../../entities/user/profile.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'

/** 'Download my data': everything that is stored about the account, as one archive. */
export function DownloadData() {
  const download = useMutation({
    ...downloadMyDataMutation(useApi()),
    onError: notifyFailure,
    onSuccess: () => notifySuccess({ title: texts.successTitle, message: 'Your data was downloaded.' }),
  })
  return (
    <Panel
      title="Your data"
      lead="A ZIP archive with your files, your resumes as JSON Resume, questions and answers, and the log of your links. Your password and the secret addresses of links are not in it."
    >
      <Button icon={<Download size={16} aria-hidden />} busy={download.isPending} onClick={() => download.mutate()}>
        Download my data
      </Button>
    </Panel>
  )
}
