import { type Kysely, sql } from 'kysely'

/** The rule of `isLink` in core, as it was when this step was written. */
const followable = '^(https?://[^[:space:]/?#]+[^[:space:]]*|mailto:[^[:space:]@]+@[^[:space:]@]+)$'

const isUnsafe = (content: string) => `${content}->>'link' <> '' and (${content}->>'link') !~* '${followable}'`

const withLinkAsText = (content: string) => `jsonb_set(jsonb_set(${content}, '{link}', 'null'), '{description}',
    to_jsonb(left(concat_ws(E'\\n', nullif(${content}->>'description', ''), ${content}->>'link'), 20000)))`

const statements = [
  `update items set content = ${withLinkAsText('content')} where section = 'achievements' and ${isUnsafe('content')}`,
  `update item_versions v set content = ${withLinkAsText('v.content')} from items
    where items.id = v.item_id and items.section = 'achievements' and ${isUnsafe('v.content')}`,
]

/** Links that nobody may follow (such as javascript:), which imports once stored, become text of their item. */
export const followableLinks = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
