import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openPage, titleOf } from './pages-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
])('a visitor who follows a link to a recipe on %s', (_, viewport) => {
  it('reads it in the language of the address, and goes on to an example day', async () => {
    const page = await openPage(browser, address, { viewport })
    await page.goto('/meals/pierogi-ruskie')
    expect(await titleOf(page)).toMatch(/^Pierogi ruskie/)
    expect(await page.title()).toMatch(/^Pierogi ruskie/)
    await page.getByRole('heading', { name: 'Składniki' }).first().waitFor()
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/meals\/pierogi-ruskie$/)
    await page.getByRole('link', { name: 'Zobacz przykładowy dzień' }).click()
    await page.waitForURL('**/home')
    await expect.poll(() => page.locator('link[rel="canonical"]').count()).toBe(0)
  })
})

describe('any other recipe', () => {
  it('is not found by a visitor', async () => {
    const page = await openPage(browser, address)
    const answer = await page.goto('/meals/scrambled-eggs')
    expect(answer?.status()).toBe(404)
    await page.waitForURL('**/error/404')
    expect(await page.locator('main').innerText()).not.toMatch(/scrambled/i)
  })
})
