import { texts } from '@candid/core'
import { paths } from '../platform/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { Link } from '../ui/link.tsx'

/** The screen of an unknown address (specification, section 2). */
export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <title>{`${texts.notFound} · Candid`}</title>
      <div className="flex flex-col items-center">
        <Drawing scene="blank" />
        <h1 tabIndex={-1} className="mt-4 font-serif text-[5.5rem]/[1] font-medium tracking-[-0.03em] tabular-nums">
          404
        </h1>
        <p className="mt-4 font-serif text-title font-medium">{texts.notFoundHeading}</p>
        <p className="mt-1 text-ink-soft">{texts.notFoundText}</p>
        <Link href={paths.home} className={`${buttonClass('neutral')} mt-6`}>
          {texts.goBack}
        </Link>
      </div>
    </main>
  )
}
