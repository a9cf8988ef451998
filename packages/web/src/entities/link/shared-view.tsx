import { type ReactNode, Suspense, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { onDemand } from '../../ui/load-code.ts'
import { useAbove } from '../../ui/use-above.ts'
import type { AskMutation } from './ask-box.tsx'
import type { EmployerQuery, SendQuestion, SharedResume } from './share.types.ts'
import { SharedDocument } from './shared-document.tsx'
import { itemAnchor, type Pointed } from './shared-sections.tsx'

// Loaded later, because the document is read before anything is asked.
const AskPanel = onDemand(() => import('./ask-panel.tsx').then((module) => module.AskPanel))
export const loadAskPanel = AskPanel.load

/** The owner's preview has the app's side menu beside it (`shell/layout.tsx`), so sticky parts start after it. */
const besideMenu = 'md:max-lg:left-58'

type SharedViewProps = {
  shared: SharedResume
  queries: readonly EmployerQuery[]
  /** The level of the name's heading: 2 if the page has another heading. */
  level?: 1 | 2
  /** The address of the original PDF, if the link offers it. */
  file?: string | null
  ask: AskMutation
  send?: SendQuestion | undefined
  action?: (query: EmployerQuery) => ReactNode
}

/** The highlighted passage, and whether the panel covers the document. */
type Place = { pointed: Pointed | null; asks: boolean }

/**
 * What an employer sees: the resume as a document, and beside it the panel to ask it. On a small screen the panel is a bar
 * at the bottom. The owner's preview is the same.
 */
export function SharedView({ shared, queries, level = 1, file = null, ask, send, action }: SharedViewProps) {
  const [{ pointed, asks }, setPlace] = useState<Place>({ pointed: null, asks: false })
  const isBeside = useAbove('lg')
  /** The element that led into the document, for the way back. */
  const origin = useRef<HTMLElement | null>(null)
  // The same for as long as the view is shown, so that a press does not render the panel again.
  const point = useCallback((at: Pointed) => {
    const { activeElement } = document
    origin.current = activeElement instanceof HTMLElement ? activeElement : null
    // After the press, which the browser can thus show first.
    startTransition(() => setPlace({ pointed: at, asks: false }))
  }, [])
  // Once the panel no longer covers it.
  useLayoutEffect(() => {
    const item = pointed && document.getElementById(itemAnchor(pointed.id))
    item?.scrollIntoView({ block: 'center' })
    item?.focus({ preventScroll: true })
  }, [pointed])
  const open = useCallback((isOpen: boolean) => setPlace((place) => ({ ...place, asks: isOpen })), [])
  const goBack = () => {
    // Rendered synchronously, because hidden elements cannot be focused.
    flushSync(() => setPlace({ pointed: null, asks: true }))
    origin.current?.focus()
  }
  return (
    <div className="grid items-start gap-x-12 gap-y-8 max-lg:pb-20 lg:grid-cols-[minmax(0,1fr)_24rem] print:block print:pb-0">
      <SharedDocument shared={shared} pointed={pointed} level={level} file={file} />
      <Suspense fallback={<div aria-hidden className="h-80 rounded-dialog bg-surface shadow-sheet max-lg:hidden" />}>
        <AskPanel
          {...{ shared, queries, ask, send, action }}
          headingLevel={level === 1 ? 2 : 3}
          {...(level === 2 && { barClass: besideMenu })}
          open={asks}
          onOpen={open}
          isBeside={isBeside}
          onPoint={point}
        />
      </Suspense>
      {!isBeside && pointed && !asks && (
        <div
          className={cx(
            'fixed inset-x-0 bottom-20 z-20 grid justify-items-center print:hidden',
            level === 2 && besideMenu,
          )}
        >
          <Button className="shadow-lift" onClick={goBack}>
            Back to the answer
          </Button>
        </div>
      )}
    </div>
  )
}
