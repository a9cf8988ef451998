import { defineForm, type Section, sections, sectionTitles } from '@candid/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { toItemTitle, toShownItems } from '../../entities/item/item-lists.ts'
import { refreshEmployers } from '../../entities/link/employers.queries.ts'
import { rehearsedQuery, saveAnswerChoice } from '../../entities/link/rehearsal.queries.ts'
import { activeResumeQuery } from '../../entities/resume/resume.queries.ts'
import { paths } from '../../platform/paths.ts'
import { useApi } from '../../platform/services.ts'
import { notifyFailure, notifySuccess } from '../../platform/toasts.ts'
import { useForm } from '../../platform/use-form.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { inputClass } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'

/** The form that chooses the item to quote instead. */
const otherItemForm = defineForm({
  schema: v.object({ item: v.pipe(v.string(), v.nonEmpty()) }),
  initial: { item: '' },
  toRequest: ({ item }): string | null => item,
})

type WrongAnswerProps = { question: string; onClose: () => void }

/** The dialog for a wrong answer. The owner corrects items, chooses another item, or chooses to give no answer. */
export function WrongAnswer({ question, onClose }: WrongAnswerProps) {
  const api = useApi()
  const client = useQueryClient()
  const { data: resume } = useQuery(activeResumeQuery(api))
  const { data: rehearsed } = useQuery(rehearsedQuery(api, question))
  const id = useId()
  const saving = {
    mutationFn: (chosen: string | null) => saveAnswerChoice(api, question, chosen),
    onSuccess: async () => {
      await refreshEmployers(client)
      notifySuccess({ title: 'Your choice is saved for this question and similar ones.' })
      onClose()
    },
    onError: notifyFailure,
  }
  const refusal = useMutation(saving)
  const other = useForm({ ...otherItemForm, submit: saving })
  const behind = (rehearsed?.answer.receipts ?? []).filter(({ kind }) => kind === 'item')
  const itemsOf = (section: Section) => (resume ? toShownItems(resume, section) : [])
  return (
    <Dialog open onClose={onClose} title="What is wrong with this answer?" description={question} className="max-w-lg">
      <div className="flex flex-col divide-y divide-line">
        {behind.length > 0 && (
          <section aria-labelledby={`${id}-item`} className="flex flex-col gap-2 pb-5">
            <h3 id={`${id}-item`} className="font-strong">
              The resume is wrong
            </h3>
            <p className="text-small text-ink-soft">Correct the items that the answer is based on.</p>
            <ul className="flex flex-col items-start gap-2">
              {behind.map((receipt) => (
                <li key={receipt.id} className="max-w-full">
                  <Link href={paths.activeItem(receipt.id)} className={`${buttonClass('neutral', 'small')} max-w-full`}>
                    <span className="min-w-0 truncate">{receipt.title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby={`${id}-other`} className="flex flex-col gap-2 py-5">
          <h3 id={`${id}-other`} className="font-strong">
            Another item is a better answer
          </h3>
          <label htmlFor={`${id}-choice`} className="text-small text-ink-soft">
            The item is quoted word for word.
          </label>
          <form {...other.form} className="flex flex-wrap gap-2">
            <select
              id={`${id}-choice`}
              name="item"
              value={other.text('item').value}
              onChange={other.text('item').onChange}
              className={`${inputClass(false)} min-w-0 flex-1 basis-56`}
            >
              <option value="">Choose an item</option>
              {sections
                .filter((section) => itemsOf(section).length > 0)
                .map((section) => (
                  <optgroup key={section} label={sectionTitles[section]}>
                    {itemsOf(section).map((item) => (
                      <option key={item.id} value={item.id}>
                        {toItemTitle(item)}
                      </option>
                    ))}
                  </optgroup>
                ))}
            </select>
            <Button type="submit" blocked={!other.dirty} busy={other.busy}>
              Use this item
            </Button>
          </form>
        </section>
        <section aria-labelledby={`${id}-none`} className="flex flex-col gap-2 pt-5">
          <h3 id={`${id}-none`} className="font-strong">
            It should not be answered
          </h3>
          <p className="text-small text-ink-soft">Employers see that the resume does not say, and can ask you.</p>
          <div>
            <Button busy={refusal.isPending} onClick={() => refusal.mutate(null)}>
              Do not answer this
            </Button>
          </div>
        </section>
      </div>
    </Dialog>
  )
}
