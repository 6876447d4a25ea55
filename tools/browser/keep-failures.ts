// Setup file of the journeys: saves the last picture of each page of a failed journey in .artifacts/journeys and, if
// traces are on, the trace of its second try.
import path from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import { isTraced, openContexts, traceContexts } from './open-contexts.ts'

const FOLDER = '.artifacts/journeys'
const MOST_OF_NAME = 120

beforeEach(({ task }) => traceContexts((task.result?.retryCount ?? 0) > 0))

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const name = `${path.basename(task.file.name, '.test.ts')} ${task.name}`
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, MOST_OF_NAME)
  const kept = [...openContexts].map((context, index) => keep(context, `${FOLDER}/${name}-${index}`))
  // `allSettled`, because a page that is closed or hangs must not hide why the journey failed.
  await Promise.allSettled(kept)
})

async function keep(context: BrowserContext, file: string): Promise<void> {
  const shots = context.pages().map((page, index) => page.screenshot({ path: `${file}-${index}.png`, timeout: 5_000 }))
  await Promise.allSettled(shots)
  if (!isTraced(context)) return
  await context.tracing.stopChunk({ path: `${file}.zip` })
  await context.tracing.startChunk()
}
