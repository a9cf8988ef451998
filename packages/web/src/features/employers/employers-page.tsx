import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useSearchParams } from 'wouter'
import { inboxQuery } from '../../entities/link/inbox.queries.ts'
import { useApi } from '../../platform/services.ts'
import { onDemand } from '../../ui/load-code.ts'
import { PageHead } from '../../ui/page.tsx'
import { PartSkeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LinksTab } from './links-tab.tsx'
import { PreparedTab } from './prepared-tab.tsx'

// Most people come for the links, so the code of the other tabs is loaded when they are chosen.
const ReadinessTab = onDemand(() => import('./readiness-tab.tsx').then((module) => module.ReadinessTab))
const InboxTab = onDemand(() => import('./inbox-tab.tsx').then((module) => module.InboxTab))

const tabs = ['links', 'questions', 'prepared', 'readiness'] as const
type TabId = (typeof tabs)[number]

const later = (tab: ReactNode) => <Suspense fallback={<PartSkeleton className="h-32 w-full" />}>{tab}</Suspense>

/** /employers: who may see the active resume, what they asked, and what the owner answered. */
export function EmployersPage() {
  const { data: inbox } = useQuery(inboxQuery(useApi(), 1))
  const [search, setSearch] = useSearchParams()
  const selected = tabs.find((tab) => tab === search.get('tab')) ?? 'links'
  const open = inbox?.open ?? 0
  return (
    <>
      <PageHead
        title="Employers"
        lead="Give an employer a link to your active resume. Nothing is shared until you do."
      />
      <Tabs<TabId>
        label="Employers"
        selected={selected}
        onSelect={(tab) => setSearch(tab === 'links' ? {} : { tab }, { replace: true })}
        tabs={[
          { id: 'links', label: 'Links', content: <LinksTab /> },
          { id: 'questions', label: open > 0 ? `Questions (${open} open)` : 'Questions', content: later(<InboxTab />) },
          { id: 'prepared', label: 'Prepared answers', content: <PreparedTab /> },
          { id: 'readiness', label: 'Readiness', content: later(<ReadinessTab />) },
        ]}
      />
    </>
  )
}
