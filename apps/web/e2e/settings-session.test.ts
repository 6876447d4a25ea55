import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '../../server/test/tools/account-calls.ts'
import { startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { cardOf, settled } from './settings-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())

const AGREE = 'mutation HealthDataConsentGive { me { healthDataConsentGive { code } } }'
const END_OTHERS = 'mutation MeEndOtherLogins { me { endOtherLogins { code } } }'

/** Opens the settings in a session that the user has just ended on another device. */
async function openEnded(email: string): Promise<Page> {
  const token = await visits.calls.register(email)
  // The drinking settings need this consent.
  await visits.server.client.call(AGREE, { token })
  const { token: elsewhere } = await visits.calls.logIn(email)
  const page = await visits.open('/more', { token })
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told, ReactNativeWebView: { postMessage: (text: string) => told.push(text) } })
    localStorage.setItem('email', 'ewa@example.com')
  })
  await page.goto('/settings')
  await settled(page)
  await visits.server.client.call(END_OTHERS, { token: elsewhere })
  return page
}

async function changePassword(page: Page): Promise<void> {
  await cardOf(page, 'Login methods').getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('rye-and-plum')
  await page.getByRole('button', { name: 'Save new password' }).click()
}

it.each([
  ['a switch', (page: Page) => page.getByRole('switch', { name: /^Newsletter/ }).click()],
  ['the units', (page: Page) => page.getByRole('radio', { name: 'lb, in, oz' }).check({ force: true })],
  ['the goal for a day', (page: Page) => page.getByLabel('Daily goal').selectOption('2,500\u00A0ml')],
  ['the password', changePassword],
  ['other logins', (page: Page) => page.getByRole('button', { name: 'Log out on all other devices' }).click()],
  ['the download', (page: Page) => page.getByRole('button', { name: 'Download my data' }).click()],
] as const)('shows only the message about the ended session after using %s', async (name, act) => {
  const page = await openEnded(`${name.replaceAll(' ', '-')}@example.com`)
  await act(page)
  await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('from') === '/settings')
  await page.getByRole('status').getByText('Your session has ended.').waitFor()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  const toast = page.getByRole('status').filter({ hasText: 'Log in to pick up where you left off.' })
  expect(await toast.innerText()).toBe('Your session has ended. Log in to pick up where you left off.')
  const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('email')])
  expect(kept).toEqual([null, null])
  expect(await page.evaluate('told')).toEqual(['{"type":"forced_logout"}'])
})
