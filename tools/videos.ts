// node tools/videos.ts [--frames folder]: draws the short preparation animations (packages/catalogue/videos) from the
// food pictures in Chromium, which also encodes them. Run it by hand when a script or a drawing changes: the files are
// committed, because browsers encode differently. --frames also writes some moments of each as pictures for review.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from './browser/open-browser.ts'
import { filmMeal, writeStills } from './videos/film-meal.ts'
import { VIDEO_SCRIPTS } from './videos/video-script.ts'

const FOLDER = path.resolve('packages/catalogue/videos')

const { values } = parseArgs({ options: { frames: { type: 'string' } } })
mkdirSync(FOLDER, { recursive: true })
const browser = await openBrowser()
try {
  const page = await browser.newPage()
  // Browsers encode only on pages with a trustworthy address.
  await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('http://localhost/')
  for (const script of VIDEO_SCRIPTS) {
    const video = await filmMeal(page, script)
    const file = `${script.mealId}.webm`
    writeFileSync(path.join(FOLDER, file), video)
    console.log(`${file}  ${Math.round(video.length / 1024)} KiB`)
    if (values.frames !== undefined) await writeStills(page, { video, folder: values.frames, name: script.mealId })
  }
} finally {
  await browser.close()
}
