import { createHash } from 'node:crypto'

export type ReportKind = 'policy' | 'error' | 'not-found' | 'missing-text' | 'connection'

/** One occurrence of an error in a user's browser, without anything that identifies the user. */
export interface Report {
  readonly kind: ReportKind
  readonly message: string
  readonly stack: string | null
  /** The template of the route. */
  readonly path: string
  readonly version: string | null
}

/** Numbers, which differ between occurrences of the same error. */
const NUMBERS = /\d+/g

/** The key of a row, 32 bytes. The same error on the same screen is one row, whatever its release and numbers. */
export const fingerprintOf = ({ kind, message, path }: Report): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([kind, message.replaceAll(NUMBERS, '#'), path]))
    .digest()
