/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { exampleSection, openPage } from './home-visit.ts'
import { watchLayoutShifts } from './layout-shifts.ts'

/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

/** So high that the whole page is in sight, and whatever moves is seen moving. */
const WHOLE_PAGES = [
  { width: 1280, height: 3400 },
  { width: 390, height: 5600 },
] as const

/**
 * How many lines the words of a meal take is not known before they are there, so on a phone what follows may move a little:
 * a hundredth of what counts as good (layout shift score, 0.1).
 */
const SMALL_SHIFT = 0.001

/** Of the card for a code and the example day, at least. */
const LEAST_PICTURES = 4

const PATHS = ['/home', '/buy/102'] as const

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

describe.each(WHOLE_PAGES)('the layout, $width wide', (viewport) => {
  it('hardly moves when the parts arrive, and not at all when the pictures do', async () => {
    const page = await openPage(browser, { address, viewport })
    const [answers, pictures] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/graphql?*', (route) => answers.promise.then(() => route.continue()))
    await page.route('**/pictures/**', (route) => pictures.promise.then(() => route.continue()))
    await page.goto(`${address}/home`)
    await page.getByRole('status', { name: 'Loading' }).first().waitFor()
    // `ready` is at once where no letter has been asked for yet; a stand-in that this machine has not is none.
    await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
    const readShifts = await watchLayoutShifts(page)
    answers.resolve()
    await exampleSection(page).getByRole('article').nth(3).waitFor()
    const byParts = await readShifts()
    expect(byParts.reduce((sum, value) => sum + value, 0)).toBeLessThan(SMALL_SHIFT)
    pictures.resolve()
    const countMissing = () =>
      page.evaluate(() => [...document.images].filter((image) => image.naturalWidth === 0).length)
    await expect.poll(countMissing).toBe(0)
    expect(await page.locator('img').count()).toBeGreaterThanOrEqual(LEAST_PICTURES)
    expect(await readShifts()).toEqual(byParts)
  })
})

describe.each(PATHS)('%s', (path) => {
  it.each(['en-GB', 'pl-PL'])('fits into 320 px without sideways scrolling in %s', async (locale) => {
    const page = await openPage(browser, { address, viewport: NARROWEST, locale })
    await page.goto(address + path)
    await page.locator('main article').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width)
  })

  it.each(['light', 'dark'] as const)('gives axe nothing to report in the %s theme', async (colorScheme) => {
    const page = await openPage(browser, { address, colorScheme })
    await page.goto(address + path)
    await page.locator('main article').last().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await findBarriers(page)).toEqual([])
  })
})
