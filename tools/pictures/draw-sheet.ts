import { Buffer } from 'node:buffer'
import sharp, { type Sharp } from 'sharp'
import type { SheetTheme, Tile } from './sheet-tiles.ts'

export interface SheetOptions {
  readonly file: string
  /** Pixels a side of one picture. */
  readonly size?: number
  readonly columns?: number
  readonly theme?: SheetTheme
  /** Without names, for readers who must not know them. */
  readonly isBlind?: boolean
}

const GAP = 8
const LABEL = 22

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="15" font-family="sans-serif" font-size="11" fill="#333">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`,
  )

const onGround = (picture: Sharp, ground: string): Promise<Buffer> =>
  picture.flatten({ background: ground }).png().toBuffer()

/** Draws pictures in rows and columns on one PNG file, each on its ground. */
export async function drawSheet(pictures: readonly Tile[], options: SheetOptions): Promise<void> {
  const { file, size = 240, columns = 6, theme = 'light', isBlind = false } = options
  // A picture follows its older drawing on the same tile.
  const hasOlder = pictures.some(({ older }) => older !== null)
  const width = hasOlder ? 2 * size : size
  const rowHeight = size + GAP + (isBlind ? 0 : LABEL)
  const tiles = await Promise.all(
    pictures.map(async ({ label: name, grounds, draw, older }, index) => {
      const pixels = draw(size)[theme]
      const left = GAP + (index % columns) * (width + GAP)
      const top = GAP + Math.floor(index / columns) * rowHeight
      const drawn = sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
      const picture = await onGround(drawn, grounds[theme])
      const named = isBlind ? [] : [{ input: label(name, width), left, top: top + size }]
      const before =
        older === null
          ? []
          : [{ input: await onGround(sharp(Buffer.from(older)).resize(size, size), grounds[theme]), left, top }]
      return [{ input: picture, left: left + width - size, top }, ...before, ...named]
    }),
  )
  await sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + Math.ceil(pictures.length / columns) * rowHeight,
      channels: 3,
      background: theme === 'light' ? '#f7f5ef' : '#1b1f18',
    },
  })
    .composite(tiles.flat())
    .png()
    .toFile(file)
}
