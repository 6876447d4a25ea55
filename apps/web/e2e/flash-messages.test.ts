import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../server/test/tools/account-calls.ts'
import { linkTokenIn } from '../../server/test/tools/mailbox.ts'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'
import { DESKTOP, PHONE } from './settings-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveDays(1))

/** Creates a user without a password, logs them in with a mailed link and waits for their plan. */
async function comeByLink(email: string, look?: Parameters<AuthVisits['open']>[1]): Promise<Page> {
  await visits.calls.register(email)
  await visits.calls.activate(await linkTokenIn(visits.server, email, 'activate-account'))
  const { db } = visits.server.services
  await db.updateTable('users').set({ password_hash: null }).where('email', '=', email).execute()
  const page = await visits.open(`/auth/login/by-token/${await visits.loginToken(email)}`, look)
  await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan/)
  return page
}

const OFFER = 'You haven’t set a password yet'
const offer = (page: Page) => page.getByRole('status').filter({ hasText: OFFER })

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a user with neither a password nor a provider, on a %s', (device, viewport) => {
  it('sees the offer of a password on every page with a frame until a password is set', async () => {
    const page = await comeByLink(`sets-on-${device}@example.com`, { viewport })
    await offer(page).waitFor()
    await page.goto('/settings')
    await offer(page).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await offer(page).getByRole('link', { name: 'Set a password' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/auth/set-password')
    await expect.poll(() => offer(page).count()).toBe(0)
    await page.getByLabel('New password').fill('rye-and-plum')
    await page.keyboard.press('Enter')
    await page.getByText('Password saved.').waitFor()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan/)
    // The app has queried the user's data again and cleared the flag in the browser's storage.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('flash'))).toBeNull()
    expect(await offer(page).count()).toBe(0)
  })

  it('can close the offer until the end of the browser session', async () => {
    const page = await comeByLink(`closes-on-${device}@example.com`, { viewport })
    await offer(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => offer(page).count()).toBe(0)
    const asked = page.waitForResponse('**/graphql?q=UserData')
    await page.goto('/more')
    await asked
    await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
    expect(await offer(page).count()).toBe(0)
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await offer(page).waitFor()
  })
})

it('the offer of a password and its code do not load for a user who has one', async () => {
  await visits.calls.register('has-one@example.com')
  const page = await visits.open('/auth/login')
  await page.getByLabel('E-mail').fill('has-one@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan/)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/more')
  await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
  expect(fetched.filter((url) => url.includes('flash-messages'))).toEqual([])
})

it('the page works without the offer of a password if its code does not load', async () => {
  const page = await comeByLink('lost@example.com', { viewport: PHONE })
  await page.route('**/assets/flash-messages*', (route) => route.abort())
  await page.goto('/more')
  await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
  expect(await offer(page).count()).toBe(0)
})

describe('a user who accepted earlier terms', () => {
  it('sees one notice with links to both documents until they close it', async () => {
    const { server } = visits
    const email = 'earlier-terms@example.com'
    await visits.calls.register(email)
    await server.services.db.updateTable('consents').set({ version: '2020-01-01' }).execute()
    const page = await visits.open(`/auth/login/by-token/${await visits.loginToken(email)}`, { viewport: PHONE })
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan/)
    const notice = page
      .getByRole('status')
      .filter({ hasText: 'We’ve changed the terms of service and the privacy policy.' })
    await page.goto('/settings')
    await notice.waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await notice.getByRole('link').allInnerTexts()).toEqual(['Terms of service', 'Privacy policy'])
    const told = page.waitForResponse('**/graphql?m=DocumentsSeen')
    await notice.getByRole('button', { name: 'Close' }).click()
    await told
    await expect.poll(() => notice.count()).toBe(0)
    // Simulates another device, because this browser now stores nothing about the closed notice.
    await page.evaluate(() => sessionStorage.clear())
    const asked = page.waitForResponse('**/graphql?q=UserData')
    await page.goto('/more')
    await asked
    await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
    expect(await notice.count()).toBe(0)
  })
})
