/** The words of a mail, without any markup. */
export interface MailWording {
  readonly subject: string
  readonly title: string
  /** A paragraph with `{providers}` is left out for an account without linked providers. */
  readonly paragraphs: readonly string[]
  /** The last paragraph, for an account whose change of e-mail address was cancelled; only mails that can cancel one have it. */
  readonly emailChangeCancelled?: string
  /** The label of the mail's one button; null for a mail that asks the reader to do nothing. */
  readonly button: string | null
  /** Why the reader gets this mail, and what to do if they did not ask for it. */
  readonly why: string
  /** The label of a link to the settings, for mails whose `why` sends the reader there. */
  readonly settings?: string
}
