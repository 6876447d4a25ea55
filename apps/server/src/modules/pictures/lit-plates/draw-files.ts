import { drawCleared, drawFood, drawPlates } from '@dayplate/food-pictures/relief'
import sharp from 'sharp'
import { imagesOf, isFoodJob, type DrawingJob, type DrawnFile } from './drawer.ts'
import { FOOD_SIZE, type LitImage } from './lit-file.ts'

/** The largest size. The smaller one is made from it, because a second scene would cost more than it gains. */
const DRAWN_PX = 640
/** Foods are drawn larger than they are kept, so that edges are smooth. */
const FOOD_DRAWN_PX = FOOD_SIZE * 1.5

// The thread itself is what runs in parallel.
sharp.concurrency(1)
// Every picture is encoded once, so there is nothing to find again.
sharp.cache(false)

/** Draws a meal or a food and encodes its files in one format. */
export async function drawFiles(job: DrawingJob): Promise<readonly DrawnFile[]> {
  const { side, pictures } = draw(job)
  const files: DrawnFile[] = []
  for (const image of imagesOf(job)) {
    files.push({ ...image, bytes: await encode({ side, pixels: pictures[image.theme] }, image) })
  }
  return files
}

function draw(job: DrawingJob) {
  if (isFoodJob(job)) return { side: FOOD_DRAWN_PX, pictures: drawFood(job.food, FOOD_DRAWN_PX) }
  return { side: DRAWN_PX, pictures: job.isEaten ? drawCleared(job.meal, DRAWN_PX) : drawPlates(job.meal, DRAWN_PX) }
}

/** Chosen on drawn meals for the mean of 25 and 8 KB: decision record 65. More effort takes twice the time and gains nothing. */
const AVIF = { effort: 2, chromaSubsampling: '4:2:0' } as const
const AVIF_QUALITY = 50
const LARGE_AVIF_QUALITY = 48
const WEBP = { quality: 60, alphaQuality: 60, effort: 4 } as const

interface Pixels {
  readonly side: number
  readonly pixels: Uint8ClampedArray
}

function encode({ side, pixels }: Pixels, { size, format }: LitImage): Promise<Uint8Array> {
  const drawn = sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
  const sized = size === side ? drawn : drawn.resize(size, size)
  const quality = size === DRAWN_PX ? LARGE_AVIF_QUALITY : AVIF_QUALITY
  return (format === 'avif' ? sized.avif({ ...AVIF, quality }) : sized.webp(WEBP)).toBuffer()
}
