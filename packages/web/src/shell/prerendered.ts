import type { Arrived } from '../platform/route.ts'

/** Whether the markup in `root` was rendered for the current address, so that React can hydrate it. */
export const isPrerendered = (root: HTMLElement, { location }: Window): boolean => {
  const [path, needed] = (root.dataset['prerendered'] ?? '').split('?')
  const hasNeeded = needed === undefined || new URLSearchParams(location.search).has(needed)
  return path !== '' && path === location.pathname && hasNeeded
}

/** Replays what was typed and sent before the app was loaded. */
export const repeatInput = (root: HTMLElement): void => {
  delete root.dataset['prerendered']
  delete root.dataset['for']
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  // All values are read first, because the first event makes the app render and empty the other fields.
  const values = [...root.querySelectorAll('input')].map((field) => [field, field.value] as const)
  for (const [field, value] of values) {
    if (value === '') continue
    // React compares with the value that it set last, so its own empty value is set first and then the typed one.
    field.value = ''
    write?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  root.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
}

/** Returns the API response that the page was rendered from; null if there is none. */
export const readArrived = (document: Document): Arrived | null => {
  const text = document.getElementById('arrived')?.textContent
  // Seam: this server wrote it.
  return text ? (JSON.parse(text) as Arrived) : null
}
