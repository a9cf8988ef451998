import { type ShareLink, sections, sectionTitles } from '@candid/core'
import { useQuery } from '@tanstack/react-query'
import { Ban, ChartNoAxesColumn, Copy, Eye, Pencil, Plus } from 'lucide-react'
import { Suspense } from 'react'
import { linksQuery } from '../../entities/link/employers.queries.ts'
import { activeResumeQuery } from '../../entities/resume/resume.queries.ts'
import { paths } from '../../platform/paths.ts'
import { QueryView } from '../../platform/query-view.tsx'
import { useApi } from '../../platform/services.ts'
import { useOverlay } from '../../platform/use-overlay.ts'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { dayOf } from '../../ui/day-of.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { later } from '../../ui/later.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { RowMenu } from '../../ui/menu.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { addressOf, copyAddress, LinkReady } from './link-ready.tsx'
import { useRevokeLink } from './use-revoke-link.tsx'

const NoticeChoice = onDemand(() => import('./notice-choice.tsx').then((module) => module.NoticeChoice))
const LinkDays = later(() => import('./link-days.tsx').then((module) => module.LinkDays))
const LinkDialog = later(() => import('./link-dialog.tsx').then((module) => module.LinkDialog))

/** The links, one for each employer, with what each shows and how often it was opened. */
export function LinksTab() {
  const links = useQuery(linksQuery(useApi()))
  // Prefetched, because the form offers the sections that the active resume has.
  useQuery(activeResumeQuery(useApi()))
  const overlay = useOverlay<'new' | 'ready' | 'edit' | 'days'>()
  const about = links.data?.find(({ id }) => id === overlay.about)
  const revocation = useRevokeLink()
  const newLink = (
    <Button tone="primary" icon={<Plus size={16} aria-hidden />} onClick={() => overlay.open('new')}>
      New link
    </Button>
  )
  return (
    <>
      <QueryView
        query={links}
        pending={
          <div aria-busy className="flex flex-col gap-3">
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-20 w-full" />
          </div>
        }
        empty={{
          when: (all) => all.length === 0,
          show: (
            <EmptyState drawing={<Drawing scene="resume" />} title="Nothing is shared." action={newLink}>
              Create a link for an employer. It shows your active resume and answers questions from it. You see when it
              was opened and what was asked, and you can revoke it at any time.
            </EmptyState>
          ),
        }}
      >
        {(all) => (
          <>
            <div className="mb-4 flex justify-end">{newLink}</div>
            <ul aria-label="Links" className="divide-y divide-line rounded-sheet bg-surface shadow-sheet">
              {workingFirst(all).map((link) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  onDays={() => overlay.open('days', link.id)}
                  onEdit={() => overlay.open('edit', link.id)}
                  onRevoke={() => revocation.ask(link)}
                />
              ))}
            </ul>
            <div className="mt-5">
              <Suspense fallback={<div className="h-6" />}>
                <NoticeChoice />
              </Suspense>
            </div>
          </>
        )}
      </QueryView>
      {(overlay.kind === 'new' || (overlay.kind === 'edit' && about)) && (
        <LinkDialog link={about ?? null} onClose={overlay.close} onCreated={({ id }) => overlay.open('ready', id)} />
      )}
      {overlay.kind === 'ready' && about && <LinkReady link={about} onClose={overlay.close} />}
      {overlay.kind === 'days' && about && <LinkDays link={about} onClose={overlay.close} />}
      {revocation.dialog}
    </>
  )
}

/** Sorts working links before ended ones, each newest first. */
const workingFirst = (links: readonly ShareLink[]): ShareLink[] => {
  const works = ({ state }: ShareLink) => Number(state === 'active')
  return links.toSorted((one, other) => works(other) - works(one))
}

const states: Record<ShareLink['state'], { tone: Tone; word: string }> = {
  active: { tone: 'good', word: 'Active' },
  expired: { tone: 'neutral', word: 'Expired' },
  revoked: { tone: 'bad', word: 'Revoked' },
}

const scopeOf = ({ sections: shown, questions, contact, download }: ShareLink) =>
  [
    shown.length === sections.length ? 'All sections' : shown.map((section) => sectionTitles[section]).join(', '),
    questions ? 'questions on' : 'questions off',
    contact ? 'with contact details' : 'no contact details',
    ...(download ? ['with the PDF'] : []),
  ].join(' · ')

const openingsOf = ({ opened, last_opened_at }: ShareLink) =>
  last_opened_at
    ? `Opened ${opened === 1 ? 'once' : `${opened} times`}, last on ${dayOf(last_opened_at)}`
    : 'Not opened yet'

type LinkRowProps = { link: ShareLink; onDays: () => void; onEdit: () => void; onRevoke: () => void }

function LinkRow({ link, onDays, onEdit, onRevoke }: LinkRowProps) {
  const { tone, word } = states[link.state]
  const address = addressOf(link)
  return (
    // The menu is at the end of the first line. On a phone the buttons have a line of their own.
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 py-3.5 pr-3 pl-5 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-strong wrap-anywhere">{link.name}</span>
          <Badge tone={tone}>{word}</Badge>
        </p>
        <p className="text-small text-ink-soft">{scopeOf(link)}</p>
        <p className="text-small text-ink-soft">
          Created {dayOf(link.created_at)} · {link.expires_at ? `ends ${dayOf(link.expires_at)}` : 'no end date'} ·{' '}
          {openingsOf(link)}
        </p>
      </div>
      <div className="flex items-center gap-2 empty:hidden max-sm:col-span-2 max-sm:row-start-2">
        {link.state === 'active' && address && (
          <Button
            size="small"
            icon={<Copy size={14} aria-hidden />}
            onClick={() => copyAddress(address)}
            aria-label={`Copy link for ${link.name}`}
          >
            Copy
          </Button>
        )}
        {link.state !== 'revoked' && (
          <Link
            href={paths.linkPreview(link.id)}
            className={buttonClass('neutral', 'small')}
            aria-label={`Preview as employer: ${link.name}`}
          >
            <Eye size={14} aria-hidden />
            Preview
          </Link>
        )}
      </div>
      <div className="max-sm:-mt-1 max-sm:self-start sm:col-start-3">
        <RowMenu
          label={`Actions for ${link.name}`}
          entries={[
            { label: 'View visits by day', icon: <ChartNoAxesColumn size={16} aria-hidden />, onSelect: onDays },
            ...(link.state === 'revoked'
              ? []
              : ([
                  { label: 'Edit link', icon: <Pencil size={16} aria-hidden />, onSelect: onEdit },
                  { label: 'Revoke link', icon: <Ban size={16} aria-hidden />, tone: 'danger', onSelect: onRevoke },
                ] as const)),
          ]}
        />
      </div>
    </li>
  )
}
