import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { cardOf, DESKTOP, PHONE, settled } from './settings-visit.ts'
import { be, openPage, PATIENCE_MS } from './social-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** Creates an account with a password and an unconfirmed address. Returns the address. */
async function registerUnconfirmed({ accessCode }: { readonly accessCode?: string } = {}): Promise<string> {
  const email = `${randomUUID()}@dayplate.example`
  const query = `mutation { register(request: {
    email: "${email}", password: "plum-and-rye", agreementsTermsAndConditions: true
    ${accessCode === undefined ? '' : `accessCode: "${accessCode}"`} }) { __typename } }`
  await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return email
}

async function logInWithGoogle(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login?from=/more')
  await page.getByRole('link', { name: 'Log in with Google' }).click()
  await be(page, email, email)
  await expect.poll(() => new URL(page.url()).pathname, { timeout: PATIENCE_MS }).toBe('/more')
}

const told = (page: Page) => page.getByRole('status').filter({ hasText: 'we removed the old password' })

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a login with Google that removes an unconfirmed password, on a %s', (_, viewport) => {
  it('explains it on the next page until it is closed, and the settings say why there is no password', async () => {
    const email = await registerUnconfirmed()
    const page = await openPage(browser, address, { viewport })
    await logInWithGoogle(page, email)
    await told(page).waitFor()
    // Visible although it is at the end of a page that is longer than the window.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(viewport.height + 200)
    const { y, height } = (await told(page).boundingBox()) ?? { y: Number.NaN, height: 0 }
    expect(y + height).toBeLessThanOrEqual(viewport.height)
    expect(await told(page).getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe(
      '/auth/set-password',
    )
    expect(await findBarriers(page)).toEqual([])
    await told(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => told(page).count()).toBe(0)

    // Closing it in one tab closes it in all tabs.
    const tab = await page.context().newPage()
    const asked = tab.waitForResponse('**/graphql?q=UserData')
    await tab.goto(`${address}/settings`)
    await asked
    await settled(tab)
    expect(await told(tab).count()).toBe(0)
    await cardOf(tab, 'Login methods').getByText('we removed the old password').waitFor()
  })
})

it('explains it below the wizard before the first plan, which has no link to the settings', async () => {
  const email = await registerUnconfirmed({ accessCode: 'WELCOME-90' })
  const page = await openPage(browser, address, { viewport: PHONE })
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Log in with Google' }).click()
  await be(page, email, email)
  await page.getByRole('heading', { name: 'Let’s plan your meals' }).waitFor()
  await told(page).waitFor()
  expect(await findBarriers(page)).toEqual([])
})
