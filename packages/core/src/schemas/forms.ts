import * as v from 'valibot'
import { toFieldErrors } from './field-errors.ts'
import { boundedText } from './text.ts'
import {
  emailSchema,
  maxFullNameLength,
  maxPasswordLength,
  minFullNameLength,
  minPasswordLength,
  passwordSchema,
  validationTexts as texts,
} from './user.ts'

// The forms of the specification, section 5, with its messages word for word.
// Emails and names are trimmed; passwords never are.

const name = v.pipe(boundedText(255), v.trim())
const email = v.pipe(v.string(), v.trim(), v.nonEmpty(texts.emailRequired), emailSchema)
const required = (message: string) => v.pipe(v.string(), v.nonEmpty(message))
const newPassword = v.pipe(v.string(), v.nonEmpty(texts.passwordRequired), passwordSchema)

/** Empty keeps the current password. */
const optionalPassword = v.pipe(
  v.string(),
  v.check((text) => text === '' || text.length >= minPasswordLength, texts.passwordTooShort),
  v.maxLength(maxPasswordLength, texts.passwordTooLong),
)

// The fields that must be valid before they are compared. Errors in other fields do not matter.
const password = [['password'], ['confirm_password']] as const

/** On login the password is only required: its rules may have changed since it was chosen. */
export const logInFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(texts.usernameRequired), emailSchema),
  password: required(texts.passwordRequired),
})

export const signUpFormSchema = v.pipe(
  v.object({
    full_name: v.pipe(name, v.nonEmpty(texts.fullNameRequired), v.minLength(minFullNameLength, texts.fullNameTooShort)),
    email,
    password: newPassword,
    confirm_password: required(texts.confirmationRequired),
  }),
  v.forward(
    v.partialCheck(password, (form) => form.confirm_password === form.password, texts.passwordsDiffer),
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
  full_name: v.pipe(name, v.maxLength(maxFullNameLength, texts.fullNameTooLong)),
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
    full_name: name,
    password: newPassword,
    confirm_password: required(texts.adminConfirmationRequired),
    is_superuser: v.boolean(),
    is_active: v.boolean(),
  }),
  v.forward(
    v.partialCheck(password, (form) => form.confirm_password === form.password, texts.passwordsDiffer),
    ['confirm_password'],
  ),
)

/** The confirmation is required only when a new password is typed. */
export const editUserFormSchema = v.pipe(
  v.object({
    email,
    full_name: name,
    password: optionalPassword,
    confirm_password: v.string(),
    is_superuser: v.boolean(),
    is_active: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      password,
      (form) => form.password === '' || form.confirm_password !== '',
      texts.adminConfirmationRequired,
    ),
    ['confirm_password'],
  ),
  v.forward(
    v.partialCheck(password, (form) => form.confirm_password === form.password, texts.passwordsDiffer),
    ['confirm_password'],
  ),
)

const isPdf = ({ name: fileName, type }: { name: string; type: string }) =>
  type === 'application/pdf' && fileName.toLowerCase().endsWith('.pdf')

/** Exactly one PDF file, recognised by its media type and its name. */
export const uploadFormSchema = v.object({
  upload_file: v.pipe(
    v.array(v.object({ name: v.string(), type: v.string() })),
    v.minLength(1, 'Too few files'),
    v.maxLength(1, 'Too many files'),
    v.everyItem(isPdf, 'File type must be .pdf'),
  ),
})

/** Validates a form by its schema; returns the first message of each wrong field. */
export const validateWith =
  (schema: v.GenericSchema<unknown>) =>
  (values: unknown): Record<string, string> =>
    toFieldErrors(v.safeParse(schema, values).issues ?? [])
