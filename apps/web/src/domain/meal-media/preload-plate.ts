import { awaitLater } from './await-later.ts'
import { drawnTry, isAnyShownAwaited, isStandIn } from './late-pictures.ts'
import { loadPicture } from './load-picture.ts'

/**
 * Loads a picture that will soon be shown in this size, also when the server must draw it first, and after those that are shown. A
 * failure is ignored.
 */
export async function preloadPlate(source: string, size: number): Promise<void> {
  const isLate =
    isAnyShownAwaited() ||
    (await loadPicture(source, { size, tried: drawnTry(source) }).then(
      (loaded) => isStandIn(loaded, size),
      () => false,
    ))
  if (isLate) awaitLater(source, { size, urgency: 'ahead' })
}
