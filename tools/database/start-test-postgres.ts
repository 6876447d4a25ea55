import path from 'node:path'
import { startEmbeddedPostgres, type RunningPostgres } from '../../apps/server/src/platform/embedded-postgres/index.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Test data need not survive a power cut. Connections: one pool of ten for each of the files that run at once. */
const FAST_SETTINGS = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/**
 * Starts a PostgreSQL for one kind of test, independent of others of this clone. Fast rather than durable; with `{}` as
 * settings it is as durable and slow as the product's own.
 */
export async function startTestPostgres(
  name: string,
  settings: Readonly<Record<string, string>> = FAST_SETTINGS,
): Promise<RunningPostgres> {
  const started = await startEmbeddedPostgres({ root: ROOT, dataFolderName: name, settings })
  if (started.kind === 'refused') throw new Error(started.message)
  return started
}
