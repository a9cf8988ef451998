import { useId, useState } from 'react'
import { Button, buttonClass } from '../ui/button.tsx'
import { paths } from './paths.ts'

/** What is shown when a screen cannot be rendered: the error itself is one press away (specification, section 2). */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [shown, setShown] = useState(false)
  const id = useId()
  return (
    <div className="grid min-h-[60dvh] place-items-center p-6">
      <div className="w-full max-w-lg">
        <h1 tabIndex={-1} className="text-title font-strong">
          Something went wrong!
        </h1>
        <p className="mt-1.5 text-ink-soft">This screen could not be shown. What you have saved is safe.</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button tone="primary" onClick={onRetry}>
            Try again
          </Button>
          <a href={paths.home} className={buttonClass('neutral')}>
            Start page
          </a>
          <Button tone="quiet" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
            {shown ? 'Hide Error' : 'Show Error'}
          </Button>
        </div>
        <pre
          id={id}
          hidden={!shown}
          className="mt-5 overflow-x-auto rounded border border-line bg-sunken p-4 text-small whitespace-pre-wrap text-bad-ink"
        >
          {error instanceof Error ? error.message : JSON.stringify(error)}
        </pre>
      </div>
    </div>
  )
}
