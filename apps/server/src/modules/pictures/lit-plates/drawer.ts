import { availableParallelism } from 'node:os'
import type { GlyphFood, PlatedMeal } from '@dayplate/food-pictures'
import { OverloadedError } from '../../../platform/graphql/errors.ts'
import { ThreadPool } from '../../../platform/threads/thread-pool.ts'
import { foodVariantsOf, variantsOf, type LitDrawing, type LitFormat, type LitImage } from './lit-file.ts'

interface MealJob extends LitDrawing {
  readonly meal: PlatedMeal
}

interface FoodJob {
  readonly food: GlyphFood
  readonly format: LitFormat
}

/** One scene, in both themes and all sizes of a format. */
export type DrawingJob = MealJob | FoodJob

export const isFoodJob = (job: DrawingJob): job is FoodJob => 'food' in job

/** The files that a job gives. */
export const imagesOf = (job: DrawingJob): readonly LitImage[] =>
  isFoodJob(job) ? foodVariantsOf(job) : variantsOf(job)

export interface DrawnFile extends LitImage {
  readonly bytes: Uint8Array
}

/** Draws meals and foods. */
export interface Drawer {
  /** How many pictures it draws at once. */
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
