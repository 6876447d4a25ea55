import { addDays, type CalendarDay, dayOfInstant, DEFAULT_TIME_ZONE, formatDay } from '@dayplate/dates'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { DESKTOP, focusedWords, openBlankPage, openIn, PHONE, scrollTop } from './frame-visit.ts'
import { sessionsOf } from './routes-viewers.ts'
import { untilIdle } from './watch-requests.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

interface Who {
  readonly as?: 'visitor' | 'subscriber'
  readonly language?: 'en' | 'pl' | null
  readonly look?: BrowserContextOptions
}

async function open(path: string, { as = 'visitor', language = 'en', look = {} }: Who = {}): Promise<Page> {
  const page = await openBlankPage(browser, { address, token: await sessions(as, false), language, look })
  return openIn(page, address + path)
}

/** A window so low that every page scrolls. */
const LOW = { viewport: { width: 1280, height: 400 } }

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => window.scrollTo(0, position), top)
  await expect.poll(() => scrollTop(page)).toBe(top)
}

describe('a move to another page', () => {
  it('starts at the top with the focus on its title, and Back restores the scroll position', async () => {
    const page = await open('/terms-of-service', { look: LOW })
    await scrollTo(page, 300)
    // Dispatches the event, because a real click would scroll to the link first.
    await footerLink(page, 'Privacy policy').dispatchEvent('click')
    await page.waitForURL(/privacy-policy/)
    await expect.poll(() => focusedWords(page)).toBe('Privacy policy')
    expect(await scrollTop(page)).toBe(0)
    await page.goBack()
    await page.waitForURL(/terms-of-service/)
    await expect.poll(() => scrollTop(page)).toBe(300)
    expect(await focusedWords(page)).toBe('Terms of service')
  })

  it('keeps the scroll position when only the query string changes', async () => {
    const page = await open('/terms-of-service', { look: LOW })
    await scrollTo(page, 300)
    const heard = page.waitForFunction(() => location.search === '?pc=SPRING')
    await page.evaluate(() => {
      history.pushState(null, '', '/terms-of-service?pc=SPRING')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await heard
    await untilIdle(page)
    expect(await scrollTop(page)).toBe(300)
  })

  it('scrolls to the top of the next wizard question although only the query string changes', async () => {
    const page = await open('/diet-settings', { as: 'subscriber', look: { viewport: { width: 390, height: 500 } } })
    await page.getByRole('button', { name: 'Change your diet' }).click()
    await page.waitForURL(/step=/)
    const title = await page.locator('h1').innerText()
    await page.getByRole('radio').first().check({ force: true })
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => page.locator('h1').innerText()).not.toBe(title)
    await expect.poll(() => scrollTop(page)).toBe(0)
  })
})

describe('a move to an anchor', () => {
  /** Gives a section of the page an id, as its authors can. */
  const nameSection = (page: Page) =>
    page
      .locator('main h2')
      .nth(3)
      .evaluate((title) => (title.id = 'there'))

  it('shows and focuses its target below the sticky header', async () => {
    const page = await open('/privacy-policy', { look: LOW })
    await nameSection(page)
    await page.evaluate(() => (location.hash = 'there'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('there')
    const [header, section] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator('#there').boundingBox(),
    ])
    expect(Math.round(section?.y ?? 0)).toBeGreaterThanOrEqual(Math.round(header?.height ?? Infinity))
    expect(section?.y).toBeLessThan(LOW.viewport.height / 2)
  })

  it.each(['buy', 'coach', 'example'])('finds #%s of the home page, even on a direct visit', async (id) => {
    const page = await open(`/home#${id}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(id)
    const header = await page.getByRole('banner').boundingBox()
    const title = page.locator(`#${id}`).getByRole('heading').first()
    // The title of the section is visible: below the sticky header, in the upper half of the window.
    await expect
      .poll(async () => Math.round((await title.boundingBox())?.y ?? 0))
      .toBeGreaterThanOrEqual(header?.height ?? Infinity)
    expect((await title.boundingBox())?.y).toBeLessThan(DESKTOP.height / 2)
  })

  it('waits for an anchor that appears later', async () => {
    const page = await open('/privacy-policy', { look: LOW })
    await page.evaluate(() => (location.hash = 'there'))
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await nameSection(page)
    // The page looks for the anchor again only when an element is added, as when the rest of a page loads.
    await page.locator('main').evaluate((main) => main.append(document.createElement('p')))
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('there')
    expect(await scrollTop(page)).toBeGreaterThan(0)
  })
})

describe('the skip link', () => {
  it('is the first tab stop, is visible, and moves past the menus', async () => {
    const page = await open('/terms-of-service')
    await page.keyboard.press('Tab')
    expect(await focusedWords(page)).toBe('Skip to content')
    const box = await page.getByRole('link', { name: 'Skip to content' }).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('the root address', () => {
  it('redirects a visitor to the home page of the installation', async () => {
    const page = await open('/')
    expect(page.url()).toBe(`${address}/home`)
  })

  it('redirects a logged-in user to the day plan', async () => {
    const page = await open('/', { as: 'subscriber' })
    expect(page.url()).toMatch(/\/day-plan\/\d{4}-\d\d-\d\d$/)
  })

  it("redirects to another site's home page if the installation names one, and the menus link to it", async () => {
    const page = await openBlankPage(browser, { address })
    const home = 'https://home.example/start'
    await page.route(`${address}/**`, async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const answer = await route.fetch()
      const html = (await answer.text()).replace('content="/home"', `content="${home}"`)
      await route.fulfill({ response: answer, body: html })
    })
    await page.route(`${home}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
    await openIn(page, `${address}/terms-of-service`)
    const hrefs = await page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(expect.arrayContaining([home, '/aktywacja']))
    await page.goto(`${address}/`)
    await page.waitForURL(home)
  })
})

describe.each([
  ['en', 'Page not found · Dayplate', 'More · Dayplate', 'Something went wrong · Dayplate'],
  ['pl', 'Nie znaleziono strony · Dayplate', 'Więcej · Dayplate', 'Coś poszło nie tak · Dayplate'],
] as const)('titles in %s', (language, notFound, more, wrong) => {
  it('name the page, and say when it does not exist', async () => {
    const page = await open('/more', { as: 'subscriber', language })
    expect(await page.title()).toBe(more)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page.goto(`${address}/no/such/page`)
    await expect.poll(() => page.title()).toBe(notFound)
  })

  it('say when the page broke, and then name the next page', async () => {
    const page = await open('/more', { as: 'subscriber', language, look: { viewport: PHONE } })
    // The code of the page loads but throws, as after a broken release.
    const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' }
    await page.context().route('**/assets/*.js', (route) => route.fulfill(broken))
    await page.locator('main a[href="/privacy-policy"]').click()
    await expect.poll(() => page.title()).toBe(wrong)
    await page.getByRole('navigation').filter({ visible: true }).locator('a[href="/more"]').click()
    await expect.poll(() => page.title()).toBe(more)
  })
})

describe.each([
  ['en', 'Day plan', 'More · Dayplate'],
  ['pl', 'Plan dnia', 'Więcej · Dayplate'],
] as const)('the title of a day in %s', (language, name, more) => {
  const titleOf = (day: CalendarDay) => {
    const words = formatDay(day, language, 'full')
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} · ${name} · Dayplate`
  }

  it('contains its weekday and date, and the title of the next page does not', async () => {
    const today = dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)
    const tomorrow = addDays(today, 1)
    const page = await open(`/day-plan/${today}`, { as: 'subscriber', language, look: { viewport: PHONE } })
    await expect.poll(() => page.title()).toBe(titleOf(today))
    await page.locator(`[data-date="${tomorrow}"]`).click()
    await expect.poll(() => page.title()).toBe(titleOf(tomorrow))
    await page.locator('a[href="/more"]:visible').first().click()
    await expect.poll(() => page.title()).toBe(more)
  })
})

describe('the width of the window', () => {
  it('changes the frame but not the page', async () => {
    const page = await open('/more', { as: 'subscriber', look: { viewport: DESKTOP } })
    const visibleMenus = () => page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true }).count()
    expect(await visibleMenus()).toBe(1)
    await page.setViewportSize({ width: 899, height: 800 })
    expect(await visibleMenus()).toBe(1)
    expect(await page.locator('h1').innerText()).toBe('More')
  })
})
