import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { cx } from '../../ui/cx.ts'
import { LivingExample } from './living-example.tsx'
import { SampleLink } from './sample-link.tsx'

type PublicPageProps = {
  title: string
  lead?: ReactNode
  footer?: ReactNode
  /** Visitors may not know Candid yet, so a phone also says what it is. */
  forNewcomers?: boolean
  children: ReactNode
}

const promise = ['A resume that answers back.', 'Every answer shows where it comes from.'] as const

/** The layout of the pages before log-in: the form, with an example of what Candid does beside it, or below it on a phone. */
export function PublicPage({ title, lead, footer, forNewcomers = false, children }: PublicPageProps) {
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(30rem,5fr)_7fr]">
      <main id="content" className="flex flex-col px-6 py-6 sm:px-10 lg:px-14 lg:py-10">
        <div className="mx-auto w-full max-w-100">
          <Brand />
        </div>
        {/* Starts at a fixed height, so that it does not move when a field shows an error. */}
        <div className="mx-auto flex w-full max-w-100 flex-1 flex-col pt-8 pb-8 lg:pt-[max(2rem,12dvh)]">
          {forNewcomers && (
            <p className="mb-6 font-serif text-[1.25rem]/6.5 text-ink-soft lg:hidden">
              {promise[0]} {promise[1]}
            </p>
          )}
          <h1 tabIndex={-1} className="font-serif text-title font-medium tracking-[-0.01em] text-balance">
            {title}
          </h1>
          {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
          <div className="mt-7">
            {children}
            {footer && (
              <p data-after-form className="mt-7 text-ink-soft">
                {footer}
              </p>
            )}
          </div>
        </div>
      </main>
      <section
        aria-label="What Candid does"
        className={cx(
          'flex flex-col justify-center bg-canvas px-6 py-8 sm:px-10 lg:px-12 lg:py-12',
          !forNewcomers && 'max-lg:hidden',
        )}
      >
        <div className="mx-auto w-full max-w-100 lg:max-w-140">
          {/* Each sentence is a block of its own, so that its lines are balanced separately. */}
          <p className="font-serif text-name font-medium tracking-[-0.015em] max-lg:hidden">
            <span className="block">{promise[0]}</span> <span className="block text-balance">{promise[1]}</span>
          </p>
          <LivingExample />
          <p className="mt-6 min-h-5.5 lg:mt-8">
            <SampleLink />
          </p>
        </div>
      </section>
    </div>
  )
}
