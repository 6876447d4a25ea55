import * as z from 'zod/mini'

/** Longest address that mail can reach, in characters (RFC 5321, section 4.5.3.1.3, erratum 1690). */
export const EMAIL_MAX_LENGTH = 254

/** One spelling for one mailbox, so that it registers once: no spaces around it, lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}

export const emailSchema = z
  .string('validation/required')
  .check(
    z.overwrite(normaliseEmail),
    z.minLength(1, { error: 'validation/required', abort: true }),
    z.maxLength(EMAIL_MAX_LENGTH, { error: 'validation/too-long', abort: true }),
    z.email('validation/email-format'),
  )
