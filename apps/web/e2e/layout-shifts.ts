/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { z } from 'zod'

const layoutShifts = z.array(z.object({ value: z.number(), hadRecentInput: z.boolean() }))

/**
 * Watches layout shifts that no input caused within half a second. The returned function reads the scores of all shifts so far.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  const watch = await page.evaluateHandle(() => {
    const seen: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
    observer.observe({ type: 'layout-shift' })
    return { seen, observer }
  })
  return async () => {
    const entries: unknown = await watch.evaluate(async ({ seen, observer }) => {
      // Waits two frames, so that all shifts are drawn and counted.
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
      seen.push(...observer.takeRecords())
      return seen.map((entry): unknown => entry.toJSON())
    })
    return layoutShifts.parse(entries).flatMap(({ value, hadRecentInput }) => (hadRecentInput ? [] : [value]))
  }
}
