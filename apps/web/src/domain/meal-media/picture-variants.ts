export interface PictureVariants {
  readonly avif: string
  readonly webp: string
}

export type PictureTheme = 'light' | 'dark'

/** Widths in pixels that the server keeps of each picture. */
const WIDTHS = [320, 640] as const
/** The address in the gateway's answers, which any client can show. */
const DRAWN_PLATE = /^(.*\/pictures\/meals\/[0-9a-f]+\/[0-9a-f]+(?:-eaten)?)-640\.webp$/

/**
 * The sizes and formats of a plate for `srcset`, in the light of a theme. Null for pictures that exist once, such as drawings
 * as SVG.
 */
export function pictureVariants(source: string, theme: PictureTheme): PictureVariants | null {
  const [, address] = DRAWN_PLATE.exec(source) ?? []
  if (address === undefined) return null
  const light = theme === 'dark' ? '-dark' : ''
  const listed = (format: string): string =>
    WIDTHS.map((width) => `${address}-${width}${light}.${format} ${width}w`).join(', ')
  return { avif: listed('avif'), webp: listed('webp') }
}
