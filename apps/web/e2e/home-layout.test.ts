/// <reference lib="dom" />
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { exampleSection, openPage } from './home-visit.ts'
import { watchLayoutShifts } from './layout-shifts.ts'

/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

/** Windows so high that the whole page is visible, so that every layout shift is measured. */
const WHOLE_PAGES = [
  { width: 1280, height: 3400 },
  { width: 390, height: 5600 },
] as const

/**
 * The largest accepted layout shift score, a hundredth of the score that counts as good (0.1). On a phone the content below a meal
 * can move a little, because the number of lines of its text is unknown until the text loads.
 */
const SMALL_SHIFT = 0.001

/** The minimum number of pictures in the card for an access code and the example day. */
const LEAST_PICTURES = 4

const PATHS = ['/home', '/buy/102'] as const

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

describe.each(WHOLE_PAGES)('the layout, $width wide', (viewport) => {
  it('hardly shifts when the sections load and not at all when the pictures load', async () => {
    const page = await openPage(browser, { address, viewport })
    const [answers, pictures] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/graphql?*', (route) => answers.promise.then(() => route.continue()))
    await page.route('**/pictures/**', (route) => pictures.promise.then(() => route.continue()))
    await page.goto(`${address}/home`)
    await page.getByRole('status', { name: 'Loading' }).first().waitFor()
    // `document.fonts.ready` resolves at once if no font has been requested yet, so this loads all of them. Fallback fonts that
    // this machine lacks may fail.
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
  it.each(['en-GB', 'pl-PL'])('fits into 320 px without horizontal scrolling in %s', async (locale) => {
    const page = await openPage(browser, { address, viewport: NARROWEST, locale })
    await page.goto(address + path)
    await page.locator('#example, main article').first().scrollIntoViewIfNeeded()
    await page.locator('main article').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width)
  })

  it.each(['light', 'dark'] as const)(
    'has no accessibility issue that axe finds in the %s theme',
    async (colorScheme) => {
      const page = await openPage(browser, { address, colorScheme })
      await page.goto(address + path)
      await page.locator('#example, main article').first().scrollIntoViewIfNeeded()
      await page.locator('main article').last().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await findBarriers(page)).toEqual([])
    },
  )
})
