import { type ItemDraft, numberToProficiency, proficiencies, proficiencyToNumber, type Section } from '@candid/core'
import type { ReactNode } from 'react'
import { levelNotStated } from '../../entities/item/level.tsx'
import { Button } from '../../ui/button.tsx'
import { Slider } from '../../ui/slider.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MonthField } from './month-field.tsx'

type Props = {
  draft: ItemDraft
  /** Messages by field. */
  errors: Record<string, string>
  onChange: (field: string, value: string) => void
}
export type SectionFieldsProps = Props & { section: Section }
type FieldProps = Props & { field: string; label: string; required?: boolean; first?: boolean; hint?: string }

const control = ({ draft, errors, onChange, field, label, required, first, hint }: FieldProps) => ({
  label,
  hint,
  value: draft[field] ?? '',
  error: errors[field],
  'aria-required': required || undefined,
  autoFocus: first === true,
  onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
})

// Text that is shown in serif is edited in serif; projects, links and dates use the interface font.
const Line = (props: FieldProps) => <TextArea single serif {...control(props)} />
const Lines = (props: FieldProps) => <TextArea serif {...control(props)} />
const Link = (props: FieldProps) => <TextField type="url" placeholder="https://" {...control(props)} />

function Month({ draft, errors, onChange, field, label, hint }: FieldProps) {
  return (
    <MonthField
      label={label}
      hint={hint}
      value={draft[field] ?? ''}
      error={errors[field]}
      onValue={(value) => onChange(field, value)}
    />
  )
}

function Proficiency({ draft, onChange }: Props) {
  const level = proficiencies.find((step) => step === draft['proficiency']) ?? null
  return (
    <div className="flex flex-wrap items-end gap-4">
      <Slider
        label="Proficiency"
        steps={proficiencies}
        unset={levelNotStated}
        value={proficiencyToNumber(level)}
        onValue={(value) => onChange('proficiency', numberToProficiency(value) ?? '')}
      />
      {level && (
        <Button tone="quiet" size="small" className="-ml-2.5" onClick={() => onChange('proficiency', '')}>
          Clear the level
        </Button>
      )}
    </div>
  )
}

const Pair = ({ children }: { children: ReactNode }) => <div className="grid gap-4 md:grid-cols-2">{children}</div>

const Projects = (props: Props) => (
  <TextArea {...control({ ...props, field: 'projects', label: 'Projects', hint: 'One project per line' })} />
)

const text = (props: Props) => <Lines {...props} field="text" label="Text" required first />

const experience = (props: Props) => (
  <>
    <Pair>
      <Line {...props} field="title" label="Title" required first />
      <Line {...props} field="name" label="Name" />
      <Month {...props} field="start_date" label="Start date" />
      <Month {...props} field="end_date" label="End date" hint="Leave empty for your current job." />
    </Pair>
    <Lines {...props} field="details" label="Details" required />
  </>
)

const role = (props: Props) => (
  <>
    <Pair>
      <Line {...props} field="name" label="Name" first />
      <Month {...props} field="date" label="Date" />
    </Pair>
    <Lines {...props} field="description" label="Description" required />
    <Projects {...props} />
  </>
)

const skill = (props: Props) => (
  <>
    <Line {...props} field="name" label="Name" first />
    <Lines {...props} field="description" label="Description" required />
    <Projects {...props} />
  </>
)

const technical = (props: Props) => (
  <>
    <Line {...props} field="name" label="Name" first />
    <Lines {...props} field="description" label="Description" required />
    <Proficiency {...props} />
    <Projects {...props} />
  </>
)

const achievement = (props: Props) => (
  <>
    <Line {...props} field="name" label="Name" required first />
    <Lines {...props} field="description" label="Description" required />
    <Pair>
      <Link {...props} field="link" label="Link" />
      <Month {...props} field="date" label="Date" />
    </Pair>
  </>
)

const fields: Record<Section, (props: Props) => ReactNode> = {
  overview: text,
  leadership: text,
  experience,
  roles: role,
  skills: skill,
  technical,
  achievements: achievement,
  other: text,
}

/** The input fields of an item, by section. */
export function SectionFields({ section, ...props }: SectionFieldsProps) {
  return <div className="flex flex-col gap-4">{fields[section](props)}</div>
}
