import { awaitDrawing, isAnyShownAwaited } from './await-drawing.ts'
import { drawnTry, isStandIn } from './drawn-tries.ts'
import { loadPicture } from './load-picture.ts'

/**
 * Loads a picture that will soon be shown in this size, also when the server must draw it first, and after those that are shown. A
 * failure is ignored.
 */
export async function preloadPlate(source: string, size: number): Promise<void> {
  const later = { size, urgency: 'ahead' } as const
  if (isAnyShownAwaited()) return awaitDrawing(source, later)
  const loaded = await loadPicture(source, { size, tried: drawnTry(source) }).catch(() => null)
  if (loaded !== null && isStandIn(loaded, size)) await awaitDrawing(source, later)
}
