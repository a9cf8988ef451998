import type { AskQueryInput } from '@candid/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import type { AskMutation } from '../../entities/link/ask-box.tsx'
import { askPreview, linksQuery, previewQuery } from '../../entities/link/employers.queries.ts'
import type { EmployerQuery } from '../../entities/link/share.types.ts'
import { sharedFile } from '../../entities/link/shared-file.ts'
import { SharedView } from '../../entities/link/shared-view.tsx'
import { paths } from '../../platform/paths.ts'
import { QueryView } from '../../platform/query-view.tsx'
import type { PageProps } from '../../platform/route.ts'
import { useServices } from '../../platform/services.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page.tsx'
import { PartSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'

// Loaded later: most people come to see what the employer sees.
const PrepareDialog = later(() => import('./prepare-dialog.tsx').then((module) => module.PrepareDialog))
const RehearsalTab = onDemand(() => import('./rehearsal-tab.tsx').then((module) => module.RehearsalTab))

/** /employers/links/{linkId}: what this link shows, and what it would answer. */
export function PreviewPage({ params }: PageProps) {
  const linkId = params['linkId'] ?? ''
  const [search, setSearch] = useSearchParams()
  const overlay = useOverlay<'prepare'>()
  const prepare = (question: string) => overlay.open('prepare', question)
  const selected = search.get('tab') === 'rehearsal' ? 'rehearsal' : 'view'
  return (
    <>
      <Link
        href={paths.employers}
        className="mb-4 inline-flex min-h-6 w-fit items-center gap-1.5 text-ink-soft hover:text-ink"
      >
        <ArrowLeft size={14} aria-hidden />
        Employers
      </Link>
      <PageHead title="Preview as employer" lead="Questions you ask here don’t appear in your inbox." />
      <Tabs
        label="Preview"
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'view' ? {} : { tab }, { replace: true })}
        tabs={[
          {
            id: 'view',
            label: 'What the employer sees',
            content: <Preview linkId={linkId} onPrepare={prepare} />,
          },
          {
            id: 'rehearsal',
            label: '20 common questions',
            content: (
              <Suspense fallback={<PartSkeleton className="h-32 w-full" />}>
                <RehearsalTab linkId={linkId} onPrepare={prepare} />
              </Suspense>
            ),
          },
        ]}
      />
      {overlay.about !== null && <PrepareDialog question={overlay.about} onClose={overlay.close} />}
    </>
  )
}

type PreviewProps = { linkId: string; onPrepare: (question: string) => void }

function Preview({ linkId, onPrepare }: PreviewProps) {
  const { api, config } = useServices()
  const client = useQueryClient()
  const preview = useQuery(previewQuery(api, linkId))
  const { data: links } = useQuery(linksQuery(api))
  const token = links
    ?.find(({ id }) => id === linkId)
    ?.path?.split('/')
    .at(-1)
  const { queryKey } = previewQuery(api, linkId)
  const asking: AskMutation = {
    mutationFn: async ({ question }: AskQueryInput): Promise<EmployerQuery> => ({
      id: crypto.randomUUID(),
      question,
      asked_at: new Date().toISOString(),
      answer: await askPreview(api, linkId, question),
      sent_at: null,
      owner_answer: null,
      by_mail: false,
    }),
    onSuccess: (query) => {
      // Kept only on the screen: questions of the owner are not stored.
      client.setQueryData(
        queryKey,
        (before) => before && { ...before, queries: [...before.queries, query as EmployerQuery] },
      )
    },
  }
  return (
    <QueryView
      query={preview}
      pending={<Skeleton className="h-64 w-full" />}
      missing={
        <Notice title="There is nothing to show.">
          This link no longer exists, or you have no active resume. Employers see a page that says that the link does
          not work.
        </Notice>
      }
    >
      {(shared) => (
        <SharedView
          level={2}
          shared={shared}
          queries={shared.queries}
          file={shared.download && token ? sharedFile(config, token) : null}
          ask={asking}
          action={({ question }) => (
            <div>
              <Button size="small" onClick={() => onPrepare(question)}>
                Answer this
              </Button>
            </div>
          )}
        />
      )}
    </QueryView>
  )
}
