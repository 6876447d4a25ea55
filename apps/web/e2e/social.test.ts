import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import type { PageLook } from './pages-visit.ts'
import { be, openPage, PATIENCE_MS } from './social-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const LOOKS = [
  ['phone', { viewport: { width: 390, height: 844 } }],
  ['desktop', { viewport: { width: 1280, height: 800 } }],
] as const satisfies readonly (readonly [string, PageLook])[]
const WAYS = LOOKS.flatMap(([look, options]) =>
  (['Google', 'Apple', 'Facebook'] as const).map((provider) => [provider, look, options] as const),
)

const pathOf = (page: Page): string => new URL(page.url()).pathname
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const subjectOf = (...words: readonly string[]): string => words.join('-').toLowerCase()

describe.each(WAYS)('with %s on a %s', (provider, look, options) => {
  it('signs up, and logs in to the wanted page', async () => {
    const subject = subjectOf('signs-up', provider, look)
    const page = await openPage(browser, address, options)
    await page.goto('/auth/register')
    const button = page.getByRole('link', { name: `Sign up with ${provider}` })
    await button.click()
    // The terms are required first, so the page has not changed.
    await page.getByText('Accept the terms to continue').waitFor()
    expect(pathOf(page)).toBe('/auth/register')
    await page.getByText('I accept the').click({ position: { x: 2, y: 2 } })
    await button.click()
    await be(page, subject)
    await expect.poll(() => pathOf(page), { timeout: PATIENCE_MS }).toMatch(/^\/day-plan/)
    expect(await kept(page, 'email')).toBe(`${subject}@example.com`)

    const other = await openPage(browser, address, options)
    await other.goto('/favourite-meals')
    await other.getByRole('link', { name: `Log in with ${provider}` }).click()
    await be(other, subject)
    await expect.poll(() => pathOf(other), { timeout: PATIENCE_MS }).toBe('/favourite-meals')
    expect(await kept(other, 'userId')).toBe(await kept(page, 'userId'))
    // Back skips the page with the hand-off.
    await other.goBack()
    expect(other.url()).not.toContain('code=')
  })

  it('does not log in without an account, and links to the access code', async () => {
    const page = await openPage(browser, address, options)
    await page.goto('/auth/login')
    await page.getByRole('link', { name: `Log in with ${provider}` }).click()
    await be(page, subjectOf('nobody', provider, look))
    await page.getByRole('heading', { name: 'We couldn’t find your account' }).waitFor()
    expect(await tokenOf(page)).toBeNull()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Use an access code' }).click()
    await expect.poll(() => page.url()).toMatch(/\/home#buy$/)
  })

  it('signs up from the activation after the terms, and continues to the access code', async () => {
    const page = await openPage(browser, address, options)
    await page.goto(`/social/start/${provider.toLowerCase()}?flow=activate&state=register`)
    await be(page, subjectOf('activates', provider, look))
    await page.getByRole('heading', { name: 'Almost there' }).waitFor()
    await page.getByRole('button', { name: 'Create my account' }).click()
    await page.getByText('Accept the terms to continue').waitFor()
    expect(await tokenOf(page)).toBeNull()
    await page.getByText('I accept the').click({ position: { x: 2, y: 2 } })
    await page.getByRole('button', { name: 'Create my account' }).click()
    await expect.poll(() => pathOf(page), { timeout: PATIENCE_MS }).toMatch(/^\/(aktywacja|coupon\/access-code)$/)
    expect(await tokenOf(page)).not.toBeNull()
  })

  it('does not ask again for terms ticked beside a code, and keeps the code', async () => {
    const page = await openPage(browser, address, options)
    await page.goto('/aktywacja')
    await page.getByLabel('Access code').fill('TAKEN-ALONG')
    await page.getByRole('checkbox', { name: 'I accept' }).check()
    await page.getByRole('checkbox', { name: 'I agree' }).check()
    const opened = page.waitForRequest(`**/graphql?m=RegisterVia${provider}`)
    await page.getByRole('link', { name: `Continue with ${provider}` }).click()
    await be(page, subjectOf('ticks-first', provider, look))
    expect((await opened).postDataJSON()).toMatchObject({
      variables: { agreementsTermsAndConditions: true, agreementsPersonalDataProcessing: true },
    })
    await expect.poll(() => pathOf(page), { timeout: PATIENCE_MS }).toBe('/coupon/access-code')
    await page.getByLabel('Access code').waitFor()
    expect(await page.getByLabel('Access code').inputValue()).toBe('TAKEN-ALONG')
  })
})

describe('a flow that fails', () => {
  it('says that another account already has this identity', async () => {
    const signUp = async (): Promise<Page> => {
      const page = await openPage(browser, address)
      await page.goto('/social/start/google?flow=register')
      await be(page, 'taken-twice')
      await page.getByText('I accept the').click({ position: { x: 2, y: 2 } })
      await page.getByRole('button', { name: 'Create my account' }).click()
      return page
    }
    const first = await signUp()
    await expect.poll(() => pathOf(first), { timeout: PATIENCE_MS }).toMatch(/^\/day-plan/)
    const second = await signUp()
    await second.getByText('You already have an account with this e-mail').waitFor()
    await second.getByRole('link', { name: 'Go to login' }).click()
    await expect.poll(() => pathOf(second)).toBe('/auth/login')
  })

  it('reports a return from Apple without id_token, and shows a link to continue', async () => {
    const page = await openPage(browser, address)
    const reported = page.waitForRequest('**/reports/errors')
    await page.goto('/auth/login/via-apple?state=stripe_login')
    await page.getByRole('heading', { name: 'Apple login didn’t work' }).waitFor()
    expect((await reported).postData()).toContain('Apple sent nobody back')
  })

  it.each([
    ['an answer without a message', 500],
    ['an undocumented code', 503],
  ])('shows a failed login after %s', async (_, code) => {
    const page = await openPage(browser, address)
    const json = { data: { registerViaGoogle: { __typename: 'OauthException', code, messages: [] } } }
    await page.route('**/graphql?m=RegisterViaGoogle', (route) => route.fulfill({ json }))
    await page.goto('/auth/register/via-google?code=x&state=stripe')
    await page.getByRole('heading', { name: 'Google login didn’t work' }).waitFor()
    expect(pathOf(page)).toBe('/auth/register/via-google')
    expect(await tokenOf(page)).toBeNull()
  })
})

describe('the buttons', () => {
  it('are shown only for providers with an address', async () => {
    const page = await openPage(browser, address)
    await page.route('**/graphql?q=AuthorizationUrls', (route) =>
      route.fulfill({ json: { data: { getAuthorizationUrls: { google: '/x', apple: null, facebook: null } } } }),
    )
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Log in with Google' }).waitFor()
    expect(await page.getByRole('link', { name: /Log in with/ }).count()).toBe(1)
  })

  it('are left out if they cannot be loaded', async () => {
    const page = await openPage(browser, address)
    await page.route('**/graphql?q=AuthorizationUrls', (route) => route.abort())
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    await expect.poll(() => page.getByText('or', { exact: true }).count()).toBe(0)
    expect(await page.locator('input[name=password]').count()).toBe(1)
  })

  it('of the purchase return there, and leave out Google for a campaign that cannot use it', async () => {
    const page = await openPage(browser, address)
    await page.goto('/buy/signup?c=tiktok')
    await page.getByRole('link', { name: 'Sign up with Apple' }).waitFor()
    expect(await page.getByRole('link', { name: 'Sign up with Google' }).count()).toBe(0)
    const href = await page.getByRole('link', { name: 'Sign up with Apple' }).getAttribute('href')
    expect(href).toContain('flow=register&state=stripe')
  })
})
