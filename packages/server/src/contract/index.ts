import { accounts } from './accounts.ts'
import { employers } from './employers.ts'
import { events } from './events.ts'
import { interviews } from './interviews.ts'
import { items } from './items.ts'
import { resumes } from './resumes.ts'
import { shareLinks } from './share-links.ts'
import { shared } from './shared.ts'
import { speech } from './speech.ts'

/** Every operation of the API, as data. Routes, validation and the OpenAPI document come from here. */
export const contract = {
  ...accounts,
  ...resumes,
  ...items,
  ...interviews,
  ...speech,
  ...shareLinks,
  ...employers,
  ...shared,
  ...events,
} as const

export type OperationId = keyof typeof contract
