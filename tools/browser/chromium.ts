/** A Chromium to drive and the switches it needs here. */
export interface Chromium {
  readonly path: string
  readonly args: readonly string[]
  /** Variables it needs beside ours. */
  readonly environment: Readonly<Record<string, string>>
}
