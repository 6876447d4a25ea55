import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openPage } from './pages-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const SECONDS_PER_YEAR = 31_536_000
/** The longest time between setting and checking the cookie. */
const MINUTE_SECONDS = 60

describe('/block-cookies', () => {
  it('stores the choice for 365 days and redirects to the external home', async () => {
    const page = await openPage(browser, address)
    await page.goto('/block-cookies')
    await page.waitForURL('**/home')
    const cookies = await page.context().cookies()
    const wish = cookies.find(({ name }) => name === 'DNT')
    expect(wish).toMatchObject({ value: '1', path: '/', sameSite: 'Lax' })
    const secondsLeft = (wish?.expires ?? 0) - Date.now() / 1000
    expect(secondsLeft).toBeLessThanOrEqual(SECONDS_PER_YEAR)
    expect(secondsLeft).toBeGreaterThan(SECONDS_PER_YEAR - MINUTE_SECONDS)
  })
})

describe('/redirect-to', () => {
  const leadTo = async (target: unknown) => {
    const page = await openPage(browser, address)
    await page.goto('/info')
    await page.locator('h1').waitFor()
    await page.evaluate((wanted) => history.pushState({ target: wanted }, '', '/redirect-to'), target)
    await page.waitForURL((url) => !['/redirect-to', '/info'].includes(url.pathname))
    return page
  }

  it('redirects to the page in its parameter, and Back skips it', async () => {
    const page = await leadTo('/how-to#2-answer-a-few-questions')
    expect(page.url()).toBe(`${address}/how-to#2-answer-a-few-questions`)
    await page.goBack()
    await page.waitForURL('**/info')
  })

  it.each(['//example.com', 'https://example.com', null])('does not treat %s as one of our pages', async (target) => {
    const page = await leadTo(target)
    // The default page is the day plan, which asks a visitor to log in.
    expect(page.url()).toBe(`${address}/auth/login?from=%2Fday-plan`)
  })
})

describe('/downloadtheapp', () => {
  it('explains how to use the home screen as long as there is no app', async () => {
    const page = await openPage(browser, address)
    await page.goto('/downloadtheapp')
    await page.getByText('There is no phone app yet').waitFor()
    expect(await page.locator('main').getByRole('listitem').count()).toBe(6)
    expect(await page.getByRole('link', { name: 'App Store' }).count()).toBe(0)
  })

  it('links to both stores once there is one', async () => {
    const page = await openPage(browser, address, { locale: 'pl-PL' })
    const apps = {
      __typename: 'MobileApps',
      appStoreUrl: 'https://apps.example/1',
      googlePlayUrl: 'https://play.example/2',
    }
    await page.route('**/graphql?q=MobileApps', (route) => route.fulfill({ json: { data: { mobileApps: apps } } }))
    await page.goto('/downloadtheapp')
    const links = page.locator('main').getByRole('link')
    await links.first().waitFor()
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      apps.appStoreUrl,
      apps.googlePlayUrl,
    ])
    expect(await page.getByText('Aplikacji na telefon jeszcze nie ma').count()).toBe(0)
  })
})
