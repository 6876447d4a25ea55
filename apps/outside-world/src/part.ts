/** A running stand-in for one outside service, on this machine. */
export interface StartedPart {
  /** Variables of the environment that point the product to the stand-in. */
  readonly variables: Readonly<Record<string, string>>
  /** Lines to print after the start, for example the address of the inbox. */
  readonly lines: readonly string[]
  /** Addresses of its own pages by name, for tests; for example the inbox of the mailbox. */
  readonly addresses: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/**
 * Starts a stand-in on free ports of the loopback interface. `productUrl` is the product's address for users, without a
 * trailing slash.
 */
export type Part = (world: { readonly productUrl: string }) => Promise<StartedPart>
