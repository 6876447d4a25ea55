import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { linkTokenIn } from '../../server/test/tools/mailbox.ts'
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

const activationLinkOf = async (email: string) =>
  `/auth/activate/${await linkTokenIn(visits.server, email, 'activate-account')}`

async function chooseNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
}

/** Runs in the page. Calls time out only when the test dispatches "too-late". */
function endWaitsByHand(): void {
  AbortSignal.timeout = () => {
    const wait = new AbortController()
    addEventListener('too-late', () => wait.abort(new DOMException('too late', 'TimeoutError')))
    return wait.signal
  }
}

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a link of another account, opened on a %s with a session', (device, viewport) => {
  it('resets the password of that account and keeps the session, with links to continue and to log out', async () => {
    const [own, other] = [`stays-${device}@example.com`, `reset-${device}@example.com`]
    const session = await visits.calls.register(own)
    await visits.calls.register(other)
    const link = `/auth/reset-password/${await visits.resetToken(other)}`
    const page = await visits.open(link, { token: session, viewport })
    await chooseNewPassword(page)
    await page.getByRole('heading', { name: 'New password saved' }).waitFor()
    const said = page.getByRole('status').filter({ hasText: `you’re still logged in as ${own}.` })
    expect(await said.innerText()).not.toContain(other)
    expect(await findBarriers(page)).toEqual([])
    expect(await visits.calls.canLogIn(other, NEW_PASSWORD)).toBe(true)
    expect([await tokenOf(page), await visits.calls.statusOf(session)]).toEqual([session, 200])
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
  })

  it('confirms that address, and says that the user’s own is still unconfirmed', async () => {
    const [own, other] = [`waits-${device}@example.com`, `confirmed-${device}@example.com`]
    const session = await visits.calls.register(own)
    const ofOther = await visits.calls.register(other)
    const page = await visits.open(await activationLinkOf(other), { token: session, viewport })
    await page.getByRole('heading', { name: 'Address confirmed' }).waitFor()
    const said = page.getByRole('status').filter({ hasText: `logged in as ${own}, which isn’t confirmed yet` })
    expect(await said.innerText()).not.toContain(other)
    expect(await page.getByText('Your e-mail is confirmed').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    expect([await visits.calls.isActive(session), await visits.calls.isActive(ofOther)]).toEqual([false, true])
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
  })
})

describe('a password that is reset', () => {
  it('by a link of another account offers the logout', async () => {
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

  it('does not name the current user if the query fails, and keeps the session', async () => {
    const session = await visits.calls.register('untold@example.com')
    await visits.calls.register('reset-untold@example.com')
    const link = `/auth/reset-password/${await visits.resetToken('reset-untold@example.com')}`
    const page = await visits.open(link, { token: session })
    await page.route('**/graphql?q=WhoIsHere', (route) => route.abort())
    await chooseNewPassword(page)
    await page.getByText('We’ve changed the password of the account this link was sent to.').waitFor()
    expect(await page.getByText('still logged in').count()).toBe(0)
    expect(await tokenOf(page)).toBe(session)
  })

  it('is reported as saved even if the query for the current user times out', async () => {
    const session = await visits.calls.register('unanswered@example.com')
    await visits.calls.register('reset-unanswered@example.com')
    const page = await visits.open('/contact', { token: session })
    await page.addInitScript(endWaitsByHand)
    const isAsked = Promise.withResolvers<void>()
    await page.route('**/graphql?q=WhoIsHere', () => isAsked.resolve())
    await page.goto(`/auth/reset-password/${await visits.resetToken('reset-unanswered@example.com')}`)
    await chooseNewPassword(page)
    await isAsked.promise
    await page.evaluate(() => dispatchEvent(new Event('too-late')))
    await page.getByText('We’ve changed the password of the account this link was sent to.').waitFor()
    expect(await tokenOf(page)).toBe(session)
  })
})

describe('an address that is confirmed', () => {
  it('is not called the user’s own if the query fails', async () => {
    const session = await visits.calls.register('asks@example.com')
    await visits.calls.register('confirmed@example.com')
    const page = await visits.open('/contact', { token: session })
    await page.route('**/graphql?q=Activation', (route) => route.abort())
    await page.goto(await activationLinkOf('confirmed@example.com'))
    await page.getByText('We’ve confirmed the address this link was sent to.').waitFor()
    expect(await page.getByText('logged in here').count()).toBe(0)
  })

  it('is called the user’s own if it is', async () => {
    const session = await visits.calls.register('mine@example.com')
    const page = await visits.open(await activationLinkOf('mine@example.com'), { token: session })
    await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor()
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await expect.poll(() => pathOf(page)).toMatch(/^\/day-plan\//)
  })

  it('links to the login if the session has ended', async () => {
    const session = await visits.calls.register('ended@example.com')
    const link = await activationLinkOf('ended@example.com')
    await visits.calls.reset(await visits.resetToken('ended@example.com'), NEW_PASSWORD)
    const page = await visits.open(link, { token: session })
    await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Log in' }).waitFor()
    expect(await tokenOf(page)).toBeNull()
  })
})
