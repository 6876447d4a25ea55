import type { MailContent } from '../mail-content.ts'

/** The words of a mail, without any markup. */
export interface MailWording {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** The last paragraph, for an account whose change of e-mail address was cancelled; left out where none was. */
  readonly emailChangeCancelled?: string
  /** What its one button does; null where there is nothing to do. */
  readonly button: string | null
  /** Why one gets it, and what to do if it was not oneself. */
  readonly why: string
  /** What leads to the settings, where `why` sends a person who did not do it; left out where nothing is to be done there. */
  readonly settings?: string
}

/** The words of every kind of mail in one language; `{provider}` stands for whose account opens ours. A paragraph with `{providers}` is left out where there are none. */
export type MailWordings = Readonly<Record<MailContent['kind'] | 'email-taken' | 'first-password', MailWording>>
