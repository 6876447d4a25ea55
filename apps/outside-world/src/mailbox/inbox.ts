/** A mail as it arrived. */
export interface ReceivedMail {
  /** Counts from 1. */
  readonly number: number
  readonly messageId: string
  readonly from: string
  /** Whom the mail server was told to deliver it to. */
  readonly to: readonly string[]
  readonly subject: string
  /** As its header has it, ISO 8601; empty where it has none. */
  readonly date: string
  readonly text: string
  readonly html: string
  readonly headers: readonly { readonly name: string; readonly value: string }[]
}

/** What arrived, the newest first. */
export interface Inbox {
  keep(mail: Omit<ReceivedMail, 'number'>): void
  find(number: number): ReceivedMail | null
  /** Those to an address, or all. */
  list(to?: string | null): readonly ReceivedMail[]
}

/** More than anybody reads; an old one makes room for a new one. */
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
