import { Skeleton } from '../ui/skeleton.tsx'

const rows = ['w-24', 'w-32', 'w-28', 'w-20', 'w-36']

/** The place of the panels while a resume is being loaded. */
export function ViewerSkeleton() {
  return (
    <div aria-busy className="divide-y divide-line rounded border border-line bg-surface">
      <span role="status" className="sr-only">
        Loading the resume
      </span>
      {rows.map((width) => (
        <div key={width} className="flex h-13 items-center gap-3 px-4">
          <Skeleton className="size-4" />
          <Skeleton className={width} />
        </div>
      ))}
    </div>
  )
}
