import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'
import { newPasswordSchema } from './password.ts'

/** The form for one new password, for a reset and for a first one. An installation may require longer passwords. */
export const choosePasswordSchemaFor = (passwordMinLength: number, isCommon = isCommonPassword) =>
  z.object({ password: newPasswordSchema(passwordMinLength, isCommon) })

export type ChoosePasswordValues = z.infer<ReturnType<typeof choosePasswordSchemaFor>>
