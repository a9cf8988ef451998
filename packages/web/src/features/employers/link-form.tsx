import {
  defineForm,
  linkFormSchema,
  type Section,
  type ShareLink,
  sectionField,
  sectionTitles,
  toLinkForm,
  toNewLink,
} from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { useId } from 'react'
import { createLink, linksQuery, refreshEmployers, updateLink } from '../../entities/link/employers.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cx } from '../../ui/cx.ts'
import { TextField } from '../../ui/text-field.tsx'

const day = (date: Date) => format(date, 'yyyy-MM-dd')

/** Suggested lifetimes of a new link, in days, in addition to any date. */
const spans = [
  { label: '2 weeks', days: 14 },
  { label: '30 days', days: 30 },
  { label: '90 days', days: 90 },
] as const
const presetDays = 30

/** The form of a link. A new link works for 30 days unless another end is chosen. */
export const useLinkForm = (
  link: ShareLink | null,
  offered: readonly Section[],
  onSaved: (link: ShareLink) => void,
) => {
  const api = useApi()
  const client = useQueryClient()
  const definition = defineForm({
    schema: linkFormSchema(day(new Date())),
    initial: {
      ...toLinkForm(link, offered),
      ...(!link && { expires: day(addDays(new Date(), presetDays)) }),
    },
    toRequest: toNewLink,
  })
  return useForm({
    ...definition,
    submit: {
      mutationFn: (request) => (link ? updateLink(api, link.id, request) : createLink(api, request)),
      onSuccess: async (saved) => {
        // The link is shown next, even if the list cannot be refetched.
        if (!link) client.setQueryData(linksQuery(api).queryKey, (links) => links && [saved, ...links])
        await refreshEmployers(client)
        onSaved(saved)
      },
      onError: notifyFailure,
    },
  })
}

type LinkFieldsProps = Pick<ReturnType<typeof useLinkForm>, 'text' | 'check' | 'errors' | 'values' | 'change'> & {
  /** Returns the sections that have something to show. */
  offered: readonly Section[]
}

/** The fields of a link: the name of the employer, the day it expires and what it shows. */
export function LinkFields({ offered, text, check, errors, values: { expires }, change }: LinkFieldsProps) {
  const id = useId()
  const end = (value: string) => change('expires', value)
  return (
    <>
      <TextField label="Employer name" hint="Only you see this." data-autofocus {...text('name')} />
      <div className="flex flex-col gap-2">
        <TextField label="Expires on" type="date" {...text('expires')} />
        <div className="flex flex-wrap gap-2">
          {spans.map(({ label, days }) => {
            const value = day(addDays(new Date(), days))
            return <SpanChip key={label} label={label} chosen={expires === value} onChoose={() => end(value)} />
          })}
          <SpanChip label="No end date" chosen={expires === ''} onChoose={() => end('')} />
        </div>
      </div>
      <fieldset aria-describedby={errors['sections'] ? `${id}-sections` : undefined}>
        <legend className="mb-2 font-medium">Sections shown</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1.5">
          {offered.map((section) => (
            <Checkbox key={section} label={sectionTitles[section]} {...check(sectionField(section))} />
          ))}
        </div>
        {errors['sections'] && (
          <p id={`${id}-sections`} role="alert" className="mt-1.5 text-small text-bad-ink">
            {errors['sections']}
          </p>
        )}
      </fieldset>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-2 font-medium">Employers can</legend>
        <Checkbox label="Ask questions" {...check('questions')} />
        <Checkbox label="See contact details" {...check('contact')} />
        <Checkbox label="Download the original PDF, with all contact details in it" {...check('download')} />
      </fieldset>
      <Checkbox label="Email me when this link is first opened or I am sent a question" {...check('notices')} />
      <p className="text-small text-ink-soft">
        Contact details are hidden unless you select them here, but the PDF shows whatever you wrote into it. Interview
        answers are hidden until you release them.
      </p>
    </>
  )
}

type SpanChipProps = { label: string; chosen: boolean; onChoose: () => void }

const SpanChip = ({ label, chosen, onChoose }: SpanChipProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={cx(
      'min-h-8 rounded-full px-3 text-small transition-colors duration-100 pointer-coarse:min-h-11',
      chosen ? 'bg-act-wash font-medium text-act-ink ring-1 ring-act-ink' : 'bg-hover/70 text-ink hover:bg-hover',
    )}
  >
    {label}
  </button>
)
