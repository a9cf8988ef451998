import { type Section, type ShareLink, sections, texts } from '@candid/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ItemLists } from '../../entities/item/item.types.ts'
import { toShownItems } from '../../entities/item/item-lists.ts'
import { activeResumeQuery } from '../../entities/resume/resume.queries.ts'
import { useApi } from '../../platform/services.ts'
import { notifySuccess } from '../../platform/toasts.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { LinkFields, useLinkForm } from './link-form.tsx'

type LinkDialogProps = {
  link: ShareLink | null
  onClose: () => void
  onCreated: (link: ShareLink) => void
}

/** The dialog to create a link for one employer, or to change what an existing one shows. */
export function LinkDialog({ link, onClose, onCreated }: LinkDialogProps) {
  const api = useApi()
  const client = useQueryClient()
  const onSaved = (saved: ShareLink) => {
    notifySuccess({ title: texts.successTitle, message: link ? texts.linkUpdated : texts.linkCreated })
    if (link) onClose()
    else onCreated(saved)
  }
  // Fixed when the dialog opens: a section that was not offered is not shared, even if the resume changes in the meantime.
  const [offered] = useState(() => sectionsOf(client.getQueryData(activeResumeQuery(api).queryKey), link))
  const form = useLinkForm(link, offered, onSaved)
  return (
    <FormDialog
      long
      title={link ? 'Edit link' : 'New link'}
      description="Anyone with the link can see your active resume. You can revoke it at any time."
      form={form.form}
      submitLabel={link ? 'Save' : 'Create link'}
      busy={form.busy}
      onClose={onClose}
    >
      <LinkFields {...form} offered={offered} />
    </FormDialog>
  )
}

/** Returns the sections to choose from: those that the resume has, and those that the link already shows. */
const sectionsOf = (resume: ItemLists | undefined, link: ShareLink | null): Section[] =>
  sections.filter(
    (section) => !resume || toShownItems(resume, section).length > 0 || link?.sections.includes(section) === true,
  )
