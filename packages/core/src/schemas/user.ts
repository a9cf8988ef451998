import * as v from 'valibot'
import { boundedText, textSchema } from './text.ts'

/** Messages of the specification's validation rules (section 5), shared by forms and server. */
export const validationTexts = {
  emailInvalid: 'Invalid email address',
  emailRequired: 'Email is required',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordRequired: 'Password is required',
  passwordsDiffer: 'The passwords do not match',
  confirmationRequired: 'Password confirmation is required',
  adminConfirmationRequired: 'Please confirm your password',
  currentPasswordRequired: 'Current password is required',
  fullNameRequired: 'Full Name is required',
  fullNameTooShort: 'Full Name must be at least 3 characters',
  fullNameTooLong: 'Full Name must be at most 30 characters',
  usernameRequired: 'Username is required',
} as const

export const minPasswordLength = 8
export const maxPasswordLength = 128
export const minFullNameLength = 3
export const maxFullNameLength = 30

/** The standard shape of an email address: one @, a local part, a domain with a dot; at most 254 characters. */
const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u

/** One plain email address, trimmed. */
export const emailSchema = v.pipe(
  textSchema,
  v.trim(),
  v.maxLength(254, validationTexts.emailInvalid),
  v.regex(emailPattern, validationTexts.emailInvalid),
)

/** A new password: 8 to 128 characters, any characters, never trimmed. */
export const passwordSchema = v.pipe(
  textSchema,
  v.minLength(minPasswordLength, validationTexts.passwordTooShort),
  v.maxLength(maxPasswordLength, validationTexts.passwordTooLong),
)

/** A password as typed at log-in: any text that is short enough to be hashed. */
export const typedPasswordSchema = v.pipe(boundedText(1_024))

const fullName = v.pipe(boundedText(255), v.trim())
const optionalFullName = v.optional(v.nullable(fullName))

/** A user as the API shows it. */
export const userSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  email: v.string(),
  full_name: v.nullable(v.string()),
  is_superuser: v.boolean(),
  is_active: v.boolean(),
})
export type User = v.InferOutput<typeof userSchema>

export const signUpSchema = v.pipe(
  v.object({
    email: emailSchema,
    full_name: v.pipe(fullName, v.minLength(minFullNameLength, validationTexts.fullNameTooShort)),
    password: passwordSchema,
    confirm_password: typedPasswordSchema,
  }),
  v.forward(
    v.check((body) => body.password === body.confirm_password, validationTexts.passwordsDiffer),
    ['confirm_password'],
  ),
)

export const newUserSchema = v.object({
  email: emailSchema,
  full_name: optionalFullName,
  password: passwordSchema,
  is_superuser: v.optional(v.boolean(), false),
  is_active: v.optional(v.boolean(), true),
})

export const updateUserSchema = v.object({
  email: v.optional(emailSchema),
  full_name: optionalFullName,
  password: v.optional(passwordSchema),
  is_superuser: v.optional(v.boolean()),
  is_active: v.optional(v.boolean()),
})

export const updateMeSchema = v.object({
  email: v.optional(emailSchema),
  full_name: v.optional(v.nullable(v.pipe(fullName, v.maxLength(maxFullNameLength, validationTexts.fullNameTooLong)))),
})

export const changePasswordSchema = v.object({ current_password: typedPasswordSchema, new_password: passwordSchema })

export const resetPasswordSchema = v.object({ token: boundedText(4_096), new_password: passwordSchema })

export const loginSchema = v.object({ username: boundedText(254), password: typedPasswordSchema })

export const accessTokenSchema = v.object({ access_token: v.string(), token_type: v.literal('bearer') })
