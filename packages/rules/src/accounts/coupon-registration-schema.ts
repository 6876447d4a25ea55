import * as z from 'zod/mini'
import { accessCodeSchema } from './access-code-schema.ts'
import { emailSchema } from './email.ts'
import { newPasswordSchema } from './password.ts'
import { NAME_MAX_LENGTH, ONE_LINE } from './registration-schema.ts'

/**
 * The registration of somebody who has an access code: more is asked than of others, and the gateway takes it as any registration.
 * An installation may ask for longer passwords.
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
    // Sent as it is: nobody has to.
    agreementsPersonalDataProcessing: z.boolean(),
  })
}

export type CouponRegistrationValues = z.infer<ReturnType<typeof couponRegistrationSchemaFor>>
