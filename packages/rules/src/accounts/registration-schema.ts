import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'
import { ACCESS_CODE_MAX_LENGTH } from './access-code-schema.ts'
import { emailSchema } from './email.ts'
import { newPasswordSchema } from './password.ts'

/** Longest name we store, in characters. */
export const NAME_MAX_LENGTH = 100

/** Rejects control characters, which names do not contain and a database may refuse, and lone surrogates. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u

const optionalText = (maxLength: number) =>
  z.nullish(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(maxLength, { error: 'validation/too-long', abort: true }),
        z.regex(ONE_LINE, 'validation/text-format'),
      ),
  )

/** A code is optional. A code of spaces only is refused, because the person probably has one. */
const optionalCode = z.nullish(
  z.string().check(
    z.refine((code) => code === '' || code.trim() !== '', { error: 'validation/required', abort: true }),
    z.trim(),
    z.maxLength(ACCESS_CODE_MAX_LENGTH, { error: 'validation/too-long', abort: true }),
    z.regex(ONE_LINE, 'validation/text-format'),
  ),
)

/** The registration form and the gateway's `RegistrationInput`. An installation may require longer passwords. */
export function registrationSchemaFor(passwordMinLength: number, isCommon = isCommonPassword) {
  return z.object({
    email: emailSchema,
    password: newPasswordSchema(passwordMinLength, isCommon),
    name: optionalText(NAME_MAX_LENGTH),
    sex: z.nullish(z.enum(['female', 'male'])),
    accessCode: optionalCode,
    agreementsTermsAndConditions: z.literal(true, 'cart/accept-condition/validation/required'),
    agreementsPersonalDataProcessing: z.nullish(z.boolean()),
  })
}

export type RegistrationValues = z.infer<ReturnType<typeof registrationSchemaFor>>
