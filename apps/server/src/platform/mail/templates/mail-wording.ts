import type { MailWording } from '@dayplate/messages/server'
import type { MailContent } from '../mail-content.ts'

/** The words of every kind of mail in one language. A kind without words does not compile. */
export type MailWordings = Readonly<Record<MailContent['kind'] | 'email-taken' | 'first-password', MailWording>>
