import { useMutation } from '@tanstack/react-query'
import { Braces, ChevronDown, Printer } from 'lucide-react'
import { paths } from '../app/paths.ts'
import { useApi } from '../app/services.ts'
import { notifyFailure } from '../app/toasts.ts'
import { buttonClass } from '../ui/button.tsx'
import { Menu } from '../ui/menu.tsx'
import { exportMutation } from './json-resume.queries.ts'

/** What a resume can leave as: a JSON Resume document, or paper. */
export function ExportMenu({ resume }: { resume: { id: string; path: string } }) {
  const save = useMutation({ ...exportMutation(useApi()), onError: notifyFailure })
  return (
    <Menu
      label="Export"
      face={
        <>
          Export
          <ChevronDown size={14} aria-hidden />
        </>
      }
      buttonClassName={buttonClass('neutral', 'small')}
      entries={[
        {
          label: 'JSON Resume (.json)',
          icon: <Braces size={15} aria-hidden />,
          onSelect: () => save.mutate({ id: resume.id, path: resume.path }),
        },
        { label: 'Print view', icon: <Printer size={15} aria-hidden />, href: paths.resumePrint(resume.id) },
      ]}
    />
  )
}
