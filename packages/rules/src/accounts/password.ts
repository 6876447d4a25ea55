import * as z from 'zod/mini'
import { isCommonPassword } from './common-password.ts'

/**
 * Fewest characters of a password, from the specification's section 5. ASVS 5.0 (6.2.1) asks for 8; an installation may
 * raise it in its configuration.
 */
export const PASSWORD_MIN_LENGTH = 4

/**
 * Maximum length of a password, in characters: well over the 64 that ASVS 5.0 (6.2.9) requires, and short enough to
 * hash.
 */
export const PASSWORD_MAX_LENGTH = 200

/** The current password. It has no minimum length, because a stricter rule must not lock out existing accounts. */
export const currentPasswordSchema = z
  .string('validation/required')
  .check(
    z.minLength(1, { error: 'validation/required', abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: 'auth/password/too-long' }),
  )

/**
 * A new password: long enough and not one of the first an attacker tries. Any characters are allowed and nothing is
 * trimmed. The server knows more common passwords than a page can load.
 */
export function newPasswordSchema(minLength: number = PASSWORD_MIN_LENGTH, isCommon = isCommonPassword) {
  return z.string('validation/required').check(
    z.minLength(1, { error: 'validation/required', abort: true }),
    z.minLength(minLength, { error: 'auth/password/too-short', abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: 'auth/password/too-long', abort: true }),
    z.refine((password) => !isCommon(password), { error: 'auth/password/too-common' }),
  )
}
