import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveDays(1))

const NEW_PASSWORD = 'rye-and-plum'

/** A visitor wants the settings, and requests a link with this button instead of logging in. Returns its token. */
async function askOnTheWay(page: Page, email: string, button: string, kind: string): Promise<string> {
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('E-mail').fill(email)
  return visits.calls.mailedToken(email, kind, async () => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('status').filter({ hasText: 'is on its way' }).waitFor()
  })
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}

it('a user who forgot the password reaches the wanted page in the tab of the mailed link', async () => {
  const email = 'forgot@example.com'
  await visits.calls.register(email)
  const page = await visits.open('/settings')
  const token = await askOnTheWay(page, email, 'Send link', 'reset-password')
  const fromMail = await page.context().newPage()
  await fromMail.goto(`/auth/reset-password/${token}`)
  await fromMail.getByLabel('New password').fill(NEW_PASSWORD)
  await fromMail.keyboard.press('Enter')
  await fromMail.getByText('We’ve saved your new password.').waitFor()
  await logIn(fromMail, email)
  await expect.poll(() => pathOf(fromMail)).toBe('/settings')
  expect(await fromMail.evaluate(() => localStorage.getItem('wantedPage'))).toBeNull()
})

it('a login link opens the wanted page, and in another browser the plan', async () => {
  const email = 'by-link@example.com'
  await visits.calls.register(email)
  const page = await visits.open('/settings')
  const token = await askOnTheWay(page, email, 'E-mail me a login link', 'log-in-link')
  await page.goto(`/auth/login/by-token/${token}`)
  await expect.poll(() => pathOf(page)).toBe('/settings')
  const elsewhere = await visits.open(`/auth/login/by-token/${await visits.loginToken(email)}`)
  await expect.poll(() => pathOf(elsewhere)).toMatch(/^\/day-plan\//)
})

it('a user who then logs in with the password still reaches the wanted page', async () => {
  const page = await visits.open('/settings')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.locator('main').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('from') === '/settings')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Welcome back')
})

it('a wanted page that an attacker stored does not redirect to another site', async () => {
  const email = 'lured@example.com'
  await visits.calls.register(email)
  const page = await visits.open('/auth/login')
  await page.evaluate(() => {
    const expire = Number.MAX_SAFE_INTEGER
    localStorage.setItem('wantedPage', JSON.stringify({ value: '//evil.example/x', expire }))
  })
  await page.goto(`/auth/login/by-token/${await visits.loginToken(email)}`)
  await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
})

it('a wanted page that does not exist redirects to the plan', async () => {
  const page = await visits.open('/more', { token: await visits.calls.register('mistyped@example.com') })
  const pages = ['/no/such/page', '/day-plan/print/now', '/social/start/google?flow=link']
  for (const way of ['/auth/login', '/auth/register/via-google']) {
    for (const from of pages) {
      await page.goto(`${way}?from=${encodeURIComponent(from)}`)
      await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\/\d/)
    }
  }
})
