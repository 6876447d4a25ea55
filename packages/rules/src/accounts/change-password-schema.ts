import * as z from 'zod/mini'
import { newPasswordSchema, PASSWORD_MAX_LENGTH } from './password.ts'

/** The change of a password, as the form and the gateway take it; an installation may ask for longer new ones. */
export function changePasswordSchemaFor(passwordMinLength: number) {
  return z.object({
    // No least length here: a rule that grew later must not lock anyone out.
    currentPassword: z
      .string('validation/required')
      .check(
        z.minLength(1, { error: 'validation/required', abort: true }),
        z.maxLength(PASSWORD_MAX_LENGTH, { error: 'auth/password/too-long' }),
      ),
    newPassword: newPasswordSchema(passwordMinLength),
  })
}

export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchemaFor>>
