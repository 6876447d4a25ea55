import type { DeleteResult } from 'kysely'

/** Rows of one statement: few enough that nobody waits for its locks, many enough that a year's worth goes in minutes. */
export const BATCH_ROWS = 1_000

/** Deletes batch after batch until one is not full; each is a transaction of its own. Answers how many rows went. */
export async function deleteInBatches(deleteBatch: () => Promise<DeleteResult>): Promise<number> {
  let deleted = 0
  for (;;) {
    const rows = Number((await deleteBatch()).numDeletedRows)
    deleted += rows
    if (rows < BATCH_ROWS) return deleted
  }
}
