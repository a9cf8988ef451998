import { entriesOf } from '../word-table.ts'
import table from './technologies.json' with { type: 'json' }

/** Names of tools, technologies and standards that are names even in small letters. */
export const technologyNames: ReadonlySet<string> = new Set(entriesOf(table).flat())
