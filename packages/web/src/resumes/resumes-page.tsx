import { texts, toPage } from '@candid/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../app/paths.ts'
import type { PreloadTarget } from '../app/route.ts'
import { useApi } from '../app/services.ts'
import { errorMessage } from '../app/toasts.ts'
import { useCurrentUser } from '../session/use-current-user.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { later } from '../ui/later.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page.tsx'
import { Paging } from '../ui/paging.tsx'
import { usePrefetchNext } from '../ui/use-prefetch-next.ts'
import { DeleteResumeDialog } from './delete-resume-dialog.tsx'
import { hasNextResumes, prefetchResumes, type ResumeRow, resumesQuery } from './resumes.queries.ts'
import { ResumesTable } from './resumes-table.tsx'
import { usePage } from './use-page.ts'

const UploadDialog = later(() => import('./upload-dialog.tsx').then((module) => module.UploadDialog))

/** For a link to /resumes that is about to be followed. */
export const preloadResumes = ({ services: { queryClient, api }, search }: PreloadTarget) =>
  prefetchResumes(queryClient, api, toPage(search.get('page')))

/** What is being uploaded: a new resume, or the new file of one. */
type Target = 'new' | ResumeRow

/** /resumes: the own resumes, or everybody's for a superuser; five at a time. */
export function ResumesPage() {
  const api = useApi()
  const client = useQueryClient()
  const me = useCurrentUser()
  const [page, goTo] = usePage(paths.resumes)
  const resumes = useQuery(resumesQuery(api, page))
  const [target, setTarget] = useState<Target>('new')
  const [uploading, setUploading] = useState(false)
  // Once opened it stays: closed, it keeps its file.
  const [hasUploaded, setHasUploaded] = useState(false)
  const [deleting, setDeleting] = useState<ResumeRow | null>(null)
  const [arrived, setArrived] = useState<string | null>(null)

  const hasNext = hasNextResumes(page, resumes.data)
  usePrefetchNext(hasNext && !resumes.isPlaceholderData, () => void prefetchResumes(client, api, page + 1))
  const upload = (next: Target) => {
    setTarget(next)
    setUploading(true)
    setHasUploaded(true)
  }
  const turn = (next: number) => {
    setArrived(null)
    goTo(next)
  }
  const add = (
    <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={() => upload('new')}>
      {texts.addResume}
    </Button>
  )
  return (
    <>
      <PageHead
        title={texts.resumeManagement}
        lead="Upload and manage your PDF resumes here. Parse them, then make one of them active."
        actions={add}
      />
      {resumes.isLoadingError ? (
        <Notice
          tone="bad"
          title={texts.somethingWrong}
          action={<Button onClick={() => void resumes.refetch()}>Try again</Button>}
        >
          {errorMessage(resumes.error)}
        </Notice>
      ) : (
        <>
          <ResumesTable
            resumes={resumes.data?.data}
            me={me}
            arrived={arrived}
            dimmed={resumes.isPlaceholderData}
            onUpdate={upload}
            onDelete={setDeleting}
            empty={
              <EmptyState icon={<FileText size={24} />} title="No resumes yet.">
                Add a PDF with the button above. It is then parsed into items that you can correct.
              </EmptyState>
            }
          />
          <Paging page={page} hasNext={hasNext && !resumes.isPlaceholderData} onPage={turn} />
        </>
      )}
      {hasUploaded && (
        <UploadDialog
          key={target === 'new' ? 'new' : target.id}
          resumeId={target === 'new' ? null : target.id}
          open={uploading}
          onOpen={setUploading}
          onDone={(id) => {
            setUploading(false)
            setArrived(id)
            if (target === 'new' && page !== 1) goTo(1)
          }}
        />
      )}
      {deleting && <DeleteResumeDialog resume={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}
