import * as v from 'valibot'

const draftSchema = v.object({ text: v.string(), keptAt: v.string() })

/** Text that is being typed, as this browser keeps it: what, and when (ISO 8601). */
export type KeptDraft = v.InferOutput<typeof draftSchema>

const keyOf = (userId: string, questionId: string) => `candid.answer-draft.${userId}.${questionId}`

/** Keeps a draft at once, per user: it survives a crash, a reload and an ended session. */
export const rememberDraft = (userId: string, questionId: string, text: string): void =>
  localStorage.setItem(keyOf(userId, questionId), JSON.stringify({ text, keptAt: new Date().toISOString() }))

export const forgetDraft = (userId: string, questionId: string): void =>
  localStorage.removeItem(keyOf(userId, questionId))

/** The draft kept in this browser; null without one, or when what is kept is no draft. */
export const readDraft = (userId: string, questionId: string): KeptDraft | null => {
  const kept = localStorage.getItem(keyOf(userId, questionId))
  if (kept === null) return null
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), draftSchema), kept)
  return result.success ? result.output : null
}

/** The newer of the browser's and the server's draft. */
export const newerDraft = (
  here: KeptDraft | null,
  there: { text: string; saved_at: string } | null,
): { text: string; savedAt: string | null } | null => {
  if (there && (!here || Date.parse(there.saved_at) >= Date.parse(here.keptAt)))
    return { text: there.text, savedAt: there.saved_at }
  return here && { text: here.text, savedAt: there?.text === here.text ? there.saved_at : null }
}
