import { loadPicture } from './load-picture.ts'
import { awaitDrawing, isStandIn } from './stand-ins.ts'

/** Loads a picture that will soon be shown in this size, also when the server must draw it first. A failure is ignored. */
export async function preloadPlate(source: string, size: number): Promise<void> {
  const loaded = await loadPicture(source, { size, tried: 0 }).catch(() => null)
  if (loaded !== null && isStandIn(loaded, size)) await awaitDrawing(source, size)
}
