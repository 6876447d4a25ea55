import * as z from 'zod/mini'

/** Longest access code read, in characters: twice the longest issued one. */
export const ACCESS_CODE_MAX_LENGTH = 64

/** An access code as typed, trimmed. It stays text even when all characters are digits, such as `1e5`. */
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
