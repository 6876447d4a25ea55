// npm run screenshots [-- login day-plan …]: pictures of all or the named screens, in two sizes and both themes, in
// .artifacts/screenshots. Builds and starts the product with the demo subscriber and a new person.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { PICTURES_FOLDER } from '../apps/server/src/platform/data-folder.ts'
import { systemClock } from '../apps/server/src/platform/clock/clock.ts'
import { moreScreens, routeExamples, type Screen } from '../apps/web/e2e/routes.ts'
import { sessionsOf } from '../apps/web/e2e/routes-viewers.ts'
import { visit } from '../apps/web/e2e/routes-visit.ts'
import { openBrowser } from './browser/open-browser.ts'
import { buildAll } from './build/build-all.ts'
import { LOOKS } from './screenshots/looks.ts'
import { showWholePage } from './screenshots/show-whole-page.ts'
import { startProduct } from './screenshots/start-product.ts'
import { untilPicturesAreDrawn } from './screenshots/until-pictures-are-drawn.ts'

const FOLDER = path.resolve('.artifacts/screenshots')

const today = dayOfInstant(systemClock.now(), DEFAULT_TIME_ZONE)
const asked = process.argv.slice(2)
const all: readonly Screen[] = [...routeExamples(today), ...moreScreens(today)]
const screens = all.filter(({ name }) => asked.length === 0 || asked.includes(name))
const unknown = asked.filter((name) => !all.some((screen) => screen.name === name))
if (unknown.length > 0) {
  console.error(`There is no screen ${unknown.join(', ')}; there are ${all.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
const failed = await buildAll()
if (failed !== null) {
  console.error(`Building the ${failed} failed (see above).`)
  process.exit(1)
}

mkdirSync(FOLDER, { recursive: true })
// Uses the pictures that `npm start` drew, and draws those of today that are missing.
const product = await startProduct('screenshots', { DRAW_PICTURES: 'ahead', PICTURES_DIR: PICTURES_FOLDER })
const browser = await openBrowser()
const stop = async (): Promise<void> => {
  await browser.close()
  await product.stop()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(1)))

const sessions = sessionsOf(product.address)

/** Takes pictures of one screen in every look. Reports errors on the screen, but still takes the picture. */
async function photograph(screen: Screen): Promise<void> {
  for (const { name, ...look } of LOOKS) {
    const token = await sessions(screen.as, screen.endsSession ?? false)
    const { page, problems, close } = await visit(browser, { address: product.address, screen, token, look })
    const file = path.join(FOLDER, `${screen.name}-${name}.png`)
    await showWholePage(page, look.viewport)
    await untilPicturesAreDrawn(page)
    await page.screenshot({ path: file, animations: 'disabled' })
    await close()
    console.log([path.relative('.', file), ...problems].join('\n  '))
    if (problems.length > 0) process.exitCode = 1
  }
}

try {
  for (const screen of screens) await photograph(screen)
} finally {
  await stop()
}
console.log(`\n${screens.length * LOOKS.length} pictures are in ${FOLDER}`)
