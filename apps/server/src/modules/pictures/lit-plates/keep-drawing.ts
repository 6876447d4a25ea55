import type { Drawer, DrawingJob, DrawnFile } from './drawer.ts'
import { variantsOf, type LitDrawing, type LitFile } from './lit-file.ts'
import type { LitStore } from './lit-store.ts'

interface KeptPlace {
  readonly store: LitStore
  /** The version and the key of the drawing. */
  readonly drawing: Pick<LitFile, 'versionId' | 'key'>
  /** Called when a picture cannot be kept. It is shown all the same. */
  readonly onUnkept: (error: unknown) => void
}

/** Draws all files of a format and keeps them, unless they are kept already: by another server, or while this one waited. */
export async function keepDrawing(place: KeptPlace, job: DrawingJob, drawer: Drawer): Promise<readonly DrawnFile[]> {
  const kept = await readAll(place, { format: job.format, isEaten: job.isEaten })
  if (kept !== null) return kept
  const files = await drawer.draw(job)
  try {
    for (const { bytes, ...variant } of files) await place.store.write({ ...place.drawing, ...variant }, bytes)
  } catch (error) {
    place.onUnkept(error)
  }
  return files
}

/** All files of a drawing; null when one is missing. */
async function readAll({ store, drawing }: KeptPlace, wanted: LitDrawing): Promise<readonly DrawnFile[] | null> {
  const files: DrawnFile[] = []
  for (const variant of variantsOf(wanted)) {
    const bytes = await store.read({ ...drawing, ...variant })
    if (bytes === null) return null
    files.push({ ...variant, bytes })
  }
  return files
}
