/** How a mail server may fail those who hand mails over to it. */
export const FAULTS = [
  'none',
  /** Ends every connection at once. */
  'refuse',
  /** Takes connections and never says a word. */
  'hang',
  /** Takes a whole mail and never says whether it did. */
  'hang-after-data',
  /** Knows the address, and asks to come again. */
  'try-later',
  /** Knows no such address. */
  'no-such-address',
  /** Keeps the mail, and the connection breaks before it says so. */
  'drop-after-data',
] as const

export type Fault = (typeof FAULTS)[number]

export const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value)
