import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { openHome, openPage, plansSection } from './home-visit.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

let server: TestServer
let address: string
let browser: Browser

// Starts a server with a payment operator. Installations cannot configure one yet, so all other tests run without one.
beforeAll(async () => {
  server = await startTestServer(WEB_FOLDER, { hasPaymentOperator: true })
  address = await server.listen()
  browser = await shareBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await server.close()
})

const firstPlan = (page: Page) => plansSection(page).getByRole('article').first()

describe('the home page of an installation that sells plans', () => {
  it.each([
    ['en-GB', 'Diet, 3 months', /^149\szl Regular price 177\szl$/],
    ['pl-PL', 'Dieta, 3 miesiące', /^149\szł Cena regularna 177\szł$/],
  ] as const)('shows the prices in %s, and the regular price of a reduced plan', async (locale, plan, price) => {
    const page = await openPage(browser, { address, locale })
    await openHome(page, `${address}/home`)
    const card = plansSection(page).getByRole('article').filter({ hasText: plan })
    await card.waitFor()
    expect(await card.getByRole('paragraph').filter({ hasText: price }).count()).toBe(1)
    expect(await card.locator('s').innerText()).toMatch(/^177\sz[lł]$/)
    expect(await card.getByText('Bestseller').count()).toBe(1)
    expect(await page.locator('#buy').count()).toBe(1)
  })

  it('links to the plans and to the sign-up for a plan, which does not say that payment is unavailable', async () => {
    const page = await openPage(browser, { address })
    await openHome(page, `${address}/home`)
    await page.getByRole('main').getByRole('link', { name: 'Choose a plan' }).click()
    await page.waitForURL(`${address}/home#buy`)
    await page.getByRole('link', { name: 'Choose this plan: Diet, 3 months' }).click()
    await page.waitForURL(`${address}/buy/signup`)
    await page.getByRole('heading', { name: 'Diet, 3 months' }).waitFor()
    expect(await page.getByText('Online payment isn’t available yet.').count()).toBe(0)
  })

  it('says so when nothing is on sale', async () => {
    const page = await openPage(browser, { address })
    const nothing = { data: { productVariants: [] } }
    await page.route('**/graphql?q=ProductVariants', (route) => route.fulfill({ json: nothing }))
    await page.goto(`${address}/home`)
    await plansSection(page).getByText('There are no plans on sale at the moment.').waitFor()
    expect(await plansSection(page).getByRole('article').count()).toBe(0)
  })

  it('shows an error only in the section of the plans if they fail to load, and loads them on retry', async () => {
    const page = await openPage(browser, { address })
    const call = '**/graphql?q=ProductVariants'
    await page.route(call, (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'broken' }] } }))
    await openHome(page, `${address}/home`)
    await plansSection(page).getByRole('alert').waitFor()
    await page.unroute(call)
    await plansSection(page).getByRole('button', { name: 'Try again' }).click()
    await firstPlan(page).waitFor()
    expect(await plansSection(page).getByRole('alert').count()).toBe(0)
  })
})
