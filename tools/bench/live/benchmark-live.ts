import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { createMigratedDatabase } from '../../database/create-migrated-database.ts'
import { toDatabaseUrl } from '../../database/database-url.ts'
import { startTestPostgres } from '../../database/start-test-postgres.ts'
import { measured, type BenchRow } from '../bench-row.ts'
import { forkServer, whenReady, type ForkedServer } from '../fork-server.ts'
import { quantile } from '../quantile.ts'
import { liveReadySchema, type LiveReady } from './live-ready.ts'
import { openStream, type BenchStream } from './open-stream.ts'

const DATABASE = 'bench'
const PROGRAM = 'tools/bench/live-server.ts'
const READY_WITHIN_MS = 60_000
/** Streams that are open before anything is measured, so that the code of the first is not counted. */
const WARM_UP_STREAMS = 50
const STREAMS = 1_000
/** Streams that are opened at once. */
const AT_ONCE = 50
const CHANGES = 40
const BYTES_PER_KIB = 1024

const ADD_ITEM = `mutation ShoppingListAddItem($id: ID!, $name: String!) {
  shoppingListAddItem(id: $id, name: $name) { __typename }
}`

/** Measures how soon a stream of one server tells of a change through another, and the memory of open streams. */
export async function benchmarkLive(): Promise<readonly BenchRow[]> {
  const postgres = await startTestPostgres('bench', {})
  try {
    await createMigratedDatabase(postgres.connection, DATABASE)
    const env = { DATABASE_URL: toDatabaseUrl(postgres.connection, DATABASE), NODE_OPTIONS: '--expose-gc' }
    const server = forkServer(PROGRAM, { env, answersWithinMs: READY_WITHIN_MS })
    try {
      const ready = await whenReady(server, (message) => liveReadySchema.parse(message))
      return [...(await measureDelay(ready)), ...(await measureMemory(server, ready))]
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function measureDelay({ headers, calls, streams }: LiveReady): Promise<readonly BenchRow[]> {
  const stream = await openStream(streams, headers)
  const delays: number[] = []
  for (let change = 0; change < CHANGES; change += 1) {
    const variables = { id: randomUUID(), name: 'Soap' }
    const startedMs = performance.now()
    const told = stream.hear('shopping-list').then(() => performance.now() - startedMs)
    const body = JSON.stringify({ query: ADD_ITEM, variables })
    const answer = await fetch(`${calls}/graphql?m=ShoppingListAddItem`, { method: 'POST', headers, body })
    if (!(await answer.text()).includes('ShoppingItemChanged')) throw new Error('Nothing was changed.')
    delays.push(await told)
  }
  stream.close()
  return [
    measured('live: change sent until another server tells, median', quantile(delays, 0.5), 'ms'),
    measured('live: change sent until another server tells, p95', quantile(delays, 0.95), 'ms'),
  ]
}

async function measureMemory(server: ForkedServer, { headers, streams }: LiveReady): Promise<readonly BenchRow[]> {
  const memory = async (): Promise<number> => {
    server.send('memory')
    return z.number().parse(await server.nextMessage())
  }
  const open: BenchStream[] = []
  const openMany = async (count: number): Promise<void> => {
    while (open.length < count)
      open.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openStream(streams, headers)))))
  }
  await openMany(WARM_UP_STREAMS)
  const before = await memory()
  await openMany(WARM_UP_STREAMS + STREAMS)
  const bytes = (await memory()) - before
  for (const stream of open) stream.close()
  return [measured(`live: memory a stream, of ${STREAMS}`, bytes / STREAMS / BYTES_PER_KIB, 'KiB')]
}
