import * as z from 'zod/mini'
import { ONE_LINE } from '../accounts/index.ts'

/** Longest name of an own item, in characters: a line of a list. */
export const ITEM_NAME_MAX_LENGTH = 100

/** The most own items on a list. */
export const MOST_OWN_ITEMS = 100

/** What a person adds to the list. */
export const itemSchema = z.object({
  name: z
    .string('validation/required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation/required', abort: true }),
      z.maxLength(ITEM_NAME_MAX_LENGTH, { error: 'validation/too-long', abort: true }),
      z.regex(ONE_LINE, 'validation/text-format'),
    ),
})
