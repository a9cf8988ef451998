import { type RefObject, useEffect } from 'react'

/**
 * Returns what was typed into a form, and whether it was sent, before React hydrated the page. Until then the form has
 * `data-prerendered`, so that public/early.js holds it back.
 */
export const useTypedBefore = (form: RefObject<HTMLFormElement | null>, onTyped: (text: string) => void): void => {
  useEffect(() => {
    const text = form.current?.querySelector('textarea')?.value
    if (text) onTyped(text)
    if (form.current?.dataset['sent'] === undefined) return
    delete form.current.dataset['sent']
    form.current.requestSubmit()
    // Once, when the form mounts. Afterwards React has the values.
  }, [form, onTyped])
}
