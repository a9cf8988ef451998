import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../platform/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Where an employer who does not want to come back for the answer leaves an address. */
export function AddressForm({ send }: { send: (email: string) => Promise<unknown> }) {
  const [email, setEmail] = useState('')
  const { mutate, isPending, error } = useMutation({ mutationFn: send })
  return (
    <form
      className="flex flex-col gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (email.trim() !== '' && !isPending) mutate(email)
      }}
    >
      <TextField
        label="Your email, if you want the answer there too"
        hint="Used for that one mail, then deleted. Nobody sees it."
        type="email"
        autoComplete="email"
        value={email}
        error={error && errorMessage(error)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <Button size="small" type="submit" busy={isPending} blocked={email.trim() === ''}>
          Mail me the answer
        </Button>
      </div>
    </form>
  )
}
