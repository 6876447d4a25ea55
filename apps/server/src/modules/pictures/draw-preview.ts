import type { MealVersion } from '../catalogue/index.ts'
import { drawMealInTurn } from './draw-meal.ts'
import { litKeyOf, litPathOf } from './lit-plates/lit-file.ts'
import type { LitPlates } from './lit-plates/index.ts'

/** A picture for link previews. */
export interface Preview {
  readonly png: Buffer
  /** Whether it shows the lit picture. Otherwise a simple drawing stands in. */
  readonly isLit: boolean
}

/** 1.91 to 1, as recommended for Open Graph. */
const SIZE = { width: 1200, height: 630 }
/** The side of the plate, in pixels. */
const PLATE_PX = 600
/** Of a PNG with a palette: a third of the bytes of one without, and no difference at the size of a preview. */
const COLOURS = 256

/** The grounds of meals in the light theme, as in the web app's tokens.css. */
const GROUNDS = { breakfast: '#fbe4c6', lunch: '#e5edc4', snack: '#f8dcd6', dinner: '#d5e5e4' } as const

/** Draws a meal on its ground. `sender` is who asks, as for any picture. */
export async function drawPreview(version: MealVersion, litPlates: LitPlates, sender: string): Promise<Preview> {
  const lit = await findLit(version, litPlates, sender)
  const plate = lit ?? Buffer.from(await drawMealInTurn(version, { isEaten: false }))
  // Loaded here, because most servers draw no preview.
  const { default: sharp } = await import('sharp')
  const png = await sharp({ create: { ...SIZE, channels: 3, background: GROUNDS[version.type] } })
    .composite([{ input: await sharp(plate).resize(PLATE_PX, PLATE_PX).png().toBuffer() }])
    .png({ palette: true, colours: COLOURS })
    .toBuffer()
  return { png, isLit: lit !== null }
}

/** The lit picture, drawn if need be; null when there is none or it takes long. */
async function findLit(version: MealVersion, litPlates: LitPlates, sender: string): Promise<Uint8Array | null> {
  const key = litKeyOf(version)
  if (key === null) return null
  const image = { size: 640, theme: 'light', format: 'webp', isEaten: false } as const
  const file = { versionId: version.id, key, ...image }
  const drawn =
    (await litPlates.find({ path: litPathOf(file), format: file.format })) ??
    (await litPlates.draw(version, file, sender))
  return drawn === 'later' ? null : drawn
}
