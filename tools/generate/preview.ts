// Draws the picture for link previews (apps/web/public/preview.jpg): a day of four lit plates on the grounds of their meals. Its only
// word is the product's name, so it serves both languages. Run it by hand. It is not part of npm run generate, because
// browsers differ in a few pixels.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawPlates } from '../../packages/food-pictures/src/relief/draw-plates.ts'
import { openBrowser } from '../browser/open-browser.ts'
import { catalogueMeals } from '../pictures/catalogue-meals.ts'
import { MEAL_GROUNDS } from '../pictures/sheet-tiles.ts'

const PUBLIC = path.resolve('apps/web/public')
const LETTERS = path.resolve(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)

/** A day of dishes that are known at a glance, also as small as a messenger shows them. */
const DAY = [
  'buckwheat-protein-pancakes-with-blueberries',
  'greek-salad-with-butter-beans',
  'hummus-with-crunchy-vegetables',
  'baked-salmon-with-potatoes-and-green-beans',
]

/** Size of previews: 1.91 to 1, as recommended for Open Graph. */
const SIZE = { width: 1200, height: 630 }
/** Two rows fill the height. */
const TILE_PX = SIZE.height / 2
/** As JPEG, because every messenger shows it and a PNG of lit plates has five times its bytes. */
const QUALITY = 82

const favicon = readFileSync(path.join(PUBLIC, 'favicon.svg'), 'utf8')
const letters = readFileSync(LETTERS).toString('base64')
const meals = catalogueMeals()

/** A plate on its opaque ground. */
async function tileOf(mealId: string): Promise<string> {
  const meal = meals.find(({ id }) => id === mealId)
  if (meal === undefined) throw new Error(`${mealId} is not in the catalogue. Choose another meal for the preview.`)
  const side = TILE_PX * 2
  const plate = await sharp(drawPlates(meal, side).light, { raw: { width: side, height: side, channels: 4 } })
    .flatten({ background: MEAL_GROUNDS[meal.mealType].light })
    .png()
    .toBuffer()
  return `<img src="data:image/png;base64,${plate.toString('base64')}">`
}

const tiles = await Promise.all(DAY.map(tileOf))
const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<style>
    @font-face { font-family: Name; src: url(data:font/woff2;base64,${letters}); font-weight: 200 800 }
    body { margin: 0; height: 100vh; background: #F6F5F0; display: flex; align-items: center; overflow: hidden }
    h1 { flex: 1; margin: 0; font: 700 80px/1 Name; color: #1C211B; display: flex; align-items: center; justify-content: center; gap: 20px }
    h1 svg { width: 74px; height: 74px }
    .day { display: grid; grid-template-columns: ${TILE_PX}px ${TILE_PX}px }
    .day img { display: block; width: ${TILE_PX}px; height: ${TILE_PX}px }
  </style>
  <h1>${favicon}Dayplate</h1>
  <div class="day">${tiles.join('')}</div>`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: path.join(PUBLIC, 'preview.jpg'), type: 'jpeg', quality: QUALITY })
} finally {
  await browser.close()
}
