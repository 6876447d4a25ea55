import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'
import { currentPasswordSchema, newPasswordSchema } from './password.ts'

/** The change of a password, as the form and the gateway take it; an installation may ask for longer new ones. */
export function changePasswordSchemaFor(passwordMinLength: number, isCommon = isCommonPassword) {
  return z.object({
    currentPassword: currentPasswordSchema,
    newPassword: newPasswordSchema(passwordMinLength, isCommon),
  })
}

export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchemaFor>>
