import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../server/test/tools/account-calls.ts'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveDays(1))

const NEW_PASSWORD = 'rye-and-plum'

describe('a first password', () => {
  const withoutPassword = async (email: string): Promise<string> => {
    const token = await visits.calls.register(email)
    await visits.server.services.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', email)
      .execute()
    return token
  }

  it('can be set by the logged-in user and by no other', async () => {
    const visitor = await visits.open('/auth/set-password')
    await expect.poll(() => pathOf(visitor)).toBe('/auth/login')
    const page = await visits.open('/auth/set-password', { token: await withoutPassword('first@example.com') })
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Password saved.').waitFor()
    expect(await visits.calls.canLogIn('first@example.com', NEW_PASSWORD)).toBe(true)
  })

  it('asks for a new login instead of the form if the login was a while ago', async () => {
    const page = await visits.open('/auth/set-password', { token: await withoutPassword('while-ago@example.com') })
    visits.server.clock.moveDays(1)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('For your safety, log out and in again').waitFor()
    expect(await page.getByLabel('New password').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Log out' }).click()
    await expect.poll(() => pathOf(page)).toBe('/auth/login')
    expect(await visits.calls.canLogIn('while-ago@example.com', NEW_PASSWORD)).toBe(false)
  })

  it('can be set after that new login, which leads back to the form', async () => {
    const email = 'logs-in-again@example.com'
    const page = await visits.open('/auth/set-password', { token: await withoutPassword(email) })
    visits.server.clock.moveDays(1)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('link', { name: 'Log out' }).click()
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByLabel('E-mail').fill(email)
    const send = () => page.getByRole('button', { name: 'E-mail me a login link' }).click()
    await page.goto(`/auth/login/by-token/${await visits.calls.mailedToken(email, 'log-in-link', send)}`)
    await expect.poll(() => pathOf(page)).toBe('/auth/set-password')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Password saved.').waitFor()
    expect(await visits.calls.canLogIn(email, NEW_PASSWORD)).toBe(true)
  })

  it('is not asked for if the user has one; the page links to the settings, which change it', async () => {
    const token = await visits.calls.register('has-one@example.com')
    const page = await visits.open('/auth/set-password', { token })
    await page.getByRole('status').filter({ hasText: 'You already have a password.' }).waitFor()
    expect(await page.getByLabel('New password').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Open Settings' }).click()
    await expect.poll(() => pathOf(page)).toBe('/settings')
    await page.getByRole('button', { name: 'Change Password', exact: true }).waitFor()
  })

  it('does not overwrite a password set in another tab, and says so instead of the form', async () => {
    const email = 'in-another-tab@example.com'
    const token = await withoutPassword(email)
    const page = await visits.open('/auth/set-password', { token })
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await visits.calls.setInitial(token, 'green-soup-pot')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('status').filter({ hasText: 'You already have a password.' }).waitFor()
    expect(await page.getByLabel('New password').count()).toBe(0)
    expect(await visits.calls.canLogIn(email, 'green-soup-pot')).toBe(true)
  })

  it('is asked for if the page cannot find out whether there is one, and a failure is shown', async () => {
    const token = await visits.calls.register('untold@example.com')
    const page = await visits.open('/more', { token })
    await page.route('**/graphql?q=PasswordIsSet', (route) => route.abort())
    await page.goto('/auth/set-password')
    const broken = { data: null, errors: [{ message: 'x', extensions: { code: 'INTERNAL' } }] }
    await page.route('**/graphql?m=SetInitialPassword', (route) => route.fulfill({ json: broken }))
    await page.getByLabel('New password').fill('green-soup-pot')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.locator('form').getByRole('alert').filter({ hasText: 'Something went wrong.' }).waitFor()
    expect(await visits.calls.canLogIn('untold@example.com', PASSWORD)).toBe(true)
  })
})
