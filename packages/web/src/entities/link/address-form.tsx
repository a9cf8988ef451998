import { defineForm, texts } from '@candid/core'
import * as v from 'valibot'
import { useForm } from '../../platform/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

// The server checks whether it is an address; its message is shown.
const addressForm = defineForm({
  schema: v.object({ email: v.pipe(v.string(), v.trim()) }),
  initial: { email: '' },
  toRequest: ({ email }) => email,
  place: ({ detail }) => ({ email: detail ?? texts.somethingWrong }),
  needsChange: true,
})

/** The form in which an employer leaves an address for the answer. */
export function AddressForm({ send }: { send: (email: string) => Promise<unknown> }) {
  const { form, text, busy, values } = useForm({ ...addressForm, submit: { mutationFn: send } })
  return (
    <form className="flex flex-col gap-2" {...form}>
      <TextField
        label="Your email, if you also want the answer by email"
        hint="Used for that one email, then deleted. Nobody sees it."
        type="email"
        autoComplete="email"
        {...text('email')}
      />
      <div>
        <Button size="small" type="submit" busy={busy} blocked={values.email.trim() === ''}>
          Email me the answer
        </Button>
      </div>
    </form>
  )
}
