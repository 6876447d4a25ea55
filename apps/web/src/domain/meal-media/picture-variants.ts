export interface PictureVariants {
  readonly avif: string
  readonly webp: string
}

interface Shown {
  /** The light in which it is drawn. */
  readonly theme: 'light' | 'dark'
  /** How often it was asked for before it was drawn; 0 for one that was drawn at first. */
  readonly tried?: number
}

/** Widths in pixels that the server keeps of each meal; of a food it keeps the one of its address. */
const WIDTHS_OF_MEALS = [320, 640] as const
/** The addresses in the gateway's answers, which any client can show. */
const DRAWN = /^(.*\/pictures\/(?:meals|foods)\/[^/]+\/[0-9a-f]+(?:-eaten)?)-(640|144)\.webp$/

/**
 * The sizes and formats of a plate or a food for `srcset`. Null for pictures that exist once, such as drawings as SVG.
 */
export function pictureVariants(source: string, { theme, tried = 0 }: Shown): PictureVariants | null {
  const [, address, width] = DRAWN.exec(source) ?? []
  if (address === undefined) return null
  const widths = width === '640' ? WIDTHS_OF_MEALS : [width]
  const light = theme === 'dark' ? '-dark' : ''
  // The server ignores the number. The browser takes it for another picture and asks.
  const again = tried === 0 ? '' : `?${tried}`
  const listed = (format: string): string =>
    widths.map((one) => `${address}-${one}${light}.${format}${again} ${one}w`).join(', ')
  return { avif: listed('avif'), webp: listed('webp') }
}

/** The file of a meal's picture that is drawn before anyone asks, for elements that take a single address. */
export const singleFile = (source: string): string => source.replace(/-640\.webp$/, '-640.avif')
