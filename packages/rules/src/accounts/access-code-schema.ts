import * as z from 'zod/mini'

/** Longest access code read, in characters: twice the longest issued one. */
export const ACCESS_CODE_MAX_LENGTH = 64

/** An access code as typed: text, also when all digits (`1e5` and 20 digits stay what they are), without spaces around it. */
export const accessCodeSchema = z.object({
  accessCode: z
    .string('validation/required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'validation/required', abort: true }),
      z.maxLength(ACCESS_CODE_MAX_LENGTH, { error: 'validation/too-long' }),
    ),
})

export type AccessCodeValues = z.infer<typeof accessCodeSchema>
