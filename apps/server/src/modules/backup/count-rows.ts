import { createHash } from 'node:crypto'
import type { TableTotal } from './backup-lines.ts'

const NEWLINE = 0x0a

/** Counts and hashes the lines that pass. COPY escapes newlines in values, so each newline ends a row. */
export function countRows(): { readonly take: (lines: Buffer) => void; readonly total: () => TableTotal } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    take: (lines) => {
      hash.update(lines)
      for (let at = lines.indexOf(NEWLINE); at >= 0; at = lines.indexOf(NEWLINE, at + 1)) rows += 1
    },
    total: () => ({ rows, sha256: hash.digest('hex') }),
  }
}
