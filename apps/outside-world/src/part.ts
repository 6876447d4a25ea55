/** One service outside the product that a part stands in for, running on this machine. */
export interface StartedPart {
  /** Variables of the product's environment that lead it here. */
  readonly variables: Readonly<Record<string, string>>
  /** What you should know after the start, a line each; for example where the mails can be read. */
  readonly lines: readonly string[]
  /** Where its own pages are, by name, for tests; for example the inbox of the mailbox. */
  readonly addresses: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Starts a stand-in on free ports of loopback. `productUrl` is where people reach the product, without a slash at the end. */
export type Part = (world: { readonly productUrl: string }) => Promise<StartedPart>
