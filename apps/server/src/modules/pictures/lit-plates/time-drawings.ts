import { isFoodJob, type Drawer } from './drawer.ts'

/** A drawer that remembers how long its last drawing of a meal took. */
export interface TimedDrawer extends Drawer {
  /** Zero before the first drawing has ended. */
  readonly lastMs: number
}

/** Measures the drawings of a drawer by a clock in milliseconds. */
export function timeDrawings(drawer: Drawer, nowMs: () => number): TimedDrawer {
  let lastMs = 0
  return {
    threads: drawer.threads,
    get lastMs() {
      return lastMs
    },
    async draw(job) {
      // A food takes a twentieth of a meal's time, which says nothing about the next meal.
      if (isFoodJob(job)) return drawer.draw(job)
      const begunMs = nowMs()
      try {
        return await drawer.draw(job)
      } finally {
        lastMs = nowMs() - begunMs
      }
    },
    close: () => drawer.close(),
  }
}
