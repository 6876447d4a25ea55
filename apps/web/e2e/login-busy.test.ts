import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { argon2 } from '../../server/src/modules/accounts/index.ts'
import { PASSWORD } from '../../server/test/tools/account-calls.ts'
import { startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())
afterEach(() => vi.restoreAllMocks())

/** More logins than the server hashes at once and keeps in its queue. */
const CROWD = 80

/** Fills the queue of password hashes until the returned function is called. */
async function crowd(): Promise<{ leave(): Promise<void> }> {
  const mayGoOn = Promise.withResolvers<void>()
  const { verify } = argon2
  vi.spyOn(argon2, 'verify').mockImplementation(async (...input) => {
    await mayGoOn.promise
    return verify(...input)
  })
  const isFull = Promise.withResolvers<void>()
  const logins = Array.from({ length: CROWD }, (_, index) =>
    visits.calls.logIn(`crowd-${index}@example.com`).catch(() => isFull.resolve()),
  )
  await isFull.promise
  return {
    async leave() {
      mayGoOn.resolve()
      await Promise.all(logins)
    },
  }
}

it.each([
  ['en-GB', { email: 'E-mail', password: 'Password', submit: 'Log in' }, 'Dayplate is very busy right now.'],
  ['pl-PL', { email: 'E-mail', password: 'Hasło', submit: 'Zaloguj się' }, 'Dayplate jest teraz mocno obciążony.'],
] as const)(
  'says in %s that the server is busy, not that the password is wrong, and logs in a moment later',
  async (locale, form, busy) => {
    const email = `waits-${locale}@example.com`
    await visits.calls.register(email)
    const page = await visits.open('/auth/login', { locale })
    await page.getByLabel(form.email).fill(email)
    await page.getByLabel(form.password, { exact: true }).fill(PASSWORD)
    // Known networks have reserved places in the queue. A new network has none left.
    await visits.server.services.db.deleteFrom('login_networks').execute()
    const others = await crowd()
    await page.getByRole('button', { name: form.submit }).click()
    const alert = page.getByRole('status').filter({ hasText: busy })
    await alert.waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await others.leave()
    // The typed text is still there.
    await page.getByRole('button', { name: form.submit }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  },
)
