import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../server/test/tools/account-calls.ts'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { reopenWithWorker } from './clean-page.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())

const LEFT = 'You’re logged out on this device.'

/** All stored values of the site as one string. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

/** Opens the login page after an offline logout. */
async function logOutOffline(email: string): Promise<{ readonly page: Page; readonly token: string }> {
  const token = await visits.calls.register(email)
  const page = await visits.open('/more', { token, viewport: { width: 390, height: 844 }, hasWorker: true })
  await reopenWithWorker(page)
  await page.context().setOffline(true)
  await page.goto('/auth/logout')
  await expect.poll(() => pathOf(page)).toBe('/auth/login')
  await page.getByRole('status').filter({ hasText: LEFT }).waitFor()
  return { page, token }
}

describe('a logout without a connection', () => {
  it('says that the session still has to end, stores no token, and ends it when the connection returns', async () => {
    const { page, token } = await logOutOffline('tunnel@example.com')
    expect(await keptIn(page)).not.toContain(token)
    const plate = page.locator('img[src="/plates/login.svg"]')
    await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    expect(await visits.calls.statusOf(token)).toBe(200)
    await page.context().setOffline(false)
    await page.getByRole('status').filter({ hasText: 'You’re logged out.' }).waitFor()
    expect(await visits.calls.statusOf(token)).toBe(401)
    expect(await keptIn(page)).not.toContain('leftSessions')
  })

  it('ends the session when the app is next opened, if the page was closed before', async () => {
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

describe('the logout on a phone without a connection', () => {
  it.each([
    ['with the kept app', true],
    ['before anything is kept', false],
  ])('is on the tab More, %s', async (_, hasWorker) => {
    const email = `way-out-${String(hasWorker)}@example.com`
    const token = await visits.calls.register(email)
    const page = await visits.open('/day-plan', { token, viewport: { width: 390, height: 844 }, hasWorker })
    if (hasWorker) await reopenWithWorker(page)
    await page.getByRole('link', { name: 'More' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'More' }).click()
    await page.getByRole('link', { name: 'Log out' }).click()
    await expect.poll(() => pathOf(page)).toBe('/auth/login')
    expect(await keptIn(page)).not.toContain(token)
  })
})

describe('a logout without a connection and without a service worker', () => {
  const UNKEPT = { viewport: { width: 390, height: 844 } }
  const press = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

  it('shows the login, and Back shows no data of the user', async () => {
    const email = 'cellar@example.com'
    await visits.calls.register(email)
    const page = await visits.open('/auth/login', UNKEPT)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await press(page, 'More')
    await press(page, 'Contact')
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(email)
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('link', { name: 'Log out' }).waitFor()
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''

    await page.context().setOffline(true)
    await press(page, 'Log out')
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('')
    expect(await keptIn(page)).not.toContain(token)
    await page.goBack()
    await page.getByRole('heading', { name: 'Write to us' }).waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('')
    await page.goBack()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()

    // The page reloads when the connection returns, which also clears the memory.
    await page.evaluate(() => document.body.classList.add('before'))
    await page.context().setOffline(false)
    await page.locator('body:not(.before)').waitFor()
    await expect.poll(() => visits.calls.statusOf(token)).toBe(401)
  })

  it('stays in the app if the login page was never loaded, and loads it when the connection returns', async () => {
    const token = await visits.calls.register('vault@example.com')
    const page = await visits.open('/more', { token, ...UNKEPT })
    await page.getByRole('link', { name: 'Log out' }).waitFor()
    await page.context().setOffline(true)
    await press(page, 'Log out')
    await page.getByRole('heading', { name: 'You are offline' }).waitFor()
    // The picture of that page was not loaded either.
    await expect.poll(() => page.locator('main img').count()).toBe(0)
    expect(pathOf(page)).toBe('/auth/login')
    expect(await keptIn(page)).not.toContain(token)
    await page.context().setOffline(false)
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await expect.poll(() => visits.calls.statusOf(token)).toBe(401)
  })
})
