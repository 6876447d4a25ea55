import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { DESKTOP, focusedWords, NARROWEST, openBlankPage, openIn, PHONE } from './frame-visit.ts'
import { sessionsOf } from './routes-viewers.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

interface Who {
  readonly as?: 'visitor' | 'subscriber' | 'newcomer'
  readonly language?: 'en' | 'pl'
  readonly viewport?: BrowserContextOptions['viewport']
}

async function open(path: string, { as = 'visitor', language = 'en', viewport = DESKTOP }: Who = {}): Promise<Page> {
  const token = await sessions(as, false)
  const page = await openBlankPage(browser, { address, token, language, look: { viewport } })
  return openIn(page, address + path)
}

const linksIn = (page: Page, role: 'banner' | 'contentinfo'): Promise<string[]> =>
  page.getByRole(role).getByRole('link').allInnerTexts()

const account = (page: Page) => page.getByRole('button', { name: /^Account: / })

describe('the menus', () => {
  it('show a visitor the public pages, the login and the code entry', async () => {
    const page = await open('/terms-of-service')
    expect(await linksIn(page, 'banner')).toEqual(
      expect.arrayContaining(['Home', 'How it works', 'Contact', 'Log in', 'I have a code']),
    )
    expect(await linksIn(page, 'contentinfo')).toEqual(
      expect.arrayContaining(['Guide', 'Terms of service', 'Privacy policy']),
    )
  })

  it('open for a visitor on a phone with one button and close when an entry is chosen', async () => {
    const page = await open('/terms-of-service', { viewport: PHONE })
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const entries = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')
    expect(await entries.allInnerTexts()).toEqual(
      expect.arrayContaining(['Home', 'How it works', 'Contact', 'I have a code']),
    )
    await entries.first().click()
    await page.waitForURL(`${address}/home`)
    expect(await button.getAttribute('aria-expanded')).toBe('false')
  })

  it('show a logged-in user the product, and the account below the first name', async () => {
    const page = await open('/more', { as: 'subscriber' })
    expect(await linksIn(page, 'banner')).toEqual(expect.arrayContaining(['Diet', 'Home', 'How it works', 'Contact']))
    await account(page).click()
    const entries = account(page).locator('..').getByRole('link')
    expect(await entries.allInnerTexts()).toEqual(expect.arrayContaining(['Diet settings', 'Log out']))
    expect(await account(page).innerText()).toBe('Maja')
  })

  it('can be used with arrow keys, Home and End; Escape closes them and returns the focus', async () => {
    const page = await open('/more', { as: 'subscriber' })
    await account(page).focus()
    await page.keyboard.press('Enter')
    const walk = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End', 'ArrowDown']
    const seen: string[] = []
    for (const key of walk) {
      await page.keyboard.press(key)
      seen.push(await focusedWords(page))
    }
    const [first, second, last] = ['Settings', 'Diet settings', 'Log out']
    expect(seen).toEqual([first, second, first, last, first, last, first])
    await page.keyboard.press('Escape')
    expect(await focusedWords(page)).toBe('Account: Maja')
    expect(await account(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('close when the Tab key leaves them', async () => {
    const page = await open('/more', { as: 'subscriber' })
    await account(page).click()
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await account(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('mark only the current page', async () => {
    const page = await open('/day-plan', { as: 'subscriber' })
    const marked = page.getByRole('banner').locator('[aria-current]')
    expect(await marked.allInnerTexts()).toEqual(['Diet'])
  })

  it('contain only the brand and the login or account on pages that avoid distraction', async () => {
    const page = await open('/contact', { viewport: PHONE })
    expect(await linksIn(page, 'banner')).toEqual(['Dayplate', 'Log in'])
    const own = await open('/contact', { as: 'subscriber', viewport: PHONE })
    await account(own).click()
    expect(await linksIn(own, 'banner')).toEqual(expect.arrayContaining(['Dayplate', 'Diet settings', 'Log out']))
    expect(await own.getByRole('navigation', { name: 'Main menu' }).count()).toBe(0)
  })
})

describe('a main menu without enough room', () => {
  const rest = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Więcej' })
  const konto = (page: Page) => page.getByRole('button', { name: 'Konto: Maja' })

  /** Opens a page at 200% text size (WCAG 2.2, 1.4.4), in the language with longer words, on the narrowest desktop. */
  async function openTight(): Promise<Page> {
    const page = await open('/more', { as: 'subscriber', language: 'pl', viewport: { width: 900, height: 800 } })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await rest(page).waitFor()
    return page
  }

  it('shows every entry once, in the bar or in the list at its end', async () => {
    const page = await openTight()
    const entries = page.getByRole('banner').getByRole('navigation').getByRole('link')
    const inBar = await entries.allInnerTexts()
    expect(inBar[0]).toBe('Dieta')
    await rest(page).click()
    const all = await entries.allInnerTexts()
    expect(all.length).toBeGreaterThan(inBar.length)
    expect(all).toEqual(expect.arrayContaining(['Dieta', 'Strona główna', 'Jak to działa']))
    expect(new Set(all).size).toBe(all.length)
  })

  it('closes when the account menu opens, and the other way round', async () => {
    const page = await openTight()
    const isOpen = () => Promise.all([rest(page), konto(page)].map((button) => button.getAttribute('aria-expanded')))
    await rest(page).click()
    expect(await isOpen()).toEqual(['true', 'false'])
    await konto(page).click()
    expect(await isOpen()).toEqual(['false', 'true'])
    await rest(page).focus()
    await page.keyboard.press('Enter')
    expect(await isOpen()).toEqual(['true', 'false'])
  })
})

describe('the tabs of the phone', () => {
  const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main menu' }).locator('[aria-current="page"]')

  it.each([
    ['/day-plan', 'Diet'],
    ['/day-plan/intro', 'Diet'],
    ['/more', 'More'],
    ['/coupon/access-code', 'More'],
    ['/privacy-policy', 'More'],
  ])('on %s mark only %s', async (path, tab) => {
    const page = await open(path, { as: 'subscriber', viewport: PHONE })
    expect(await tabs(page).filter({ visible: true }).allInnerTexts()).toEqual([tab])
  })

  it('do not cover the last control of a page, even at 320 px and 200% text size', async () => {
    const page = await open('/more', { as: 'subscriber', viewport: NARROWEST })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const last = await page.locator('main a, main button').last().boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true }).boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  it('do not cover the focused element', async () => {
    const page = await open('/more', { as: 'subscriber', viewport: PHONE })
    await page.getByRole('link', { name: /Diet settings/ }).focus()
    const bar = await page.getByRole('navigation', { name: 'Main menu' }).filter({ visible: true }).boundingBox()
    const isHidden = () =>
      page.evaluate((barTop) => {
        const focused = document.activeElement
        return focused !== null && focused.closest('main') !== null && focused.getBoundingClientRect().bottom > barTop
      }, bar?.y ?? 0)
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab')
      expect(await isHidden()).toBe(false)
    }
  })
})

describe('app mode', () => {
  const frame = (page: Page) => Promise.all([page.getByRole('banner').count(), page.getByRole('contentinfo').count()])

  it('hides header and footer for the rest of the tab, and keeps the tabs at every width', async () => {
    const page = await open('/more?app=1', { as: 'subscriber' })
    expect(await frame(page)).toEqual([0, 0])
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Diet' }).click()
    await page.waitForURL(/\/day-plan\/\d/)
    await page.reload()
    await page.getByRole('article').first().waitFor()
    expect(await frame(page)).toEqual([0, 0])
  })

  it('starts with the first message of the mobile app and with no other message', async () => {
    const page = await open('/terms-of-service')
    await page.evaluate(() => postMessage({ type: 'something-else' }, location.origin))
    expect(await frame(page)).toEqual([1, 1])
    await page.evaluate(() => postMessage(JSON.stringify({ type: 'app_info', os: 'ios' }), location.origin))
    await expect.poll(() => frame(page)).toEqual([0, 0])
  })

  it('is on from the start if the app offers its bridge', async () => {
    const page = await openBlankPage(browser, { address })
    await page.addInitScript(() => Object.assign(globalThis, { ReactNativeWebView: { postMessage: () => {} } }))
    expect(await frame(await openIn(page, `${address}/terms-of-service`))).toEqual([0, 0])
  })
})

describe('print', () => {
  it('shows the page without its frame', async () => {
    const page = await open('/terms-of-service')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    expect(await page.locator('main').isVisible()).toBe(true)
  })
})

describe('a first name of 40 letters', () => {
  it('is shortened so that the menu and the page fit, but stays recognisable', async () => {
    const token = await sessions('subscriber', false)
    const page = await openBlankPage(browser, { address, token, look: { viewport: { width: 900, height: 640 } } })
    await page.route('**/graphql**', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"Maja', `"${'Maksymilian'.repeat(4)}`)
      await route.fulfill({ response, body })
    })
    await openIn(page, `${address}/more`)
    const trigger = await page.getByRole('button', { name: /^Account: MaksymilianMaks/ }).boundingBox()
    expect(trigger?.width).toBeLessThan(260)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900)
  })
})

describe.each(['en', 'pl'] as const)('in %s', (language) => {
  const widths = [320, 390, 768, 900, 1280, 1440]
  it.each(['visitor', 'subscriber'] as const)(
    'the frame of a %s needs no horizontal scrolling at any width',
    async (as) => {
      const page = await open('/terms-of-service', { as, language })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    },
  )
})
