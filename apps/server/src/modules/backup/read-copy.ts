import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackupTable } from './backup-table.ts'
import { copyOut } from './copy-statements.ts'

/** The rows of a table as COPY writes them, in pieces of whole and half lines as they come. */
export async function* readCopy(client: PoolClient, table: BackupTable): AsyncGenerator<Buffer> {
  const rows = client.query(copyTo(copyOut(table)))
  try {
    const pieces: AsyncIterable<Uint8Array> = rows.iterator({ destroyOnReturn: false })
    for await (const piece of pieces) yield Buffer.from(piece)
  } finally {
    // Where nobody writes any more, as on a full disk, the rest is read to nowhere: the connection answers nothing else before.
    rows.resume()
  }
}
