import { useForm } from './use-form.ts'
import type { Write } from './write.ts'

const noFields = { initial: {}, validate: () => ({}), toRequest: () => undefined }

/** A form of one button, which sends one thing. Spread `form` on the element around the button. */
export const usePress = (submit: Write<undefined, unknown>) => useForm({ ...noFields, submit })
