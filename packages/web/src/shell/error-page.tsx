import { texts } from '@candid/core'
import { paths } from '../platform/paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Drawing } from '../ui/drawing.tsx'
import { useDisclosure } from '../ui/use-disclosure.ts'

/** Shown if a screen cannot be rendered. A button shows the error itself (specification, section 2). */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { isOpen, button, panel } = useDisclosure()
  return (
    <div className="flex justify-center px-6 pt-[max(1.5rem,14dvh)] pb-6 max-md:px-0">
      <div className="w-full max-w-lg">
        <div className="mb-4 -ml-9">
          <Drawing scene="blank" />
        </div>
        <h1 tabIndex={-1} className="font-serif text-title font-medium">
          {texts.somethingWrongHeading}
        </h1>
        <p className="mt-1.5 text-ink-soft">This screen could not be shown. What you have saved is safe.</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button tone="primary" onClick={onRetry}>
            Try again
          </Button>
          <a href={paths.home} className={buttonClass('neutral')}>
            Start page
          </a>
          <Button tone="quiet" {...button}>
            {isOpen ? texts.hideError : texts.showError}
          </Button>
        </div>
        <pre
          {...panel}
          className="mt-5 overflow-x-auto rounded-sheet bg-surface p-4 shadow-sheet text-small whitespace-pre-wrap text-bad-ink"
        >
          {error instanceof Error ? error.message : JSON.stringify(error)}
        </pre>
      </div>
    </div>
  )
}
