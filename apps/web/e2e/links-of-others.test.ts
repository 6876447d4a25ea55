import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'
import { DESKTOP, PHONE } from './settings-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveDays(1))

const NEW_PASSWORD = 'rye-and-plum'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a link of another account, opened on a %s by somebody who is logged in', (device, viewport) => {
  it('resets the password of that account and leaves them logged in, with a way on and one out', async () => {
    const [own, other] = [`stays-${device}@example.com`, `reset-${device}@example.com`]
    const session = await visits.calls.register(own)
    await visits.calls.register(other)
    const link = `/auth/reset-password/${await visits.resetToken(other)}`
    const page = await visits.open(link, { token: session, viewport })
    await chooseNewPassword(page)
    await page.getByRole('heading', { name: 'The new password is saved' }).waitFor()
    const said = page.getByRole('status').filter({ hasText: `you are still logged in as ${own}.` })
    expect(await said.innerText()).not.toContain(other)
    expect(await findBarriers(page)).toEqual([])
    expect(await visits.calls.canLogIn(other, NEW_PASSWORD)).toBe(true)
    expect([await tokenOf(page), await visits.calls.statusOf(session)]).toEqual([session, 200])
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
  })
})

describe('a password that is reset', () => {
  it('by a link of another account offers a way out', async () => {
    const session = await visits.calls.register('leaves@example.com')
    await visits.calls.register('reset-and-out@example.com')
    const link = `/auth/reset-password/${await visits.resetToken('reset-and-out@example.com')}`
    const page = await visits.open(link, { token: session })
    await chooseNewPassword(page)
    await page.getByRole('link', { name: 'Log out' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/auth/login')
    expect(await tokenOf(page)).toBeNull()
    await expect.poll(() => visits.calls.statusOf(session)).toBe(401)
  })

  it('says nothing of who is here where nobody could tell, and leaves them', async () => {
    const session = await visits.calls.register('untold@example.com')
    await visits.calls.register('reset-untold@example.com')
    const link = `/auth/reset-password/${await visits.resetToken('reset-untold@example.com')}`
    const page = await visits.open(link, { token: session })
    await page.route('**/graphql?q=WhoIsHere', (route) => route.abort())
    await chooseNewPassword(page)
    await page.getByText('The password of the account that the link was mailed to is changed.').waitFor()
    expect(await page.getByText('still logged in').count()).toBe(0)
    expect(await tokenOf(page)).toBe(session)
  })
})
