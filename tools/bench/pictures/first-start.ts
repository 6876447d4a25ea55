import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import type { MealVersion } from '../../../apps/server/src/modules/catalogue/index.ts'
import { folderStore, openDrawer, openLitPlates } from '../../../apps/server/src/modules/pictures/index.ts'
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts'
import { measuredAtMost, type BenchRow } from '../bench-row.ts'

/** Three days of the home page and one of the demo subscriber, four meals each. */
const MEALS = 16
/** What a start may spend on them. */
const MOST_S = 15

/** Draws as many meals as a first start does before it is ready: on every core, in threads that load the engine first. */
export async function measureFirstStart(versions: readonly MealVersion[]): Promise<BenchRow> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-first-start-'))
  const atOnce = availableParallelism()
  const startedMs = performance.now()
  const plates = openLitPlates({
    store: folderStore(folder, { clock: systemClock, randomBytes }),
    drawer: openDrawer(atOnce),
    aheadAtOnce: atOnce,
  })
  const waiting = versions.slice(0, MEALS)
  const count = waiting.length
  const drawNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await plates.prepare(next, 'bench')
  }
  await Promise.all(Array.from({ length: atOnce }, drawNext))
  const seconds = (performance.now() - startedMs) / 1000
  await plates.close()
  rmSync(folder, { recursive: true })
  return measuredAtMost(MOST_S, {
    name: `pictures: first start, ${count} meals on every core`,
    value: seconds,
    unit: 's',
  })
}
