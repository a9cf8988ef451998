import { fileName, texts, type User } from '@candid/core'
import { FileUp, FolderOpen, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { toResumeAddress } from '../../entities/resume/resume-address.ts'
import type { ResumeRow } from '../../entities/resume/resumes.queries.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { RowMenu } from '../../ui/menu.tsx'
import { ActiveCell, FileCell, ParsedCell } from './resume-cells.tsx'

const icon = { size: 16, 'aria-hidden': true } as const

/** The number of skeleton rows (specification, section 2). */
const skeletonRows = 5

type ResumesTableProps = {
  resumes: readonly ResumeRow[] | undefined
  me: User
  /** The id of the resume that was just uploaded. */
  arrived: string | null
  dimmed: boolean
  empty: ReactNode
  onUpdate: (resume: ResumeRow) => void
  onDelete: (resume: ResumeRow) => void
}

/** The table of resumes. Only superusers see the column for the owner. */
export function ResumesTable({ resumes, me, arrived, dimmed, empty, onUpdate, onDelete }: ResumesTableProps) {
  const owner: Column<ResumeRow> = {
    title: 'Owner',
    cell: ({ owner_id }) => <span className="text-small text-ink-soft">{owner_id}</span>,
    // In a narrow column the id breaks at its hyphens.
    className: 'md:w-24 lg:w-44',
  }
  const columns: Column<ResumeRow>[] = [
    {
      title: 'File',
      cell: (resume) => <FileCell resume={resume} userId={me.id} focus={resume.id === arrived} />,
    },
    {
      title: 'Type',
      cell: ({ format }) => format ?? texts.notAvailable,
      className: 'md:w-12 lg:w-20',
      notInCard: true,
    },
    ...(me.is_superuser ? [owner] : []),
    {
      title: 'Parsed',
      cell: (resume) => <ParsedCell resume={resume} />,
      className: 'md:w-24 lg:w-64',
      halfInCard: true,
    },
    {
      title: 'Active',
      cell: (resume) => <ActiveCell resume={resume} />,
      className: 'md:w-24 lg:w-28',
      halfInCard: true,
    },
    {
      title: 'Actions',
      className: 'md:w-14 lg:w-20 md:text-right',
      cell: (resume) => (
        <RowMenu
          label={`Actions for ${fileName(resume.path)}`}
          entries={[
            ...(resume.chunked
              ? [{ label: texts.openResume, icon: <FolderOpen {...icon} />, href: toResumeAddress(resume, me.id) }]
              : []),
            { label: texts.updateResume, icon: <FileUp {...icon} />, onSelect: () => onUpdate(resume) },
            {
              label: texts.deleteResume,
              icon: <Trash2 {...icon} />,
              tone: 'danger' as const,
              onSelect: () => onDelete(resume),
            },
          ]}
        />
      ),
    },
  ]
  return (
    <DataTable
      label="Resumes"
      columns={columns}
      rows={resumes}
      rowKey={({ id }) => id}
      skeletonRows={skeletonRows}
      dimmed={dimmed}
      empty={empty}
    />
  )
}
