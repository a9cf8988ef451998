import { toPage } from '@candid/core'
import { useLocation, useSearchParams } from 'wouter'
import { atPage } from '../../platform/paths.ts'

/** Returns the page number in the address, and a function that goes to another page. */
export const usePage = (path: string): [page: number, go: (page: number) => void] => {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  return [toPage(search.get('page')), (page) => navigate(atPage(path, page))]
}
