import { Button } from './button.tsx'

type PagingProps = { page: number; hasNext: boolean; onPage: (page: number) => void; onNextIntent?: () => void }

/** Previous, 'Page N', Next. */
export function Paging({ page, hasNext, onPage, onNextIntent }: PagingProps) {
  return (
    <nav aria-label="Pages" className="mt-5 flex items-center justify-end gap-3">
      <Button size="small" reason={page <= 1 ? 'There is no earlier page' : null} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite" className="text-small text-ink-soft tabular-nums">
        Page {page}
      </span>
      <Button
        size="small"
        reason={hasNext ? null : 'There is no next page'}
        onClick={() => onPage(page + 1)}
        onPointerEnter={onNextIntent}
      >
        Next
      </Button>
    </nav>
  )
}
