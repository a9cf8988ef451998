import { type Section, sectionTitles } from '@candid/core'
import { Plus } from 'lucide-react'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Menu } from '../../ui/menu.tsx'

/** Adds a section that the resume does not have yet. */
export function AddItemMenu({ absent, onAdd }: { absent: readonly Section[]; onAdd: (section: Section) => void }) {
  if (absent.length === 0) return null
  return (
    <div className="mt-3">
      <Menu
        entries={absent.map((section) => ({ label: sectionTitles[section], onSelect: () => onAdd(section) }))}
        label="Add a section"
        face={
          <>
            <Plus size={14} aria-hidden />
            Add a section
          </>
        }
        buttonClassName={cx(buttonClass('quiet', 'small'), '-ml-2.5')}
      />
    </div>
  )
}
