import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { Awaited } from './late-pictures.ts'

const drawing = lazyPart(async () => (await import('./await-drawing.ts')).awaitDrawing)

/** Waits for a picture that stands in for another or is missing. If the code does not load, it stays as it is. */
export const awaitLater = (source: string, wanted: Awaited): void =>
  void drawing
    .load()
    .then((awaitDrawing) => awaitDrawing(source, wanted))
    .catch(() => {})
