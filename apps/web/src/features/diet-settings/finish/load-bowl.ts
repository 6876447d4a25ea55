import { BOWL, BOWL_PIECES } from './bowl-pictures.ts'

/** Held, for only an image that somebody still has is shown again without the network. */
const loaded = new Map<string, HTMLImageElement>()

/** Fetches the bowl that follows the last question, so that it is there when the network no longer is. */
export function loadBowl(): void {
  for (const source of [BOWL, ...BOWL_PIECES]) {
    if (loaded.has(source)) continue
    const image = new Image()
    image.src = source
    loaded.set(source, image)
  }
}
