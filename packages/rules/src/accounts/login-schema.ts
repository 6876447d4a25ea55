import * as z from 'zod/mini'
import { emailSchema } from './email.ts'
import { PASSWORD_MAX_LENGTH } from './password.ts'

/** No minimum length here, because a stricter rule must not lock out existing accounts. */
export const loginSchema = z.object({
  email: emailSchema,
  password: z
    .string('validation/required')
    .check(
      z.minLength(1, { error: 'validation/required', abort: true }),
      z.maxLength(PASSWORD_MAX_LENGTH, { error: 'auth/password/too-long' }),
    ),
})

export type LoginValues = z.infer<typeof loginSchema>
