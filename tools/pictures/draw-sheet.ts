import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { drawPlates } from '../../packages/food-pictures/src/relief/draw-plates.ts'
import type { PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'

/** The colours behind plates by theme and meal, as in apps/web/src/ui/tokens.css. */
export const GROUNDS = {
  light: { breakfast: '#fbe4c6', lunch: '#e5edc4', snack: '#f8dcd6', dinner: '#d5e5e4' },
  dark: { breakfast: '#3d3020', lunch: '#2f3721', snack: '#3e2c2a', dinner: '#233231' },
} as const

export interface SheetOptions {
  readonly file: string
  /** Pixels a side of one picture. */
  readonly size?: number
  readonly columns?: number
  readonly theme?: 'light' | 'dark'
  /** Text under each picture; none when readers must not know the names. */
  readonly labelOf?: (meal: PlatedMeal) => string
}

const GAP = 8
const LABEL = 22

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="2" y="15" font-family="sans-serif" font-size="11" fill="#333">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`,
  )

/** Draws meals in rows and columns on one PNG file, each on the colour of its meal. */
export async function drawSheet(meals: readonly PlatedMeal[], options: SheetOptions): Promise<void> {
  const { file, size = 240, columns = 6, theme = 'light', labelOf } = options
  const rowHeight = size + GAP + (labelOf === undefined ? 0 : LABEL)
  const tiles = await Promise.all(
    meals.map(async (meal, index) => {
      const pixels = drawPlates(meal, size)[theme]
      const left = GAP + (index % columns) * (size + GAP)
      const top = GAP + Math.floor(index / columns) * rowHeight
      const picture = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
        .flatten({ background: GROUNDS[theme][meal.mealType] })
        .png()
        .toBuffer()
      const name = labelOf === undefined ? [] : [{ input: label(labelOf(meal), size), left, top: top + size }]
      return [{ input: picture, left, top }, ...name]
    }),
  )
  await sharp({
    create: {
      width: GAP + columns * (size + GAP),
      height: GAP + Math.ceil(meals.length / columns) * rowHeight,
      channels: 3,
      background: theme === 'light' ? '#f7f5ef' : '#1b1f18',
    },
  })
    .composite(tiles.flat())
    .png()
    .toFile(file)
}
