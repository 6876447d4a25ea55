import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openBlankPage, openIn } from './frame-visit.ts'

/** The background colours of both themes (tokens.css, --bg). */
const LIGHT = 'rgb(246, 245, 240)'
const DARK = 'rgb(18, 21, 16)'
const PAGE = '/terms-of-service'

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/**
 * The colours that the browser itself draws: the colour scheme of scroll bars and controls, and the colour of its own
 * bar.
 */
const browserColours = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const bar = metas.filter((meta) => matchMedia(meta.media).matches).map((meta) => meta.content)
    return [getComputedStyle(document.documentElement).colorScheme, ...bar]
  })

const chooseTheme = (page: Page, theme: string) => page.getByRole('combobox', { name: 'Theme' }).selectOption(theme)

describe('the theme', () => {
  it('follows changes of the device until the user chooses one', async () => {
    const page = await openBlankPage(browser, { address, look: { colorScheme: 'dark' } })
    await openIn(page, address + PAGE)
    expect(await groundOf(page)).toBe(DARK)
    expect(await browserColours(page)).toEqual(['dark', '#121510'])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundOf(page)).toBe(LIGHT)
    expect(await browserColours(page)).toEqual(['light', '#F6F5F0'])
  })

  it('that the user chose overrides the device, colours the browser too, and is painted before the app starts', async () => {
    const page = await openBlankPage(browser, { address, look: { colorScheme: 'light' } })
    await openIn(page, address + PAGE)
    await chooseTheme(page, 'dark')
    expect(await groundOf(page)).toBe(DARK)
    expect(await browserColours(page)).toEqual(['dark', '#121510'])
    await page.reload()
    await page.locator('h1').waitFor()
    expect(await browserColours(page)).toEqual(['dark', '#121510'])
    // Without the app's code only `theme.js`, which runs before it, can set the colours.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'load' })
    expect(await groundOf(page)).toBe(DARK)
  })

  it('changes in every open tab at once, also back to the theme of the device', async () => {
    const page = await openBlankPage(browser, { address, look: { colorScheme: 'light' } })
    await openIn(page, address + PAGE)
    const other = await openIn(await page.context().newPage(), address + PAGE)
    await chooseTheme(page, 'dark')
    await expect.poll(() => groundOf(other)).toBe(DARK)
    expect(await browserColours(other)).toEqual(['dark', '#121510'])
    expect(await other.getByRole('combobox', { name: 'Theme' }).inputValue()).toBe('dark')
    await chooseTheme(page, 'system')
    await expect.poll(() => groundOf(other)).toBe(LIGHT)
  })
})

describe('the language', () => {
  it('is guessed from the browser and changes in every open tab at once', async () => {
    const page = await openBlankPage(browser, { address, language: null, look: { locale: 'pl-PL' } })
    await openIn(page, address + PAGE)
    const other = await openIn(await page.context().newPage(), address + PAGE)
    expect(await other.title()).toBe('Regulamin · Dayplate')
    expect(await other.locator('html').getAttribute('lang')).toBe('pl')
    await page.getByRole('combobox', { name: 'Język' }).selectOption('en')
    await expect.poll(() => other.title()).toBe('Terms of service · Dayplate')
    expect(await other.locator('html').getAttribute('lang')).toBe('en')
    expect(await other.locator('h1').innerText()).toBe('Terms of service')
  })
})
