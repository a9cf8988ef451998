import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { inboxQuery } from '../../entities/link/employers.queries.ts'
import { useApi } from '../../platform/services.ts'
import { PageHead } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { InboxTab } from './inbox-tab.tsx'
import { LinksTab } from './links-tab.tsx'
import { PreparedTab } from './prepared-tab.tsx'
import { ReadinessTab } from './readiness-tab.tsx'

const tabs = ['links', 'questions', 'prepared', 'readiness'] as const
type TabId = (typeof tabs)[number]

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
          { id: 'questions', label: open > 0 ? `Questions (${open} open)` : 'Questions', content: <InboxTab /> },
          { id: 'prepared', label: 'Prepared answers', content: <PreparedTab /> },
          { id: 'readiness', label: 'Readiness', content: <ReadinessTab /> },
        ]}
      />
    </>
  )
}
