import * as z from 'zod/mini'
import { newPasswordSchema } from './password.ts'

/** The form with one new password, for a reset and for a first one; an installation may ask for longer passwords. */
export const choosePasswordSchemaFor = (passwordMinLength: number) =>
  z.object({ password: newPasswordSchema(passwordMinLength) })

export type ChoosePasswordValues = z.infer<ReturnType<typeof choosePasswordSchemaFor>>
