import { browserStore } from '../../platform/browser-store.ts'

/**
 * A number of 64 bits for a link's secret, from which the secret cannot be found: it has at least twice as many. Two FNV-1a
 * hashes, as the browser's own hashes come too late for a call that is made at once.
 */
const hashOf = (token: string): string =>
  [0x811c9dc5, 0x1b873593]
    .map((seed) => [...token].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), seed))
    .map((hash) => (hash >>> 0).toString(16).padStart(8, '0'))
    .join('')

const keyOf = (token: string) => `candid.visitor.${hashOf(token)}`
/** Where earlier versions kept it: whoever read the storage had the link. */
const formerKeyOf = (token: string) => `candid.visitor.${token}`

/** 128 random bits, in hexadecimal. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Who this browser is to a share link: a random id, made at the first visit of that link and used for no other. */
export const visitorHeader = (token: string): { 'x-visitor': string } => {
  const former = browserStore.getItem(formerKeyOf(token))
  const kept = browserStore.getItem(keyOf(token)) ?? former
  const id = kept ?? newId()
  if (kept === null || former !== null) browserStore.setItem(keyOf(token), id)
  browserStore.removeItem(formerKeyOf(token))
  return { 'x-visitor': id }
}
