import { BOWL, BOWL_PIECES } from './bowl-pictures.ts'

/** Keeps references to the images, because browsers show an image again without the network only while it is referenced. */
const loaded = new Map<string, HTMLImageElement>()

/** Preloads the pictures of the page after the last question, so that they are available even if the network then fails. */
export function loadBowl(): void {
  for (const source of [BOWL, ...BOWL_PIECES]) {
    if (loaded.has(source)) continue
    const image = new Image()
    image.src = source
    loaded.set(source, image)
  }
}
