/** A mail as the server received it. */
export interface ReceivedMail {
  /** Counts from 1. */
  readonly number: number
  readonly messageId: string
  readonly from: string
  /** The recipients of the SMTP envelope, which the headers may not name. */
  readonly to: readonly string[]
  readonly subject: string
  /** The date of the header as ISO 8601; empty when it is missing. */
  readonly date: string
  readonly text: string
  readonly html: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** The received mails, the newest first. */
export interface Inbox {
  keep(mail: Omit<ReceivedMail, 'number'>): void
  find(number: number): ReceivedMail | null
  /** The mails to this address; all when it is null. */
  list(to?: string | null): readonly ReceivedMail[]
}

/** More mails than a person reads. When there are more, the oldest is removed. */
const MOST_KEPT = 200

export function openInbox(): Inbox {
  let kept: readonly ReceivedMail[] = []
  let count = 0
  return {
    keep(mail) {
      kept = [{ ...mail, number: ++count }, ...kept].slice(0, MOST_KEPT)
    },
    find: (number) => kept.find((mail) => mail.number === number) ?? null,
    list: (to = null) => kept.filter((mail) => to === null || mail.to.includes(to.toLowerCase())),
  }
}
