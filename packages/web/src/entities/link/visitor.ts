import { browserStore } from '../../platform/browser-store.ts'

/**
 * Hashes a link's secret to 64 bits. The secret cannot be derived from it, because it has at least twice as many. It uses two
 * FNV-1a hashes, because the browser's own hash functions are asynchronous and the first call cannot wait.
 */
const hashOf = (token: string): string =>
  [0x811c9dc5, 0x1b873593]
    .map((seed) => [...token].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), seed))
    .map((hash) => (hash >>> 0).toString(16).padStart(8, '0'))
    .join('')

const keyOf = (token: string) => `candid.visitor.${hashOf(token)}`
/** The storage key of earlier versions, which contained the secret of the link. */
const formerKeyOf = (token: string) => `candid.visitor.${token}`

/** 128 random bits, in hexadecimal. */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the visitor id of this browser for a share link: random, created at the first visit and used for no other link. */
export const visitorHeader = (token: string): { 'x-visitor': string } => {
  const former = browserStore.getItem(formerKeyOf(token))
  const kept = browserStore.getItem(keyOf(token)) ?? former
  const id = kept ?? newId()
  if (kept === null || former !== null) browserStore.setItem(keyOf(token), id)
  browserStore.removeItem(formerKeyOf(token))
  return { 'x-visitor': id }
}
