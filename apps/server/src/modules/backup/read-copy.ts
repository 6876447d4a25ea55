import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackupTable } from './backup-table.ts'
import { copyOut } from './copy-statements.ts'

/** The rows of a table as COPY writes them, in pieces that may end inside a line. */
export async function* readCopy(client: PoolClient, table: BackupTable): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(copyOut(table)))
  try {
    const pieces: AsyncIterable<Uint8Array> = rows.iterator({ destroyOnReturn: false })
    for await (const piece of pieces) yield Buffer.from(piece)
  } finally {
    // If writing has failed, as on a full disk, the rest is discarded, because the connection answers nothing else before.
    rows.resume()
  }
}
