import { useMutation } from '@tanstack/react-query'
import { Braces, ChevronDown, Printer } from 'lucide-react'
import { exportMutation } from '../../entities/resume/json-resume.queries.ts'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'

/** The menu to export a resume as a JSON Resume document, or to print it. */
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
