import { isDarkNow } from '../../platform/theme/theme.ts'
import { pictureVariants } from './picture-variants.ts'

/** What is known of a picture that has loaded. */
export type LoadedPicture = Pick<HTMLImageElement, 'naturalWidth'>

interface Wanted {
  /** The side at which it will be shown, in CSS pixels. */
  readonly size: number
  /** How often it was asked for before. */
  readonly tried: number
}

/** Loads a picture in the file that `PlateImage` will choose. Rejects when it fails. */
export function loadPicture(source: string, { size, tried }: Wanted): Promise<LoadedPicture> {
  const { promise, resolve, reject } = Promise.withResolvers<LoadedPicture>()
  const image = new Image()
  image.addEventListener('load', () => resolve(image))
  image.addEventListener('error', reject)
  const variants = pictureVariants(source, { theme: isDarkNow() ? 'dark' : 'light', tried })
  if (variants !== null) {
    const frame = document.createElement('picture')
    frame.append(sourceOf('image/avif', variants.avif, size), sourceOf('image/webp', variants.webp, size), image)
  }
  image.src = source
  return promise
}

function sourceOf(type: string, srcset: string, size: number): HTMLSourceElement {
  const element = document.createElement('source')
  element.type = type
  element.srcset = srcset
  element.sizes = `${size}px`
  return element
}
