import { Skeleton } from '../../ui/skeleton.tsx'

const rows = ['w-24', 'w-32', 'w-28', 'w-20', 'w-36']

/** The placeholder of the sheet while a resume loads. */
export function ViewerSkeleton() {
  return (
    <div
      aria-busy
      className="max-w-204 rounded-sheet bg-surface px-5 py-6 shadow-sheet sm:px-9 sm:py-9 lg:px-13 lg:py-11"
    >
      <span role="status" className="sr-only">
        Loading the resume
      </span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="mt-7 h-9 w-72 max-w-full" />
      <Skeleton className="mt-3 mb-8 w-96 max-w-full" />
      <div className="divide-y divide-line border-y border-line">
        {rows.map((width) => (
          <div key={width} className="flex h-14 items-center gap-3">
            <Skeleton className={width} />
          </div>
        ))}
      </div>
    </div>
  )
}
