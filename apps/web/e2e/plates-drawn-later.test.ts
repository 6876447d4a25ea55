import { addDays, type CalendarDay, dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { quickDrawer } from '../../server/test/tools/quick-drawer.ts'
import { PAGE_PATIENCE_MS, reopenWithWorker } from './clean-page.ts'
import { startWizardVisits } from './wizard-visit.ts'

/** Longer than the page waits between its first tries. */
const patient = { timeout: 2 * PAGE_PATIENCE_MS }
/** Narrower than the drawing that the server sends meanwhile, and as wide as a file or less. */
const PLATE_SIDE = 250
const MEALS_A_DAY = 4

it(
  'shows each plate on the open page once it is drawn, and keeps those of the next days for without a connection',
  { timeout: 6 * PAGE_PATIENCE_MS },
  async () => {
    const { drawer } = quickDrawer()
    const { promise: allowed, resolve: allowDrawing } = Promise.withResolvers<void>()
    const visits = await startWizardVisits({
      hasWorker: true,
      drawer: { ...drawer, draw: (job) => allowed.then(() => drawer.draw(job)) },
    })
    onTestFinished(() => visits.close())
    await visits.createSubscriber('later@example.com')
    const page = await visits.visit('later@example.com')
    await reopenWithWorker(page)
    const asked = collectPlates(page)
    await showPlates(page)
    await expect.poll(() => countWidths(page, (width) => width > PLATE_SIDE), patient).toBe(MEALS_A_DAY)

    allowDrawing()
    await expect.poll(() => countWidths(page, isDrawn), patient).toBe(MEALS_A_DAY)
    // Full and cleared plates of today are eight at most, so with more those of the next days are asked for too.
    const areKept = async () =>
      asked.size > 2 * MEALS_A_DAY && (await page.evaluate(countKept, [...asked])) === asked.size
    await expect.poll(areKept, patient).toBe(true)

    await page.context().setOffline(true)
    const tomorrow = addDays(dayOfInstant(visits.server.clock.now(), DEFAULT_TIME_ZONE), 1)
    // On a busy machine the timeline may still move under the first press.
    await expect.poll(() => pressDay(page, tomorrow), patient).toContain(tomorrow)
    await showPlates(page)
    await expect.poll(() => countWidths(page, isDrawn), patient).toBe(MEALS_A_DAY)
  },
)

/** Presses a day of the timeline and returns the address that the page then has. */
async function pressDay(page: Page, date: CalendarDay): Promise<string> {
  await page.locator(`[data-date="${date}"]`).click()
  return page.url()
}

const isDrawn = (width: number): boolean => width > 0 && width <= PLATE_SIDE

/** Collects the paths of plates that the page asks for from now on, each once, without the number of the try. */
function collectPlates(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/pictures/meals/')) asked.add(pathname)
  })
  return asked
}

async function showPlates(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor()
  for (const plate of await page.locator('article img').all()) await plate.scrollIntoViewIfNeeded()
}

/** How many plates have a width in CSS pixels that fits. */
async function countWidths(page: Page, fits: (width: number) => boolean): Promise<number> {
  const widths = await page
    .locator('article img')
    .evaluateAll((all) => all.flatMap((one) => (one instanceof HTMLImageElement ? one.naturalWidth : [])))
  return widths.filter(fits).length
}

/** Runs in the page. Counts the files that the worker has kept. */
async function countKept(wanted: readonly string[]): Promise<number> {
  const plates = await caches.open('plates')
  const found = await Promise.all(wanted.map((file) => plates.match(file)))
  return found.filter((one) => one !== undefined).length
}
