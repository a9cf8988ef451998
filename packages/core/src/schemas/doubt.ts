import * as v from 'valibot'

/**
 * Why an item that was read should be looked at: it was read from a picture, the reader is unsure of these words, a field
 * that nearly every item of its section has is empty, it ends before it starts, or one of its names holds a date.
 */
export const doubtSchema = v.variant('reason', [
  v.object({ reason: v.literal('from_picture') }),
  v.object({ reason: v.literal('unsure_words'), words: v.array(v.string()) }),
  v.object({ reason: v.literal('empty_field'), field: v.picklist(['name', 'title', 'start_date']) }),
  v.object({ reason: v.literal('ends_before_start') }),
  v.object({ reason: v.literal('date_in_name'), field: v.picklist(['name', 'title']) }),
])
export type Doubt = v.InferOutput<typeof doubtSchema>
