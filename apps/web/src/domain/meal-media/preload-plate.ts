import { isDarkNow } from '../../platform/theme/theme.ts'
import { pictureVariants } from './picture-variants.ts'

/** Loads a picture that will soon be shown in this size, in the file that `PlateImage` will choose. */
export function preloadPlate(source: string, size: number): void {
  const image = new Image()
  const variants = pictureVariants(source, isDarkNow() ? 'dark' : 'light')
  if (variants !== null) {
    const frame = document.createElement('picture')
    frame.append(sourceOf('image/avif', variants.avif, size), sourceOf('image/webp', variants.webp, size), image)
  }
  image.src = source
}

function sourceOf(type: string, srcset: string, size: number): HTMLSourceElement {
  const element = document.createElement('source')
  element.type = type
  element.srcset = srcset
  element.sizes = `${size}px`
  return element
}
