import { NAME_MAX_LENGTH, ONE_LINE } from '@dayplate/rules/accounts'
import { z } from 'zod'
import { parseMailbox } from '../../../platform/mail/mailbox-of.ts'
import type { ProviderPerson } from './social-provider.ts'

/** OpenID Connect Core 1.0, section 2: at most 255 ASCII characters. The database cannot store NUL. */
const subjectSchema = z.string().regex(/^[\x20-\x7e]{1,255}$/)

interface Claims {
  readonly subject: unknown
  readonly email: unknown
  readonly isEmailVerified: boolean
  readonly name: unknown
}

/**
 * Reads the usable claims about a person. Throws without a subject, because only the subject identifies the person.
 */
export function readPerson({ subject, email, isEmailVerified, name }: Claims): ProviderPerson {
  const address = parseMailbox(email)
  return {
    subject: subjectSchema.parse(subject),
    email: address,
    isEmailVerified: address !== null && isEmailVerified,
    name: readName(name),
  }
}

/** The name when our own form would accept it; otherwise null. */
export function readName(name: unknown): string | null {
  const text = typeof name === 'string' ? name.trim() : ''
  return text !== '' && text.length <= NAME_MAX_LENGTH && ONE_LINE.test(text) ? text : null
}
