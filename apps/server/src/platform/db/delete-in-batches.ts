import type { DeleteResult } from 'kysely'

/**
 * Rows of one statement: few enough that other calls do not wait for its locks, many enough to delete a year's rows in minutes.
 */
export const BATCH_ROWS = 1_000

/** Deletes batches until one is not full, each in a transaction of its own. Returns how many rows it deleted. */
export async function deleteInBatches(deleteBatch: () => Promise<DeleteResult>): Promise<number> {
  let deleted = 0
  for (;;) {
    const rows = Number((await deleteBatch()).numDeletedRows)
    deleted += rows
    if (rows < BATCH_ROWS) return deleted
  }
}
