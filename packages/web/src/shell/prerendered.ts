import type { Arrived } from '../platform/route.ts'

/** Whether the markup in `root` was made for the address that is open, so that React can take it over as it is. */
export const isPrerendered = (root: HTMLElement, { location }: Window): boolean => {
  const [path, needed] = (root.dataset['prerendered'] ?? '').split('?')
  const hasNeeded = needed === undefined || new URLSearchParams(location.search).has(needed)
  return path !== '' && path === location.pathname && hasNeeded
}

/** Tells the app what was typed and sent before it was there, as if that were done now. */
export const repeatInput = (root: HTMLElement): void => {
  delete root.dataset['prerendered']
  delete root.dataset['for']
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  // All are read first: the app draws itself anew at the first, and empties what it has not been told of yet.
  const values = [...root.querySelectorAll('input')].map((field) => [field, field.value] as const)
  for (const [field, value] of values) {
    if (value === '') continue
    // React compares with the value that it last set: first its own empty one, then the typed one behind its back.
    field.value = ''
    write?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  root.querySelector<HTMLFormElement>('form[data-sent]')?.requestSubmit()
}

/** What the page came with besides its markup: the answer of the API that it shows; null where it came with none. */
export const readArrived = (document: Document): Arrived | null => {
  const text = document.getElementById('arrived')?.textContent
  // Seam: our own server wrote it.
  return text ? (JSON.parse(text) as Arrived) : null
}
