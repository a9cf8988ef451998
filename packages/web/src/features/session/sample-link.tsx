import { useSyncExternalStore } from 'react'
import { paths } from '../../platform/paths.ts'
import { useServices } from '../../platform/services.ts'
import { Link } from '../../ui/link.tsx'

const never = () => () => undefined

/** A link to the sample page, if the server has one. The prerendered page does not know that yet. */
export function SampleLink() {
  const { config } = useServices()
  const isThere = useSyncExternalStore(
    never,
    () => config.samplePage,
    () => false,
  )
  return (
    isThere && (
      <Link href={paths.sample} className="text-act-ink underline underline-offset-3">
        Try it with a sample resume
      </Link>
    )
  )
}
