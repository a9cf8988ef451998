import * as v from 'valibot'

/**
 * Why an item should be checked after a parse: it was read from a picture, the parser is unsure of some words, a field that
 * nearly every item of its section has is empty, it ends before it starts, something finished has a date in the future, one
 * of its names contains a date, or a range of dates was left in one of its texts.
 */
export const doubtSchema = v.variant('reason', [
  v.object({ reason: v.literal('from_picture') }),
  v.object({ reason: v.literal('unsure_words'), words: v.array(v.string()) }),
  v.object({ reason: v.literal('empty_field'), field: v.picklist(['name', 'title', 'start_date']) }),
  v.object({ reason: v.literal('ends_before_start') }),
  v.object({ reason: v.literal('future_date'), field: v.picklist(['start_date', 'end_date', 'date']) }),
  v.object({ reason: v.literal('date_in_name'), field: v.picklist(['name', 'title']) }),
  v.object({ reason: v.literal('dates_in_text'), field: v.picklist(['details', 'description', 'text']) }),
])
export type Doubt = v.InferOutput<typeof doubtSchema>
