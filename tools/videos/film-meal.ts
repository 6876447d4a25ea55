/// <reference lib="dom" />
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { meals } from '@dayplate/catalogue'
import { foodGlyph, guessForm, mealPicture } from '@dayplate/food-pictures'
import type { Page } from 'playwright-core'
import { type Cast, DURATION_MS, spritesAt } from './choreography.ts'
import { liquid, smallBowl, STEAM, VESSELS } from './drawings.ts'
import { encodeInPage } from './encode-in-page.ts'
import type { VideoScript, VideoStep } from './video-script.ts'
import { writeWebm } from './write-webm.ts'

/** Meal details show it 350 to 480 CSS pixels wide. Flat shapes can be scaled up without loss. */
const SIDE_PX = 480
const FRAMES_PER_SECOND = 30
/** VP9, profile 0, level 3.1, 8 bit. */
const CODEC = 'vp09.00.31.08'
/** Seven seconds need about 320 KiB. */
const BITS_PER_SECOND = 400_000
const KEY_EVERY = 60

/** Background of the meal's card in the light theme; the player shows it before the first frame. */
const GROUNDS = { breakfast: '#FBE4C6', lunch: '#E5EDC4', snack: '#F8DCD6', dinner: '#D5E5E4' } as const

/** The animation of one meal as a WebM file. */
export async function filmMeal(page: Page, script: VideoScript): Promise<Uint8Array> {
  const meal = meals.find(({ id }) => id === script.mealId)
  if (meal === undefined) throw new Error(`There is no meal ${script.mealId}`)
  const ingredients = meal.dishes.flatMap((dish) => dish.ingredients)
  const form = guessForm(
    meal.name,
    ingredients.map(({ foodId }) => foodId),
    meal.localName,
  )
  const dishNames = [meal.name, ...(meal.localName === undefined ? [] : [meal.localName])]
  const served = mealPicture({ id: meal.id, mealType: meal.type, ingredients, form, dishNames })
  const { cast, pictures } = castOf(script, served)
  const count = Math.round((DURATION_MS * FRAMES_PER_SECOND) / 1000)
  const frames = Array.from({ length: count }, (_, index) => spritesAt(cast, (index * 1000) / FRAMES_PER_SECOND))
  const filmed = await page.evaluate(encodeInPage, {
    pictures,
    frames,
    sidePx: SIDE_PX,
    framesPerSecond: FRAMES_PER_SECOND,
    ground: GROUNDS[meal.type],
    codec: CODEC,
    bitsPerSecond: BITS_PER_SECOND,
    keyEvery: KEY_EVERY,
  })
  return writeWebm({
    codec: 'V_VP9',
    width: SIDE_PX,
    height: SIDE_PX,
    durationMs: DURATION_MS,
    frames: filmed.map(({ data, ...frame }) => ({ ...frame, data: Buffer.from(data, 'base64') })),
  })
}

function castOf(script: VideoScript, served: string): { cast: Cast; pictures: Readonly<Record<string, string>> } {
  const steps = script.steps.map((step) =>
    'add' in step ? { food: step.add, liquid: null } : { food: `bowl ${step.pour}`, liquid: `liquid ${step.pour}` },
  )
  const pictures = {
    vessel: VESSELS[script.vessel],
    served,
    steam: STEAM,
    ...Object.fromEntries(script.steps.flatMap(picturesOfStep)),
  }
  return { cast: { vessel: 'vessel', served: 'served', steam: 'steam', steps }, pictures }
}

function picturesOfStep(step: VideoStep): readonly (readonly [string, string])[] {
  if ('pour' in step) {
    return [
      [`bowl ${step.pour}`, smallBowl(step.pour)],
      [`liquid ${step.pour}`, liquid(step.pour)],
    ]
  }
  const glyph = foodGlyph(step.add)
  if (glyph === null) throw new Error(`${step.add} is not drawn`)
  return [[step.add, glyph]]
}

/** Moments of an animation to review, in seconds. */
const STILLS = [0.2, 0.9, 1.6, 2.3, 3, 3.6, 4.2, 4.8, 5.2, 5.6, 6.9]

/** Writes those moments as one picture, as played by a browser. */
export async function writeStills(
  page: Page,
  file: { video: Uint8Array; folder: string; name: string },
): Promise<void> {
  mkdirSync(file.folder, { recursive: true })
  const png = await page.evaluate(
    async ({ base64, stills, side, columns }) => {
      const video = document.createElement('video')
      video.src = `data:video/webm;base64,${base64}`
      const happened = (name: string): Promise<unknown> =>
        new Promise((resolve, reject) => {
          video.addEventListener(name, resolve, { once: true })
          video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true })
        })
      await happened('loadedmetadata')
      const canvas = document.createElement('canvas')
      canvas.width = side * columns
      canvas.height = side * Math.ceil(stills.length / columns)
      for (const [index, seconds] of stills.entries()) {
        video.currentTime = seconds
        await happened('seeked')
        const at = [(index % columns) * side, Math.floor(index / columns) * side] as const
        canvas.getContext('2d')?.drawImage(video, ...at, side, side)
      }
      return `${video.duration} ${canvas.toDataURL('image/png').split(',')[1]}`
    },
    { base64: Buffer.from(file.video).toString('base64'), stills: STILLS, side: 240, columns: 6 },
  )
  const [seconds = '', data = ''] = png.split(' ')
  console.log(`  plays ${seconds} s`)
  writeFileSync(path.join(file.folder, `${file.name}.png`), Buffer.from(data, 'base64'))
}
