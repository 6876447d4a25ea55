import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'
import { currentPasswordSchema, newPasswordSchema } from './password.ts'

/** A change of password, for the form and the gateway. An installation may require longer passwords. */
export function changePasswordSchemaFor(passwordMinLength: number, isCommon = isCommonPassword) {
  return z.object({
    currentPassword: currentPasswordSchema,
    newPassword: newPasswordSchema(passwordMinLength, isCommon),
  })
}

export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchemaFor>>
