import * as z from 'zod/mini'
import { accessCodeSchema } from './access-code-schema.ts'
import { emailSchema } from './email.ts'
import { newPasswordSchema } from './password.ts'
import { NAME_MAX_LENGTH, ONE_LINE } from './registration-schema.ts'

/**
 * The registration with an access code. The form requires more fields than the usual one; the gateway treats it as any
 * registration. An installation may require longer passwords.
 */
export function couponRegistrationSchemaFor(passwordMinLength: number) {
  return z.object({
    accessCode: accessCodeSchema.shape.accessCode,
    name: z
      .string('validation/required')
      .check(
        z.trim(),
        z.minLength(1, { error: 'validation/required', abort: true }),
        z.maxLength(NAME_MAX_LENGTH, { error: 'validation/too-long', abort: true }),
        z.regex(ONE_LINE, 'validation/text-format'),
      ),
    email: emailSchema,
    password: newPasswordSchema(passwordMinLength),
    agreementsTermsAndConditions: z.literal(true, 'cart/accept-condition/validation/required'),
    // Optional consent, so that it may be false.
    agreementsPersonalDataProcessing: z.boolean(),
  })
}

export type CouponRegistrationValues = z.infer<ReturnType<typeof couponRegistrationSchemaFor>>
