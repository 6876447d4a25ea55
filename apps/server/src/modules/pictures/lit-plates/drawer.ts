import { availableParallelism } from 'node:os'
import type { PlatedMeal } from '@dayplate/food-pictures'
import { OverloadedError } from '../../../platform/graphql/errors.ts'
import { ThreadPool } from '../../../platform/threads/thread-pool.ts'
import type { LitDrawing, LitVariant } from './lit-file.ts'

/** One scene, in both themes and sizes of a format. */
export interface DrawingJob extends LitDrawing {
  readonly meal: PlatedMeal
}

export interface DrawnFile extends LitVariant {
  readonly bytes: Uint8Array
}

/** Draws meals. */
export interface Drawer {
  /** How many meals it draws at once. */
  readonly threads: number
  draw(job: DrawingJob): Promise<readonly DrawnFile[]>
  close(): Promise<void>
}

/**
 * Half of the cores, because planning and requests need the others. Two at most: an encoder runs on one of the four threads
 * that the process has for files, names and password hashes.
 */
const threadsFor = (cores: number): number => Math.min(2, Math.max(1, Math.floor(cores / 2)))

/** A meal takes about a second of a core. One that takes this long on a busy machine is stuck. */
const TIMEOUT_MS = 60_000
/** A drawing under way is nearly done, and its picture is kept for the next start. */
const CLOSE_WITHIN_MS = 4_000

/** A drawer on threads of its own. */
export function openDrawer(threads = threadsFor(availableParallelism())): Drawer {
  const pool = new ThreadPool<DrawingJob, readonly DrawnFile[]>({
    entry: new URL('drawing-thread.ts', import.meta.url),
    threads,
    // The queue of pictures sends one more than there are threads: a drawing ahead that began just before.
    mostWaiting: threads + 1,
    timeoutMs: TIMEOUT_MS,
    onFull: () => new OverloadedError(),
    onOverdue: (error) => error,
  })
  const running = new Set<Promise<unknown>>()
  return {
    threads,
    async draw(job) {
      const drawing = pool.run(() => job)
      running.add(drawing)
      try {
        return await drawing
      } finally {
        running.delete(drawing)
      }
    },
    async close() {
      const { promise: patience, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, CLOSE_WITHIN_MS)
      await Promise.race([Promise.allSettled(running), patience])
      clearTimeout(timer)
      await pool.close()
    },
  }
}
