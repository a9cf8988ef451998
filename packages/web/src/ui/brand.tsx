import { cx } from './cx.ts'

/** The product's wordmark. Its last letter is drawn on a stroke of a highlighter. */
export function Brand({ className }: { className?: string }) {
  return (
    <span className={cx('flex items-center font-serif text-[1.375rem]/6 font-strong tracking-[-0.015em]', className)}>
      <span>
        Candi
        <span className="bg-linear-[var(--mark-bar),var(--mark-bar)] bg-size-[100%_5px] bg-bottom bg-no-repeat pb-0.5">
          d
        </span>
      </span>
    </span>
  )
}
