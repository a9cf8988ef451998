// biome-ignore-all lint/a11y/noRedundantRoles: a table laid out as cards loses its roles in some browsers
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Skeleton } from './skeleton.tsx'

export type Column<Row> = {
  title: string
  cell: (row: Row) => ReactNode
  /** Classes of the column's cells, from md up: widths and alignment. */
  className?: string
  /** Whether the title is only for screen readers. */
  titleHidden?: boolean
  /** Whether it is shown only in the table, because the card shows it elsewhere. */
  notInCard?: boolean
  /** Whether its values need no title: in a card they take half of a line, or all of it (`data-wide`). */
  halfInCard?: boolean
}

type DataTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  /** `undefined` while the first rows are loading. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  skeletonRows: number
  /** Whether the shown rows are those of the previous page, while the new ones are loading. */
  dimmed?: boolean
  /** Shown when there are no rows. */
  empty?: ReactNode
}

/** A table. Below md each row is a card whose values have their column's title, so that nothing scrolls sideways. */
export function DataTable<Row>({ label, columns, rows, rowKey, skeletonRows, dimmed, empty }: DataTableProps<Row>) {
  if (rows?.length === 0 && empty) return empty
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={!rows || dimmed || undefined}
      className="block w-full md:table md:border-separate md:border-spacing-0 md:rounded-sheet md:bg-surface md:shadow-sheet"
    >
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.title}
              role="columnheader"
              scope="col"
              className={cx(
                'h-11 border-b border-line px-3 text-left text-small font-normal text-ink-soft first:pl-5 last:pr-5',
                column.className,
              )}
            >
              {column.titleHidden ? <span className="sr-only">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={cx('block space-y-3 md:table-row-group', dimmed && 'opacity-50 transition-opacity duration-150')}
      >
        {rows
          ? rows.map((row) => <TableRow key={rowKey(row)} columns={columns} cell={(column) => column.cell(row)} />)
          : Array.from({ length: skeletonRows }, (_, index) => (
              <TableRow
                key={`skeleton-${index.toString()}`}
                columns={columns}
                cell={() => (
                  <Skeleton className="w-20 group-last/cell:mr-2 group-last/cell:w-5 md:w-3/5 md:group-last/cell:w-3/5" />
                )}
                loading
              />
            ))}
      </tbody>
    </table>
  )
}

function TableRow<Row>({
  columns,
  cell,
  loading,
}: {
  columns: readonly Column<Row>[]
  cell: (column: Column<Row>) => ReactNode
  loading?: boolean
}) {
  return (
    <tr
      role="row"
      data-testid={loading ? 'skeleton-row' : undefined}
      className="group/row relative grid grid-cols-2 gap-x-4 rounded-sheet bg-surface px-4 py-2 shadow-sheet md:table-row md:bg-transparent md:p-0 md:shadow-none"
    >
      {columns.map((column) => (
        <td
          key={column.title}
          role="cell"
          className={cx(
            'group/cell',
            // On a phone the first value is the card's heading, and the last one, its menu, is in the corner.
            'flex min-h-10 items-center justify-between gap-4 py-1.5 first:min-h-14 first:pr-10 last:absolute last:top-2 last:right-2 last:min-h-11 md:last:static md:table-cell md:h-16 md:border-b md:border-line md:px-3 md:first:pl-5 md:last:pr-5 md:group-last/row:border-0',
            column.notInCard && 'max-md:hidden',
            column.halfInCard ? 'max-md:justify-start has-data-wide:col-span-2' : 'col-span-2',
            column.className,
          )}
        >
          {!column.halfInCard && (
            <span
              aria-hidden
              className="shrink-0 text-small text-ink-soft group-first/cell:hidden group-last/cell:hidden md:hidden"
            >
              {column.title}
            </span>
          )}
          <span className="min-w-0 text-right break-words group-first/cell:text-left md:text-left">{cell(column)}</span>
        </td>
      ))}
    </tr>
  )
}
