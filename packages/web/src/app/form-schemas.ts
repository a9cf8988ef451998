import {
  emailSchema,
  maxFullNameLength,
  minFullNameLength,
  passwordSchema,
  validationTexts as texts,
} from '@candid/core'
import * as v from 'valibot'

const required = (message: string) => v.pipe(v.string(), v.nonEmpty(message))
const email = v.pipe(v.string(), v.trim(), v.nonEmpty(texts.emailRequired), emailSchema)
const newPassword = v.pipe(v.string(), v.nonEmpty(texts.passwordRequired), passwordSchema)
/** Empty means: not to be changed. */
const optionalPassword = v.union([v.literal(''), passwordSchema], texts.passwordTooShort)

/** The forms of the specification, section 5, with its messages. */
export const logInFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.usernameRequired), emailSchema),
  password: required(texts.passwordRequired),
})

export const signUpFormSchema = v.pipe(
  v.object({
    full_name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(texts.fullNameRequired),
      v.minLength(minFullNameLength, texts.fullNameTooShort),
    ),
    email,
    password: newPassword,
    confirm_password: required(texts.confirmationRequired),
  }),
  v.forward(
    v.check((form) => form.confirm_password === form.password, texts.passwordsDiffer),
    ['confirm_password'],
  ),
)

export const recoverFormSchema = v.object({ email })

export const resetPasswordFormSchema = v.pipe(
  v.object({ new_password: newPassword, confirm_password: required(texts.confirmationRequired) }),
  v.forward(
    v.check((form) => form.confirm_password === form.new_password, texts.passwordsDiffer),
    ['confirm_password'],
  ),
)

export const profileFormSchema = v.object({
  full_name: v.pipe(v.string(), v.trim(), v.maxLength(maxFullNameLength, texts.fullNameTooLong)),
  email,
})

export const changePasswordFormSchema = v.pipe(
  v.object({
    current_password: required(texts.currentPasswordRequired),
    new_password: newPassword,
    confirm_password: required(texts.confirmationRequired),
  }),
  v.forward(
    v.check((form) => form.confirm_password === form.new_password, texts.passwordsDiffer),
    ['confirm_password'],
  ),
)

export const addUserFormSchema = v.pipe(
  v.object({
    email,
    full_name: v.string(),
    password: newPassword,
    confirm_password: required(texts.adminConfirmationRequired),
    is_superuser: v.boolean(),
    is_active: v.boolean(),
  }),
  v.forward(
    v.check((form) => form.confirm_password === form.password, texts.passwordsDiffer),
    ['confirm_password'],
  ),
)

export const editUserFormSchema = v.pipe(
  v.object({
    email,
    full_name: v.string(),
    password: optionalPassword,
    confirm_password: v.string(),
    is_superuser: v.boolean(),
    is_active: v.boolean(),
  }),
  v.forward(
    v.check((form) => form.confirm_password === form.password, texts.passwordsDiffer),
    ['confirm_password'],
  ),
)
