import { drawCleared, drawPlates } from '@dayplate/food-pictures/relief'
import sharp from 'sharp'
import type { DrawingJob, DrawnFile } from './drawer.ts'
import { variantsOf, type LitSize, type LitVariant } from './lit-file.ts'

/** The largest size. The smaller one is made from it, because a second scene would cost more than it gains. */
const DRAWN_PX = 640

// The thread itself is what runs in parallel.
sharp.concurrency(1)
// Every picture is encoded once, so there is nothing to find again.
sharp.cache(false)

/** Draws a meal and encodes its files in one format. */
export async function drawFiles({ meal, ...drawing }: DrawingJob): Promise<readonly DrawnFile[]> {
  const plates = drawing.isEaten ? drawCleared(meal, DRAWN_PX) : drawPlates(meal, DRAWN_PX)
  const files: DrawnFile[] = []
  for (const variant of variantsOf(drawing)) {
    files.push({ ...variant, bytes: await encode(plates[variant.theme], variant) })
  }
  return files
}

/** Chosen on drawn meals for the mean of 25 and 8 KB: decision record 65. More effort takes twice the time and gains nothing. */
const AVIF = { effort: 2, chromaSubsampling: '4:2:0' } as const
const AVIF_QUALITY: Readonly<Record<LitSize, number>> = { 640: 48, 320: 50 }
const WEBP = { quality: 60, alphaQuality: 60, effort: 4 } as const

function encode(pixels: Uint8ClampedArray, { size, format }: LitVariant): Promise<Uint8Array> {
  const drawn = sharp(pixels, { raw: { width: DRAWN_PX, height: DRAWN_PX, channels: 4 } })
  const sized = size === DRAWN_PX ? drawn : drawn.resize(size, size)
  return (format === 'avif' ? sized.avif({ ...AVIF, quality: AVIF_QUALITY[size] }) : sized.webp(WEBP)).toBuffer()
}
