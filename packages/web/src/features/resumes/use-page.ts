import { toPage } from '@candid/core'
import { useLocation, useSearchParams } from 'wouter'
import { atPage } from '../../platform/paths.ts'

/** The page of a list that the address names, and how to go to another. */
export const usePage = (path: string): [page: number, go: (page: number) => void] => {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  return [toPage(search.get('page')), (page) => navigate(atPage(path, page))]
}
