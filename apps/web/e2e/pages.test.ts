import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contents } from '@dayplate/catalogue'
import { articles } from '@dayplate/catalogue/articles'
import type { Browser, Page } from 'playwright-core'
import { findExampleMeal } from '@dayplate/rules/example-meals'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { openPage, titleOf } from './pages-visit.ts'
import { readRoutePaths } from './routes-sources.ts'
import { openSession } from './routes-viewers.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const SHORT_NAMES = [
  'privacy-policy',
  'payment-info',
  'how-to',
  'info',
  'terms-of-service-web',
  'terms-of-service-android',
  'terms-of-service-ios',
  'terms-of-service-huawei',
]

describe.each([
  ['en-GB', contents.en],
  ['pl-PL', contents.pl],
] as const)('a browser in %s', (locale, texts) => {
  it('finds every text at its address, with its title and all its parts', async () => {
    const page = await openPage(browser, address, { locale })
    await page.goto('/info')
    for (const { identifier, title, markdown } of texts) {
      await moveTo(page, { url: `/content/${identifier}`, title })
      const parts = [...markdown.matchAll(/^## (.+)$/gm)].map(([, words]) => words)
      expect((await page.locator('main h2').allInnerTexts()).map(unbound)).toEqual(parts)
    }
  })

  it('finds the short addresses as well', async () => {
    const page = await openPage(browser, address, { locale })
    await page.goto('/unsubscribe')
    for (const name of SHORT_NAMES) {
      const title = texts.find(({ identifier }) => identifier === name)?.title ?? 'none'
      await moveTo(page, { url: `/${name}`, title })
      expect(unbound(await titleOf(page))).toBe(title)
    }
  })
})

/** The text with plain spaces, because texts are sent with no-break spaces before units and after short words. */
const unbound = (text: string): string => text.replaceAll('\u00A0', ' ')

/** Navigates inside the app, and waits until the page and the tab have the title. */
async function moveTo(page: Page, { url, title }: { readonly url: string; readonly title: string }): Promise<void> {
  await page.locator('h1').waitFor()
  await page.evaluate((path) => history.pushState(null, '', path), url)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  await expect.poll(async () => unbound(await page.title())).toBe(`${title} · Dayplate`)
}

describe('links of the texts', () => {
  const written = [...Object.values(contents), ...Object.values(articles)].flat()
  const inArticles = Object.values(articles).flatMap((all) => all.flatMap(({ cta }) => (cta === null ? [] : [cta.url])))
  const links = [
    ...written.flatMap(({ html }) => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')),
    ...inArticles,
  ]
  const routeTree = readFileSync(path.join(import.meta.dirname, '../src/app/route-tree.gen.ts'), 'utf8')
  const routes = new Set(readRoutePaths(routeTree).map((route) => route.replace(/(?<=.)\/$/, '')))
  const identifiers = new Set(contents.en.map(({ identifier }) => identifier))

  it.each([...new Set(links)])('%s is one of our pages', (href) => {
    // The catalogue's compiler knows which articles there are.
    if (/^\/knowledge\/article\/\d+-/.test(href)) return
    const wanted = href.replace(/#.*$/, '')
    const [, identifier] = /^\/content\/(.+)$/.exec(wanted) ?? []
    const [, slug] = /^\/meals\/(.+)$/.exec(wanted) ?? []
    const isPage = slug === undefined ? routes.has(wanted) : findExampleMeal(slug) !== null
    const isOurs = identifier === undefined ? isPage : identifiers.has(identifier)
    expect(isOurs).toBe(true)
  })

  it('move inside the app and put the focus on the new title', async () => {
    const page = await openPage(browser, address)
    await page.goto('/info')
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true))
    await page.locator('#content').getByRole('link', { name: 'How it works' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/how-to')
    await page.locator('h1:focus').waitFor()
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isSamePage'))).toBe(true)
  })
})

describe('a page of text', () => {
  it('changes its language in place', async () => {
    const page = await openPage(browser, address)
    await page.goto('/content/diet-faq')
    await page.getByRole('combobox', { name: 'Language' }).selectOption('pl')
    await page.getByRole('heading', { level: 1, name: 'Pytania o dietę' }).waitFor()
    await expect.poll(async () => unbound(await page.title())).toBe('Pytania o dietę · Dayplate')
  })

  it('says that there is no text of that name', async () => {
    const page = await openPage(browser, address)
    await page.goto('/content/no-such-text')
    expect(await titleOf(page)).toBe('There is nothing on this plate')
  })

  it('says that it could not be loaded, and loads after a retry', async () => {
    const page = await openPage(browser, address)
    await page.route('**/graphql?q=Content', (route) => route.abort())
    await page.goto('/how-to')
    expect(await titleOf(page)).toBe('Can’t connect to Dayplate')
    await page.unroute('**/graphql?q=Content')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'How Dayplate works' }).waitFor()
  })

  it('offers a login that returns to it if the gateway requires a session', async () => {
    const page = await openPage(browser, address)
    await page.route('**/graphql?q=Content', (route) => route.fulfill({ status: 401, body: '{}' }))
    await page.goto('/privacy-policy')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/auth/login')
    expect(new URL(page.url()).searchParams.get('from')).toBe('/privacy-policy')
  })

  it('is requested again after a failed preload', async () => {
    const page = await openPage(browser, address, { token: await openSession(address, 'subscriber') })
    await page.goto('/more')
    await page.route('**/graphql?q=Content', (route) => route.abort())
    const link = page.locator('main').getByRole('link', { name: 'Privacy policy' })
    await Promise.all([page.waitForEvent('requestfailed'), link.hover()])
    await page.unroute('**/graphql?q=Content')
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()
    expect(await titleOf(page)).toBe('Privacy policy')
  })

  it('shows the version below the information about the product', async () => {
    const page = await openPage(browser, address)
    await page.goto('/info')
    const version = page.getByText(/^Version \d+\.\d+\.\d+$/)
    await version.waitFor()
    expect(await version.count()).toBe(1)
  })
})

describe('the terms of service', () => {
  it('open and close by keyboard, with those for the web open initially', async () => {
    const page = await openPage(browser, address)
    await page.goto('/terms-of-service')
    const browserTerms = page.getByText('Dayplate plans your meals day by day')
    await browserTerms.waitFor()
    const android = page.getByText('There is no Dayplate app for Android yet')
    expect(await android.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'In the browser' }).focus()
    await page.keyboard.press('Enter')
    await browserTerms.waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await android.waitFor()
    expect(await page.locator('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'In the browser',
      'Android',
      'iPhone and iPad',
    ])
  })

  it('for Huawei phones are loaded but not shown', async () => {
    const page = await openPage(browser, address)
    await page.goto('/terms-of-service')
    const huawei = page.getByText('There is no Dayplate app for Huawei phones yet')
    await huawei.waitFor({ state: 'attached' })
    expect(await page.locator('summary', { hasText: 'Huawei' }).isVisible()).toBe(false)
  })
})

const LOOKED_AT = ['/how-to', '/terms-of-service', '/contact', '/unsubscribe', '/downloadtheapp', '/info']

describe.each(['light', 'dark'] as const)('the pages in the %s theme', (colorScheme) => {
  it('are accessible with everything open, and fit into 320 px', async () => {
    const page = await openPage(browser, address, { colorScheme, viewport: { width: 320, height: 640 } })
    for (const url of LOOKED_AT) {
      await page.goto(url)
      await page.locator('h1').waitFor()
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      expect([url, await findBarriers(page)]).toEqual([url, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
  })
})
