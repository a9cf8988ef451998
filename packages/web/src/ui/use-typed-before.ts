import { type RefObject, useEffect } from 'react'

/**
 * Tells what was typed into a form, and whether it was sent, before React had taken the page over. A form with this has
 * `data-prerendered` until then, so that public/early.js holds it back.
 */
export const useTypedBefore = (form: RefObject<HTMLFormElement | null>, onTyped: (text: string) => void): void => {
  useEffect(() => {
    const text = form.current?.querySelector('textarea')?.value
    if (text) onTyped(text)
    if (form.current?.dataset['sent'] === undefined) return
    delete form.current.dataset['sent']
    form.current.requestSubmit()
    // Once, as the form comes: afterwards React knows itself.
  }, [form, onTyped])
}
