/** An installed Chromium, with the switches it needs on this machine. */
export interface Chromium {
  readonly path: string
  readonly args: readonly string[]
  /** Environment variables that it needs in addition to ours. */
  readonly environment: Readonly<Record<string, string>>
}
