import { texts } from '@candid/core'
import type { FormFields } from '../../platform/use-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type UserFieldsProps = FormFields<typeof blankUser> & { passwordHint?: string }

/** The initial values for a new user. */
export const blankUser = {
  email: '',
  full_name: '',
  password: '',
  confirm_password: '',
  is_superuser: false,
  is_active: true,
}

/** The form fields of a user. */
export function UserFields({ text, check, passwordHint }: UserFieldsProps) {
  return (
    <>
      <TextField label="Email" placeholder="Email" type="email" autoComplete="off" {...text('email')} />
      <TextField label="Full name" placeholder="Full name" autoComplete="off" {...text('full_name')} />
      <PasswordField
        label="Set Password"
        placeholder="Password"
        autoComplete="new-password"
        hint={passwordHint}
        {...text('password')}
      />
      <PasswordField
        label="Confirm Password"
        placeholder="Password"
        autoComplete="new-password"
        {...text('confirm_password')}
      />
      <div className="flex flex-wrap gap-x-8 gap-y-1 pt-1">
        <Checkbox label={texts.isSuperuser} {...check('is_superuser')} />
        <Checkbox label={texts.isActive} {...check('is_active')} />
      </div>
    </>
  )
}
