import { pageInstead, texts, toPage } from '@candid/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { hasNextResumes, prefetchResumes, type ResumeRow, resumesQuery } from '../../entities/resume/resumes.queries.ts'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { atPage, paths } from '../../platform/paths.ts'
import { QueryView } from '../../platform/query-view.tsx'
import type { PreloadTarget } from '../../platform/route.ts'
import { useApi } from '../../platform/services.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { Button } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { later } from '../../ui/later.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { PageHead } from '../../ui/page.tsx'
import { Paging } from '../../ui/paging.tsx'
import { PartSkeleton } from '../../ui/skeleton.tsx'
import { usePrefetchNext } from '../../ui/use-prefetch-next.ts'
import type { Dropped } from './page-drop.tsx'
import { ResumesTable } from './resumes-table.tsx'
import { useDeleteResume } from './use-delete-resume.tsx'
import { usePage } from './use-page.ts'

// Loaded later, because both need the file library.
// No placeholder, because nobody has opened it yet.
const PageDrop = later(() => import('./page-drop.tsx').then((module) => module.PageDrop), null)
const FirstUpload = onDemand(() => import('./first-upload.tsx').then((module) => module.FirstUpload))
const UploadDialog = later(() => import('./upload-dialog.tsx').then((module) => module.UploadDialog))

/** Preloads /resumes. */
export const preloadResumes = ({ services: { queryClient, api }, search }: PreloadTarget) =>
  prefetchResumes(queryClient, api, toPage(search.get('page')))

/** The active resume comes first. */
const activeFirst = (resumes: readonly ResumeRow[]) =>
  resumes.toSorted((one, other) => Number(other.active) - Number(one.active))

/** What the upload is for, a new resume (null) or the new file of one, and the dropped file, if any. */
type Wanted = { resume: ResumeRow | null; dropped: Dropped | null }

/** /resumes: the user's resumes, or everybody's for a superuser; five at a time. */
export function ResumesPage() {
  const api = useApi()
  const client = useQueryClient()
  const me = useCurrentUser()
  const [page, goTo] = usePage(paths.resumes)
  const resumes = useQuery(resumesQuery(api, page))
  const overlay = useOverlay<'upload'>()
  // Once opened, the dialog stays mounted, so that it keeps its file when it is closed.
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const [, navigate] = useLocation()
  const [arrived, setArrived] = useState<string | null>(null)

  const deletion = useDeleteResume(resumes.data?.data)
  const hasNext = hasNextResumes(page, resumes.data)
  const readAt = hasNext && !resumes.isPlaceholderData ? resumes.dataUpdatedAt : null
  usePrefetchNext(readAt, () => void prefetchResumes(client, api, page + 1))
  const upload = (resume: ResumeRow | null, dropped: Dropped | null = null) => {
    setWanted({ resume, dropped })
    overlay.open('upload')
  }
  const turn = (next: number) => {
    setArrived(null)
    goTo(next)
  }
  // A page beyond the last one, for example after its only row was deleted, is never shown as an empty list.
  const instead =
    resumes.isPlaceholderData || !resumes.data ? null : pageInstead(page, resumes.data.data.length, resumes.data.count)
  if (instead !== null) return <Redirect to={atPage(paths.resumes, instead)} replace />
  const isEmpty = resumes.data?.data.length === 0
  const add = (
    <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={() => upload(null)}>
      {texts.addResume}
    </Button>
  )
  const rows = {
    me,
    arrived,
    dimmed: resumes.isPlaceholderData,
    onUpdate: upload,
    onDelete: deletion.ask,
    empty: (
      <EmptyState drawing={<Drawing scene="blank" />} title="No resumes yet.">
        <div className="mt-2 w-full">
          <Suspense fallback={<PartSkeleton className="h-40 w-full" />}>
            <FirstUpload onDone={(id) => navigate(paths.resume(id))} />
          </Suspense>
        </div>
      </EmptyState>
    ),
  }
  return (
    <>
      <PageHead
        title={texts.resumeManagement}
        lead="Upload and manage your PDF resumes here. Parse them, then make one of them active."
        actions={add}
      />
      <QueryView
        query={resumes}
        failed="The resumes could not be loaded. Nothing was changed."
        pending={<ResumesTable resumes={undefined} {...rows} />}
      >
        {({ data }) => (
          <>
            <ResumesTable resumes={me.is_superuser ? data : activeFirst(data)} {...rows} />
            {!isEmpty && !overlay.kind && <PageDrop onDrop={(dropped) => upload(null, dropped)} />}
            {!isEmpty && <Paging page={page} hasNext={hasNext && !resumes.isPlaceholderData} onPage={turn} />}
          </>
        )}
      </QueryView>
      {wanted && (
        <UploadDialog
          key={wanted.resume?.id ?? 'new'}
          resumeId={wanted.resume?.id ?? null}
          open={overlay.kind === 'upload'}
          onOpen={(open) => (open ? overlay.open('upload') : overlay.close())}
          isFirst={isEmpty}
          dropped={wanted.dropped}
          onDone={(id) => {
            overlay.close()
            setArrived(id)
            if (!wanted.resume && page !== 1) goTo(1)
          }}
        />
      )}
      {deletion.dialog}
    </>
  )
}
