export interface PictureVariants {
  readonly avif: string
  readonly webp: string
}

export type PictureTheme = 'light' | 'dark'

/** Widths in pixels that the server keeps of each meal; of a food it keeps the one of its address. */
const WIDTHS_OF_MEALS = [320, 640] as const
/** The addresses in the gateway's answers, which any client can show. */
const DRAWN = /^(.*\/pictures\/(?:meals|foods)\/[^/]+\/[0-9a-f]+(?:-eaten)?)-(640|144)\.webp$/

/**
 * The sizes and formats of a plate or a food for `srcset`, in the light of a theme. Null for pictures that exist once, such as drawings
 * as SVG.
 */
export function pictureVariants(source: string, theme: PictureTheme): PictureVariants | null {
  const [, address, width] = DRAWN.exec(source) ?? []
  if (address === undefined) return null
  const widths = width === '640' ? WIDTHS_OF_MEALS : [width]
  const light = theme === 'dark' ? '-dark' : ''
  const listed = (format: string): string =>
    widths.map((one) => `${address}-${one}${light}.${format} ${one}w`).join(', ')
  return { avif: listed('avif'), webp: listed('webp') }
}
