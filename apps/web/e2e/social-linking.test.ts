import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import type { PageLook } from './pages-visit.ts'
import { sessionsOf } from './routes-viewers.ts'
import { cardOf, DESKTOP, keptOf, PHONE, reload, settled } from './settings-visit.ts'
import { be, openPage, PATIENCE_MS } from './social-visit.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const PROVIDERS = ['Google', 'Apple', 'Facebook'] as const
type Provider = (typeof PROVIDERS)[number]

const ways = (page: Page) => cardOf(page, 'Login methods')
const button = (page: Page, provider: Provider) => ways(page).getByRole('link', { name: `Add ${provider}` })
const row = (page: Page, provider: Provider) => ways(page).getByRole('listitem').filter({ hasText: provider })

async function openOwn(look: PageLook = {}): Promise<{ readonly page: Page; readonly token: string | null }> {
  const token = await sessions('newcomer', true)
  const page = await openPage(browser, address, { token, ...look })
  await page.goto('/settings')
  await settled(page)
  return { page, token }
}

async function link(page: Page, provider: Provider, subject: string): Promise<void> {
  await button(page, provider).click()
  await be(page, subject)
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('the settings on a %s', (device, viewport) => {
  it('link Google, then the others, and say when all are linked', async () => {
    const { page, token } = await openOwn({ viewport })
    for (const provider of PROVIDERS) {
      expect(await ways(page).getByText('are all set up').count()).toBe(0)
      await link(page, provider, `links-${provider}-${device}`.toLowerCase())
      await page.getByText(`You can now log in with ${provider}.`).waitFor()
      expect(new URL(page.url()).pathname).toBe('/settings')
      await row(page, provider).getByText('Linked').waitFor()
      await expect.poll(() => button(page, provider).count()).toBe(0)
    }
    await ways(page).getByText('Google, Apple and Facebook are all set up.').waitFor()
    const fields = 'isAbleToLoginWithGoogle isAbleToLoginWithApple isAbleToLoginWithFacebook'
    expect(Object.values(await keptOf(address, token, fields))).toEqual([true, true, true])
    await reload(page)
    await ways(page).getByText('Google, Apple and Facebook are all set up.').waitFor()
    expect(await ways(page).getByRole('link').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    // Back skips the page with the hand-off.
    await page.goBack()
    expect(page.url()).not.toContain('code=')
  })

  it('refuse a Google account that another user has, and link back to the settings', async () => {
    const subject = `belongs-to-another-${device}`
    const first = await openOwn({ viewport })
    await link(first.page, 'Google', subject)
    await row(first.page, 'Google').getByText('Linked').waitFor()
    const { page, token } = await openOwn({ viewport })
    await link(page, 'Google', subject)
    const reason = page.getByText('This login is already linked to another Dayplate account. Nothing has changed.')
    await reason.waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(page.url()).not.toContain('code=')
    await page.reload()
    await reason.waitFor()
    await page.locator('main').getByRole('link').first().click()
    await settled(page)
    await button(page, 'Google').waitFor()
    expect(await keptOf(address, token, 'isAbleToLoginWithGoogle')).toEqual({ isAbleToLoginWithGoogle: false })
    expect(await keptOf(address, first.token, 'isAbleToLoginWithGoogle')).toEqual({ isAbleToLoginWithGoogle: true })
  })
})

it(
  'a linked Google account logs in to the same account',
  async () => {
    const { page, token } = await openOwn()
    await link(page, 'Google', 'added-in-the-settings')
    await row(page, 'Google').getByText('Linked').waitFor()
    const visitor = await openPage(browser, address)
    await visitor.goto('/settings')
    await visitor.getByRole('link', { name: 'Log in with Google' }).click()
    await be(visitor, 'added-in-the-settings')
    await settled(visitor)
    const { id } = await keptOf(address, token, 'id')
    expect(await visitor.evaluate(() => localStorage.getItem('userId'))).toBe(id)
  },
  PATIENCE_MS * 2,
)

it.each([
  ['phone', 'Google', PHONE],
  ['desktop', 'Apple', DESKTOP],
] as const)('on a %s, a user who cancels at %s returns to the settings at once', async (_, provider, viewport) => {
  const { page, token } = await openOwn({ viewport })
  await button(page, provider).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('status').getByText('We added nothing, and nothing has changed.').waitFor()
  await settled(page)
  await button(page, provider).waitFor()
  expect(page.url()).toBe(`${address}/settings`)
  expect(await findBarriers(page)).toEqual([])
  const field = `isAbleToLoginWith${provider}`
  expect(await keptOf(address, token, field)).toEqual({ [field]: false })
})
