import type { Page } from 'playwright-core'
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

const VIEWPORTS = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 800 }],
] as const

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** Opens a page and logs in by its form, so that the browser stores the user's data. */
async function openAs(email: string, viewport?: { width: number; height: number }): Promise<Page> {
  await visits.calls.register(email)
  const page = await visits.open('/auth/login', viewport && { viewport })
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
  return page
}

describe.each(VIEWPORTS)('a login link, opened on a %s with a session', (device, viewport) => {
  it('asks first, and the question does not use up the link', async () => {
    const [own, other] = [`own-${device}@example.com`, `other-${device}@example.com`]
    const page = await openAs(own, viewport)
    const before = await tokenOf(page)
    await visits.calls.register(other)
    const link = `/auth/login/by-token/${await visits.loginToken(other)}`
    await page.goto(link)
    await page.getByText(`You’re logged in as ${own}. Log in with this link instead?`).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Stay on this account' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
    expect(await tokenOf(page)).toBe(before)

    await page.goto(link)
    await page.getByRole('button', { name: 'Log in with this link' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
    const after = (await tokenOf(page)) ?? ''
    expect(await visits.calls.me(after)).toMatchObject({ email: other })
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(other)
    await expect.poll(() => visits.calls.statusOf(before ?? '')).toBe(401)
  })
})

describe('an invalid link, opened with a session', () => {
  it.each([
    ['logs in', 'login/by-token', 'Log in with this link'],
    ['resets a password', 'reset-password', null],
  ])('says so if it %s, and keeps the session', async (_, path, agree) => {
    const page = await openAs(`${path.replace('/', '-')}@example.com`)
    const before = await tokenOf(page)
    await page.goto(`/auth/${path}/none`)
    if (agree !== null) await page.getByRole('button', { name: agree }).click()
    await page.getByRole('alert').filter({ hasText: 'This link is no longer valid. You’re still logged in' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
    expect(await tokenOf(page)).toBe(before)
  })
})

describe('the return address of a provider, opened with a session', () => {
  it.each(['login', 'register', 'activate'])('does not replace the session, and says so (%s)', async (flow) => {
    const token = await visits.calls.register(`back-${flow}@example.com`)
    const page = await visits.open('/contact', { token })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('ViaGoogle')) asked.push(request.url())
    })
    await page.goto(`/auth/${flow}/via-google?code=somebody-elses`)
    await page.getByText('You’re already logged in.').waitFor()
    expect([await tokenOf(page), asked]).toEqual([token, []])
    await page.getByRole('button', { name: 'Stay on this account' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/(day-plan\/|coupon\/access-code)/)
    expect([await tokenOf(page), asked]).toEqual([token, []])
  })
})
