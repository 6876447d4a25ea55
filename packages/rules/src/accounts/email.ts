import * as z from 'zod/mini'

/** Longest address that mail can reach, in characters (RFC 5321, section 4.5.3.1.3, erratum 1690). */
export const EMAIL_MAX_LENGTH = 254

/**
 * Something, an @, and a domain of at least two parts. Only a mail can show whether the address works, and letters of
 * every language are valid (RFC 6531). Spaces, control characters, invisible characters, lone surrogates and angle
 * brackets are not allowed.
 */
const EMAIL_FORMAT = /^[^\s@<>\p{Cc}\p{Cf}\p{Cs}]+@[^\s@.<>\p{Cc}\p{Cf}\p{Cs}]+(?:\.[^\s@.<>\p{Cc}\p{Cf}\p{Cs}]+)+$/u

/** Trims and lower-cases an address, so that one mailbox registers once. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

export const emailSchema = z
  .string('validation/required')
  .check(
    z.overwrite(normaliseEmail),
    z.minLength(1, { error: 'validation/required', abort: true }),
    z.maxLength(EMAIL_MAX_LENGTH, { error: 'validation/too-long', abort: true }),
    z.regex(EMAIL_FORMAT, 'validation/email-format'),
  )
