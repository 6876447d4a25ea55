import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())

const LEFT = 'You are logged out on this device.'

/** Everything the browser keeps for the site under names, as one text. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

/** The login page after somebody has logged out while nobody could be reached. */
async function logOutOffline(email: string): Promise<{ readonly page: Page; readonly token: string }> {
  const token = await visits.calls.register(email)
  const page = await visits.open('/more', { token, viewport: { width: 390, height: 844 }, hasWorker: true })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The worker comes with the first visit and answers from the second one on.
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.context().setOffline(true)
  await page.goto('/auth/logout')
  await expect.poll(() => pathOf(page)).toBe('/auth/login')
  await page.getByRole('status').filter({ hasText: LEFT }).waitFor()
  return { page, token }
}

describe('a logout without a connection', () => {
  it('says what is left to do, keeps no token for it, and is done once the connection is back', async () => {
    const { page, token } = await logOutOffline('tunnel@example.com')
    expect(await keptIn(page)).not.toContain(token)
    const plate = page.locator('img[src="/plates/login.svg"]')
    await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await visits.calls.statusOf(token)).toBe(200)
    await page.context().setOffline(false)
    await page.getByRole('status').filter({ hasText: 'You are logged out, here and on our side.' }).waitFor()
    expect(await visits.calls.statusOf(token)).toBe(401)
    expect(await keptIn(page)).not.toContain('leftSessions')
  })

  it('is done when Dayplate is opened here the next time, if the page was closed before', async () => {
    const { page, token } = await logOutOffline('basement@example.com')
    const context = page.context()
    await page.close()
    await context.setOffline(false)
    expect(await visits.calls.statusOf(token)).toBe(200)
    const next = await context.newPage()
    await next.goto('/auth/register')
    await expect.poll(() => visits.calls.statusOf(token)).toBe(401)
    await expect.poll(() => keptIn(next)).not.toContain('leftSessions')
  })
})
