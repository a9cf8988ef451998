import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { LivingExample } from './living-example.tsx'
import { SampleLink } from './sample-link.tsx'

type PublicPageProps = { title: string; lead?: ReactNode; footer?: ReactNode; children: ReactNode }

const promise = ['A resume that answers back.', 'Every answer shows where it comes from.'] as const

/** The frame of the pages before log-in: the form, and from `lg` up an example of what Candid does beside it. */
export function PublicPage({ title, lead, footer, children }: PublicPageProps) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(30rem,5fr)_7fr]">
      <main id="content" className="flex flex-col px-6 py-6 sm:px-10 lg:px-14 lg:py-10">
        <div className="mx-auto w-full max-w-100">
          <Brand />
        </div>
        {/* From a fixed height down: it does not move when a field says what is wrong with it. */}
        <div className="mx-auto flex w-full max-w-100 flex-1 flex-col pt-[max(2rem,12dvh)] pb-8">
          <div className="mb-8 border-l-3 border-mark-bar pl-4 lg:hidden">
            <p className="font-serif text-lead text-ink-soft">{promise.join(' ')}</p>
            <p className="mt-1 min-h-5.5">
              <SampleLink />
            </p>
          </div>
          <h1 tabIndex={-1} className="font-serif text-title font-medium tracking-[-0.01em] text-balance">
            {title}
          </h1>
          {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
          <div className="mt-7">{children}</div>
          {footer && <p className="mt-7 text-ink-soft">{footer}</p>}
        </div>
      </main>
      <section aria-label="What Candid does" className="hidden flex-col justify-center bg-canvas px-12 py-12 lg:flex">
        <div className="mx-auto w-full max-w-140">
          {/* Each sentence is balanced by itself, which a line break in one block would prevent. */}
          <p className="font-serif text-name font-medium tracking-[-0.015em]">
            <span className="block">{promise[0]}</span> <span className="block text-balance">{promise[1]}</span>
          </p>
          <LivingExample />
          <p className="mt-8 min-h-5.5">
            <SampleLink />
          </p>
        </div>
      </section>
    </div>
  )
}
