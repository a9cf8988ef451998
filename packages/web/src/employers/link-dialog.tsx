import {
  readLinkForm,
  type ShareLink,
  sectionField,
  sections,
  sectionTitles,
  texts,
  toLinkForm,
  validateLinkForm,
} from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { format } from 'date-fns/format'
import { useId } from 'react'
import { useApi } from '../app/services.ts'
import { notifyFailure, notifySuccess } from '../app/toasts.ts'
import { useForm } from '../app/use-form.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { createLink, refreshEmployers, updateLink } from './employers.queries.ts'

/** Makes a link for one employer, or changes what an existing one shows. */
export function LinkDialog({ link, onClose }: { link: ShareLink | null; onClose: () => void }) {
  const api = useApi()
  const client = useQueryClient()
  const formId = useId()
  const { form, text, check, busy, errors } = useForm({
    initial: toLinkForm(link),
    validate: validateLinkForm(format(new Date(), 'yyyy-MM-dd')),
    submit: {
      mutationFn: ({ values }) =>
        link ? updateLink(api, link.id, readLinkForm(values)) : createLink(api, readLinkForm(values)),
      onSuccess: async () => {
        await refreshEmployers(client)
        notifySuccess({ title: texts.successTitle, message: link ? texts.linkUpdated : texts.linkCreated })
        onClose()
      },
      onError: notifyFailure,
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={link ? 'Edit link' : 'New link'}
      description="It shows your active resume to whoever has the address. You can revoke it at any time."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" busy={busy}>
            {link ? 'Save' : 'Create link'}
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="flex flex-col gap-5">
        <TextField
          label="For whom"
          placeholder="Name of the employer"
          hint="Only you see this."
          data-autofocus
          {...text('name')}
        />
        <TextField label="Works until" type="date" hint="Empty: until you revoke it." {...text('expires')} />
        <fieldset aria-describedby={errors['sections'] ? `${formId}-sections` : undefined}>
          <legend className="mb-2 font-strong">Sections shown</legend>
          <div className="grid grid-cols-1 gap-x-4 gap-y-1.5 sm:grid-cols-2">
            {sections.map((section) => (
              <Checkbox key={section} label={sectionTitles[section]} {...check(sectionField(section))} />
            ))}
          </div>
          {errors['sections'] && (
            <p id={`${formId}-sections`} role="alert" className="mt-1.5 text-small text-bad-ink">
              {errors['sections']}
            </p>
          )}
        </fieldset>
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-2 font-strong">Allowed</legend>
          <Checkbox label="Ask questions" {...check('questions')} />
          <Checkbox label="See contact details" {...check('contact')} />
        </fieldset>
      </form>
    </Dialog>
  )
}
