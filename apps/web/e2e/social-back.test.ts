import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { be, openPage, PATIENCE_MS } from './social-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const PHONE = { viewport: { width: 390, height: 844 } }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

/** The path with its search parameters. */
const placeOf = (page: Page): string => page.url().slice(address.length)
const comesTo = (page: Page, place: string) => expect.poll(() => placeOf(page), { timeout: PATIENCE_MS }).toBe(place)
const press = (page: Page, button: string) => page.getByRole('link', { name: button }).click()
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' }).click()
const saysSo = (page: Page) => page.getByRole('status').filter({ hasText: 'That didn’t work' }).waitFor()
const acceptTerms = (page: Page) =>
  page
    .getByText('I accept the')
    .first()
    .click({ position: { x: 2, y: 2 } })

describe('a user who cancels at the provider', () => {
  it.each([
    ['Google', PHONE],
    ['Apple', DESKTOP],
  ])('at %s returns to the access code, which is kept', async (provider, look) => {
    const page = await openPage(browser, address, look)
    await page.goto('/aktywacja')
    await page.getByLabel('Access code').fill('PLUM')
    await press(page, `Continue with ${provider}`)
    await cancel(page)
    await comesTo(page, '/aktywacja')
    await saysSo(page)
    expect(await page.getByLabel('Access code').inputValue()).toBe('PLUM')
    expect(await findBarriers(page)).toEqual([])
  })

  it('returns to the login tab, and sees no message later', async () => {
    const page = await openPage(browser, address)
    await page.goto('/aktywacja')
    await page.getByRole('tab', { name: 'Log in' }).click()
    await press(page, 'Continue with Facebook')
    await cancel(page)
    await saysSo(page)
    expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Log in')
    await page.goto('/contact')
    await page.goto('/aktywacja')
    await page.getByLabel('Access code').waitFor()
    expect(await page.getByText('That didn’t work').count()).toBe(0)
  })

  it('returns to the purchase with the chosen plan', async () => {
    const page = await openPage(browser, address, PHONE)
    await page.goto('/buy/101')
    await comesTo(page, '/buy/signup')
    const chosen = page.getByRole('heading', { name: 'Diet, 1 month' })
    await chosen.waitFor()
    await acceptTerms(page)
    await press(page, 'Sign up with Google')
    await cancel(page)
    await comesTo(page, '/buy/signup')
    await saysSo(page)
    await chosen.waitFor()
    await page.goto('/buy/login')
    await press(page, 'Log in with Google')
    await cancel(page)
    await saysSo(page)
    expect(placeOf(page)).toBe('/buy/login')
  })

  it('keeps the wanted page, in Polish too', async () => {
    const page = await openPage(browser, address, { locale: 'pl-PL' })
    await page.goto('/settings')
    await press(page, 'Zaloguj się przez Apple')
    await cancel(page)
    await page.getByRole('status').filter({ hasText: 'Nie udało się' }).waitFor()
    expect(placeOf(page)).toBe('/auth/login?from=%2Fsettings')
  })
})

describe('a user whose login with a provider fails', () => {
  it('can log in before the purchase if an account already exists', async () => {
    const signUp = async (): Promise<Page> => {
      const page = await openPage(browser, address)
      await page.goto('/buy/101')
      await acceptTerms(page)
      await press(page, 'Sign up with Google')
      await be(page, 'buys-twice')
      return page
    }
    const first = await signUp()
    await comesTo(first, '/buy')
    const second = await signUp()
    await second.getByText('You already have an account with this e-mail').waitFor()
    await press(second, 'Go to login')
    await second.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(placeOf(second)).toBe('/buy/login')
  })

  it('sees the same message after a reload, and returns to the start page', async () => {
    const page = await openPage(browser, address, PHONE)
    await page.goto('/settings')
    await press(page, 'Log in with Google')
    await be(page, 'unknown-and-reloading')
    const said = page.getByRole('heading', { name: 'We couldn’t find your account' })
    await said.waitFor()
    expect(page.url()).not.toContain('code=')
    await page.reload()
    await said.waitFor()
    await press(page, 'Choose another way')
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(placeOf(page)).toBe('/auth/login?from=%2Fsettings')
  })

  it('starts again after an expired hand-off, and is not asked for the terms before', async () => {
    const page = await openPage(browser, address)
    await page.goto('/auth/register/via-google?code=junk&state=stripe')
    await page.getByText('This login attempt has expired').waitFor()
    await press(page, 'Start again')
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    expect(placeOf(page)).toBe('/buy/signup')
  })
})
