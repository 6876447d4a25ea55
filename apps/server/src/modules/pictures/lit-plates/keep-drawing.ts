import { imagesOf, type Drawer, type DrawingJob, type DrawnFile } from './drawer.ts'
import { imagePathOf, type LitImage } from './lit-file.ts'
import type { LitStore, StoredFile } from './lit-store.ts'

interface KeptPlace {
  readonly store: LitStore
  /** What all files of the drawing have in common. */
  readonly stem: string
  /** Called when a picture cannot be kept. It is shown all the same. */
  readonly onUnkept: (error: unknown) => void
}

/** Where an image of a subject is kept. */
export const storedAs = (stem: string, image: LitImage): StoredFile => ({
  path: imagePathOf(stem, image),
  format: image.format,
})

/** Draws all files of a format and keeps them, unless they are kept already: by another server, or while this one waited. */
export async function keepDrawing(place: KeptPlace, job: DrawingJob, drawer: Drawer): Promise<readonly DrawnFile[]> {
  const kept = await readAll(place, imagesOf(job))
  if (kept !== null) return kept
  const files = await drawer.draw(job)
  try {
    for (const { bytes, ...image } of files) await place.store.write(storedAs(place.stem, image), bytes)
  } catch (error) {
    place.onUnkept(error)
  }
  return files
}

/** All files of a drawing; null when one is missing. */
async function readAll({ store, stem }: KeptPlace, wanted: readonly LitImage[]): Promise<readonly DrawnFile[] | null> {
  const files: DrawnFile[] = []
  for (const image of wanted) {
    const bytes = await store.read(storedAs(stem, image))
    if (bytes === null) return null
    files.push({ ...image, bytes })
  }
  return files
}
