import { buttonClass } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { paths } from './paths.ts'

/** The screen of an address where nothing is (specification, section 2). */
export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <title>Not Found · Candid</title>
      <div>
        <h1 tabIndex={-1} className="text-[5.5rem]/[1] font-strong tracking-[-0.03em] text-act-ink tabular-nums">
          404
        </h1>
        <p className="mt-4 text-title font-strong">Oops!</p>
        <p className="mt-1 text-ink-soft">Page not found.</p>
        <Link href={paths.home} className={`${buttonClass('neutral')} mt-6`}>
          Go back
        </Link>
      </div>
    </main>
  )
}
