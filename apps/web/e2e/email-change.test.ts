import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../server/test/tools/account-calls.ts'
import { linkTokenIn } from '../../server/test/tools/mailbox.ts'
import { pathOf, startAuthVisits, type AuthVisits } from './auth-visit.ts'
import { findBarriers } from './barriers.ts'
import { DESKTOP, PHONE, settled } from './settings-visit.ts'

let visits: AuthVisits
beforeAll(async () => {
  visits = await startAuthVisits()
})
afterAll(() => visits.close())
beforeEach(() => visits.server.clock.moveDays(1))

const linkTo = async (email: string) =>
  `/auth/confirm-email/${await linkTokenIn(visits.server, email, 'confirm-email')}`

async function openSettings(token: string, viewport = PHONE): Promise<Page> {
  const page = await visits.open('/settings', { token, viewport })
  await settled(page)
  return page
}

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change E-mail' }).click()
  await page.getByLabel('New e-mail').fill(email)
  await page.keyboard.press('Enter')
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a changed e-mail address on a %s', (device, viewport) => {
  const [before, after] = [`before-${device}@example.com`, `after-${device}@example.com`]

  it('waits for its link, is confirmed by the link, and then logs in to the account', async () => {
    const token = await visits.calls.register(before)
    const page = await openSettings(token, viewport)
    await askFor(page, after)
    await page.getByText(`Open the link we sent to ${after}.`).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await visits.server.settled()
    await page.goto(await linkTo(after))
    await page.getByRole('heading', { name: 'Your new e-mail is confirmed' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect([await visits.calls.canLogIn(before, PASSWORD), await visits.calls.canLogIn(after, PASSWORD)]).toEqual([
      false,
      true,
    ])
    await page.goto('/settings')
    await settled(page)
    expect(await page.getByText(after).count()).toBeGreaterThan(0)
    expect(await page.getByText('Open the link we sent').count()).toBe(0)
  })

  it('gets another link on request, and is dropped if the user keeps the old address', async () => {
    const own = `keeps-${device}@example.com`
    const page = await openSettings(await visits.calls.register(own), viewport)
    await askFor(page, `lost-${device}@example.com`)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByRole('status').getByText('A new link is on its way.').waitFor()
    await page.getByRole('button', { name: 'Keep my e-mail' }).click()
    await page.getByText('Open the link we sent').waitFor({ state: 'detached' })
    await page.locator('button:focus', { hasText: 'Change' }).waitFor()
    expect(await visits.calls.canLogIn(own, PASSWORD)).toBe(true)
  })

  it('asks for the password if the login was a while ago', async () => {
    const token = await visits.calls.register(`proves-${device}@example.com`)
    visits.server.clock.moveDays(0.01)
    const page = await openSettings(token, viewport)
    await askFor(page, `proved-${device}@example.com`)
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText(`Open the link we sent to proved-${device}@example.com.`).waitFor()
    expect(await page.getByLabel('Your password').count()).toBe(0)
  })

  it('is confirmed even if another user is logged in, and that user stays logged in', async () => {
    const [own, other] = [`stays-here-${device}@example.com`, `moves-${device}@example.com`]
    const [token, others] = [await visits.calls.register(own), await visits.calls.register(other)]
    await askFor(await openSettings(others, viewport), `moved-${device}@example.com`)
    await expect.poll(() => linkTo(`moved-${device}@example.com`).catch(() => null)).not.toBeNull()
    const page = await visits.open(await linkTo(`moved-${device}@example.com`), { token, viewport })
    await page.getByText('The account this link belongs to now has this address.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan/)
  })
})

describe('a link to a new address', () => {
  it('leads a visitor to the login and then to the settings if it does not work', async () => {
    const page = await visits.open('/auth/confirm-email/none', { viewport: PHONE })
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await expect.poll(() => page.url()).toContain('/auth/login?from=%2Fsettings')
  })
})

it('a name that is changed in the settings appears in the menu', async () => {
  const page = await openSettings(await visits.calls.register('named@example.com'), DESKTOP)
  await page.getByRole('button', { name: 'Change First name' }).click()
  await page.getByLabel('First name').fill('Zofia')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Your name is saved.').waitFor()
  await page.getByRole('heading', { name: 'Zofia' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Account: Zofia' }).count()).toBe(1)
})

describe('a typed e-mail address', () => {
  it('is kept between the login and "Forgot your password?" without appearing in the URL', async () => {
    const page = await visits.open('/auth/login', { viewport: PHONE })
    await page.getByLabel('E-mail').fill('typed@example.com')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect.poll(() => pathOf(page)).toBe('/auth/remind-password')
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('typed@example.com')
    await page.getByLabel('E-mail').fill('other@example.com')
    expect(page.url()).not.toContain('example.com')
    await page.locator('main').getByRole('link', { name: 'Log in' }).click()
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('other@example.com')
    expect(await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage]))).not.toContain(
      'example.com',
    )
  })
})
