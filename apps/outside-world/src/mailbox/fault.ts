/** Faults that the mail server can simulate. */
export const FAULTS = [
  'none',
  /** Closes every connection at once. */
  'refuse',
  /** Accepts connections and never answers. */
  'hang',
  /** Accepts a whole mail and never confirms it. */
  'hang-after-data',
  /** Answers 450: the address exists, but the sender should try again later. */
  'try-later',
  /** Answers 550: the address does not exist. */
  'no-such-address',
  /** Stores the mail, but closes the connection before confirming it. */
  'drop-after-data',
] as const

export type Fault = (typeof FAULTS)[number]

export const isFault = (value: unknown): value is Fault => FAULTS.some((fault) => fault === value)
