/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { z } from 'zod'

const layoutShifts = z.array(z.object({ value: z.number(), hadRecentInput: z.boolean() }))

/** From now on, what moves by itself, not within half a second of a press, as layout shift scores. Asking tells all that were seen so far. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  const watch = await page.evaluateHandle(() => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    return { seen, observer }
  })
  return async () => {
    const entries: unknown = await watch.evaluate(async ({ seen, observer }) => {
      // Two frames, so that what has moved has also been drawn and counted.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
      seen.push(...observer.takeRecords())
      return seen.map((entry): unknown => entry.toJSON())
    })
    return layoutShifts.parse(entries).flatMap(({ value, hadRecentInput }) => (hadRecentInput ? [] : [value]))
  }
}
