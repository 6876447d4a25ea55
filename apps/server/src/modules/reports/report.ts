import { createHash } from 'node:crypto'

export type ReportKind = 'policy' | 'error' | 'not-found' | 'missing-text' | 'connection'

/** One occurrence of a fault in somebody's browser, cleaned of whatever could point at the person. */
export interface Report {
  readonly kind: ReportKind
  readonly message: string
  readonly stack: string | null
  /** The route's template. */
  readonly path: string
  readonly version: string | null
}

/** Amounts, positions and ids differ between occurrences of the same fault. */
const NUMBERS = /\d+/g

/** The same fault on the same screen is one row, whatever release and numbers it comes with. 32 bytes. */
export const fingerprintOf = ({ kind, message, path }: Report): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, message.replaceAll(NUMBERS, '#'), path]))
    .digest()
