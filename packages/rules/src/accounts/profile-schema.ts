import * as z from 'zod/mini'
import { emailSchema } from './email.ts'
import { NAME_MAX_LENGTH, ONE_LINE } from './registration-schema.ts'

/** The name in the settings; an empty one removes the name. */
export const changeNameSchema = z.object({
  name: z
    .string('validation/required')
    .check(
      z.trim(),
      z.maxLength(NAME_MAX_LENGTH, { error: 'validation/too-long', abort: true }),
      z.regex(ONE_LINE, 'validation/text-format'),
    ),
})

export type ChangeNameValues = z.infer<typeof changeNameSchema>

/** The new address of the account. */
export const changeEmailSchema = z.object({ email: emailSchema })

export type ChangeEmailValues = z.infer<typeof changeEmailSchema>
