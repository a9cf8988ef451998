import { browserStore } from '../../platform/browser-store.ts'

const keyOf = (token: string) => `candid.visitor.${token}`

/** 128 random bits, in hexadecimal. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Who this browser is to a share link: a random id, made at the first visit of that link and used for no other. */
export const visitorHeader = (token: string): { 'x-visitor': string } => {
  const kept = browserStore.getItem(keyOf(token))
  const id = kept ?? newId()
  if (kept === null) browserStore.setItem(keyOf(token), id)
  return { 'x-visitor': id }
}
