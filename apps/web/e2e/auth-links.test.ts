import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../server/test/tools/account-calls.ts'
import { linkTokenIn } from '../../server/test/tools/mailbox.ts'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveDays(1))

const NEW_PASSWORD = 'rye-and-plum'

describe('a forgotten password', () => {
  it('is requested from the login by keyboard, with the same answer for unknown and known addresses', async () => {
    const page = await visits.open('/login', { viewport: { width: 390, height: 844 } })
    await expect.poll(() => pathOf(page)).toBe('/auth/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Value is required.').waitFor()
    await page.getByLabel('E-mail').fill('abc')
    await page.getByText('Please enter a valid e-mail address').waitFor()
    await page.getByLabel('E-mail').fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'an e-mail with a link is on its way' }).waitFor()
    await page.getByRole('button', { name: 'E-mail me a login link' }).click()
    await page.getByRole('status').filter({ hasText: 'The link works for 15 minutes' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('can be replaced by the link, which then no longer works', async () => {
    await visits.calls.register('reset@example.com')
    const token = await visits.resetToken('reset@example.com')
    const page = await visits.open(`/auth/reset-password/${token}`)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Value is required.').waitFor()
    await page.getByLabel('New password').fill('abc')
    await page.getByText('Password should be at least 4 characters long').waitFor()
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByRole('status').filter({ hasText: 'We’ve saved your new password.' }).waitFor()
    expect(pathOf(page)).toBe('/auth/login')
    await page.getByLabel('E-mail').fill('reset@example.com')
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/auth/reset-password/${token}`)
    await page.getByRole('alert').filter({ hasText: 'This link is no longer valid.' }).waitFor()
    expect(pathOf(page)).toBe('/auth/login')
  })

  it('ends the session of a logged-in browser', async () => {
    const session = await visits.calls.register('elsewhere@example.com')
    const page = await visits.open(`/auth/reset-password/${await visits.resetToken('elsewhere@example.com')}`, {
      token: session,
    })
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('We’ve saved your new password.').waitFor()
    // The page does not say that the session was ended on another device.
    expect(await page.getByText('Your session has ended.').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  it('says that the link was used in the meantime, and offers a new one', async () => {
    await visits.calls.register('meanwhile@example.com')
    const token = await visits.resetToken('meanwhile@example.com')
    const page = await visits.open(`/auth/reset-password/${token}`)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await visits.calls.reset(token, 'green-soup-pot')
    await page.getByRole('button', { name: 'Save password' }).click()
    const said = page.getByRole('alert').filter({ hasText: 'We couldn’t save the new password.' })
    // Offers only a new link, because a retry cannot succeed.
    expect(await said.innerText()).toMatch(/This link has been used or has expired\. Ask for a new one\.$/)
    expect(await page.getByText(/try again/i).count()).toBe(0)
    expect(await page.getByLabel('New password').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect.poll(() => pathOf(page)).toBe('/auth/remind-password')
  })

  it('is saved in the mobile app without a redirect to the login', async () => {
    await visits.calls.register('app@example.com')
    const page = await visits.open(`/auth/reset-password/${await visits.resetToken('app@example.com')}?app=1`)
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('status').filter({ hasText: 'We’ve saved your new password.' }).waitFor()
    expect(pathOf(page)).toMatch(/^\/auth\/reset-password\//)
  })

  it('waits for a connection before it says whether the link is valid', async () => {
    await visits.calls.register('away@example.com')
    const token = await visits.resetToken('away@example.com')
    const page = await visits.open('/auth/login')
    await page.route('**/graphql?q=ValidateResetPasswordToken', (route) => route.abort())
    await page.goto(`/auth/reset-password/${token}`)
    await page.getByText('Can’t connect to Dayplate.').waitFor()
    await page.unroute('**/graphql?q=ValidateResetPasswordToken')
    expect(pathOf(page)).toMatch(/^\/auth\/reset-password\//)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('New password').waitFor()
  })
})

describe('a login link', () => {
  it('logs in once, and the second time shows the login with a message', async () => {
    await visits.calls.register('link@example.com')
    const token = await visits.loginToken('link@example.com')
    const page = await visits.open(`/auth/login/by-token/${token}`, { locale: 'pl-PL' })
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/auth/login/by-token/${token}`)
    await page.getByRole('alert').filter({ hasText: 'Ten link jest już nieważny.' }).waitFor()
    expect(pathOf(page)).toBe('/auth/login')
  })
})

describe('an account', () => {
  it('is activated by its link, repeatedly, and a failed check can be retried', async () => {
    const session = await visits.calls.register('new@example.com')
    const link = `/auth/activate/${await linkTokenIn(visits.server, 'new@example.com', 'activate-account')}`
    const page = await visits.open('/auth/confirm')
    for (let time = 0; time < 2; time += 1) {
      await page.goto(link)
      await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor()
      expect(pathOf(page)).toBe('/auth/confirm')
      expect(await page.getByRole('link', { name: 'Log in' }).count()).toBe(1)
    }
    expect(await visits.calls.isActive(session)).toBe(true)
    await page.reload()
    await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor()
    await page.goto('/auth/activate/bad')
    await page.getByRole('alert').filter({ hasText: 'We couldn’t activate your account.' }).waitFor()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try again' }).click()
    await reloaded
    await page.getByRole('alert').filter({ hasText: 'We couldn’t activate your account.' }).waitFor()
  })

  it('is not called active by the confirmation page without a link', async () => {
    const visitor = await visits.open('/auth/confirm')
    await visitor.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor()
    expect(await visitor.getByText('is active').count()).toBe(0)
    expect(await visitor.title()).not.toContain('is confirmed')
    const token = await visits.calls.register('by-hand@example.com')
    const page = await visits.open('/auth/confirm', { token })
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
  })

  it('that is not activated shows a notice below the plan, which sends the link again and can be closed', async () => {
    await visits.calls.register('waits@example.com')
    const page = await visits.open('/auth/login')
    await page.getByLabel('E-mail').fill('waits@example.com')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('We sent a link to waits@example.com.').waitFor()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText('A new link is on its way.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('Please confirm your e-mail.').count()).toBe(0)
  })

  it('is activated by an address with activate=1', async () => {
    const token = await visits.calls.register('asked@example.com')
    await visits.open('/?activate=1', { token })
    await expect.poll(() => visits.calls.isActive(token)).toBe(true)
  })
})

describe('a logged-in user', () => {
  it('is redirected from the login and from "Forgot your password?"', async () => {
    const page = await visits.open('/more', { token: await visits.calls.register('inside@example.com') })
    for (const path of ['/auth/login', '/auth/remind-password', '/remember-password']) {
      await page.goto(path)
      await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
    }
  })

  it('has a cookie of one year for the external home, which is set again after it was deleted', async () => {
    const page = await visits.open('/more', { token: await visits.calls.register('marked@example.com') })
    const isMarked = async () => {
      const [mark] = await page.context().cookies()
      return { name: mark?.name, days: Math.round(((mark?.expires ?? 0) - Date.now() / 1000) / 86_400) }
    }
    await expect.poll(isMarked).toEqual({ name: 'auth', days: 365 })
    await page.context().clearCookies()
    await page.reload()
    await expect.poll(isMarked).toEqual({ name: 'auth', days: 365 })
  })

  it('leaves no data in the browser after a logout, and sees the login', async () => {
    const token = await visits.calls.register('leaves@example.com')
    const page = await visits.open('/more', { token })
    await page.evaluate(() => {
      for (const key of ['sex', 'apollo-cache-persist', 'userId', 'email']) localStorage.setItem(key, 'x')
    })
    await page.goto('/auth/logout')
    await expect.poll(() => pathOf(page)).toBe('/auth/login')
    const kept = await page.evaluate(() =>
      ['token', 'sex', 'apollo-cache-persist', 'userId', 'email'].map((key) => localStorage.getItem(key)),
    )
    expect(kept).toEqual([null, null, null, null, null])
    expect(await page.context().cookies()).toEqual([])
    await expect.poll(() => visits.calls.statusOf(token)).toBe(401)
  })

  it('stays logged in after a login that followed a visitor’s logout', async () => {
    const page = await visits.open('/auth/logout?from=/settings')
    await expect.poll(() => page.url()).toMatch(/\/auth\/login\?from=%2Fsettings$/)
  })
})
