import { requireCalendarDay } from '@dayplate/dates'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkTokenIn } from '../../server/test/tools/mailbox.ts'
import { DESKTOP, pathOf, PHONE, startAccessVisits, type AccessVisits } from './access-visit.ts'
import { findBarriers } from './barriers.ts'
import { titleOf } from './pages-visit.ts'

/** Second specification document, section 4. */
const FORCED_LOGOUT_MS = 10_000

let visits: AccessVisits
beforeAll(async () => {
  visits = await startAccessVisits()
})
afterAll(() => visits.close())

const send = (page: Page) => page.getByRole('button', { name: 'Send the e-mail' })
const remove = (page: Page) => page.getByRole('button', { name: 'Delete my account' })
const sure = (page: Page) => page.getByRole('checkbox')

/** The path of the newest removal link that was written to an address. */
const mailedPath = async (address: string): Promise<string> =>
  `/remove-account/${await linkTokenIn(visits.server, address, 'remove-account')}`

const NOTHING = { token: null, email: null, userId: null, cookie: '' }

/** The stored data of the user in the browser. */
const heldOf = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('token'),
    email: localStorage.getItem('email'),
    userId: localStorage.getItem('userId'),
    cookie: document.cookie,
  }))

describe('removing an account', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('works from the request and the mail to the login on %s', async (_, viewport) => {
    const { email, token } = await visits.newPerson()
    const page = await visits.open('/remove-account/request', { viewport, token })
    await page.getByText(`we’ll send a link to ${email}`).waitFor()
    await send(page).click()
    await expect.poll(() => titleOf(page)).toBe('The e-mail is on its way')
    await page.clock.install()
    await page.goto(await mailedPath(email))
    await remove(page).waitFor()
    expect(await remove(page).isDisabled()).toBe(true)
    await sure(page).check()
    await remove(page).click()
    await expect.poll(() => titleOf(page)).toBe('Account deleted')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Account deleted')
    await page.clock.runFor(FORCED_LOGOUT_MS - 1_000)
    expect(pathOf(page)).toMatch(/^\/remove-account\//)
    await page.clock.runFor(1_000)
    await page.waitForURL('**/auth/login')
    expect(await heldOf(page)).toEqual(NOTHING)
    expect((await visits.server.client.call('{ me { id } }', { token })).status).toBe(401)
  })

  it('clears the browser at once, and does not redirect a user who has left the page', async () => {
    const { email, token } = await visits.newPerson()
    const page = await visits.open('/remove-account/request', { token })
    await send(page).click()
    await expect.poll(() => titleOf(page)).toBe('The e-mail is on its way')
    await page.clock.install()
    await page.goto(await mailedPath(email))
    await sure(page).check()
    await remove(page).click()
    await expect.poll(() => titleOf(page)).toContain('Account deleted')
    expect(await heldOf(page)).toEqual(NOTHING)
    await page.getByRole('link', { name: 'Guide' }).first().click()
    await page.waitForURL((url) => !url.pathname.startsWith('/remove-account'))
    await expect.poll(() => titleOf(page)).not.toBe('Account deleted')
    const elsewhere = pathOf(page)
    await page.clock.runFor(FORCED_LOGOUT_MS + 2_000)
    expect(pathOf(page)).toBe(elsewhere)
    expect(await heldOf(page)).toEqual(NOTHING)
  })

  it('names the account, and keeps the session of another logged-in user', async () => {
    const { id, email, token } = await visits.newPerson()
    await subscribe(id, 'Stripe')
    await visits.server.client.call('mutation { removeAccount { request { __typename } } }', { token })
    const other = await visits.newPerson()
    const page = await visits.open(await mailedPath(email), { token: other.token })
    await page.getByText(`This link deletes the account of ${email.slice(0, 1)}***@dayplate.example.`).waitFor()
    await page.getByText('You’re logged in here with a different account. That account isn’t deleted.').waitFor()
    await page.getByText('You have a subscription that renews by card.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.clock.install()
    await sure(page).check()
    await remove(page).click()
    await expect.poll(() => titleOf(page)).toBe('Account deleted')
    await page.clock.runFor(FORCED_LOGOUT_MS + 1_000)
    expect(await titleOf(page)).toBe('Account deleted')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(other.token)
    expect((await visits.server.client.call('{ me { id } }', { token })).status).toBe(401)
  })

  it('reports a failure when the link cannot be checked, and retries', async () => {
    const { email, token } = await visits.newPerson()
    await visits.server.client.call('mutation { removeAccount { request { __typename } } }', { token })
    const page = await visits.open('/auth/login')
    await page.route('**/graphql?q=AccountRemoval', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto(await mailedPath(email))
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/graphql?q=AccountRemoval')
    await again.click()
    await remove(page).waitFor()
    expect(await page.getByText('a different account').count()).toBe(0)
  })

  it('says when a link was used, and links to a new one', async () => {
    const page = await visits.open('/remove-account/no-such-link')
    await expect.poll(() => titleOf(page)).toBe('This link has expired')
    await page.getByText('This link is no longer valid. Please ask for a new one.').waitFor()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.waitForURL('**/auth/login?from=*')
  })

  it.each([
    [
      'an answer that refuses the input',
      {
        json: {
          data: {
            removeAccount: {
              __typename: 'RemoveAccountMutation',
              confirm: { __typename: 'ValidationException', code: 400, details: [] },
            },
          },
        },
      },
    ],
    ['no answer', { status: 500, body: '' }],
  ])('can be retried after %s', async (_, answer) => {
    const { email, token } = await visits.newPerson()
    const page = await visits.open('/remove-account/request', { token })
    await send(page).click()
    await expect.poll(() => titleOf(page)).toBe('The e-mail is on its way')
    await page.goto(await mailedPath(email))
    await page.route('**/graphql?m=RemoveAccountConfirm', (route) => route.fulfill(answer))
    await sure(page).check()
    await remove(page).click()
    await page.getByRole('alert').getByText('We couldn’t delete your account.').waitFor()
    await page.getByText('Please try again in a moment.').waitFor()
    await page.unroute('**/graphql?m=RemoveAccountConfirm')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => titleOf(page)).toBe('Account deleted')
  })

  it('lists each subscription that continues elsewhere, and no other', async () => {
    const { id, token } = await visits.newPerson()
    for (const operator of ['AppStore', 'GooglePlay', 'Stripe'] as const) await subscribe(id, operator)
    const page = await visits.open('/remove-account/request', { token })
    await page.getByText('You have a subscription in the App Store.').waitFor()
    await page.getByText('You have a subscription in Google Play.').waitFor()
    await page.getByText('You have a subscription that renews by card.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    const other = await visits.open('/remove-account/request', { token: (await visits.newPerson()).token })
    await send(other).waitFor()
    expect(await other.getByRole('link', { name: 'Keep my account' }).getAttribute('href')).toBe('/settings')
    expect(await other.getByText('You have a subscription').count()).toBe(0)
  })

  it('reports a failure when the mail cannot be requested', async () => {
    const { token } = await visits.newPerson()
    const page = await visits.open('/remove-account/request', { token })
    await page.route('**/graphql?m=RemoveAccountRequest', (route) => route.fulfill({ status: 500, body: '' }))
    await send(page).click()
    await page.getByRole('alert').getByText('Something went wrong.').waitFor()
    expect(await send(page).isEnabled()).toBe(true)
  })

  it('is requested by logged-in users, and confirmed by the owner of the link', async () => {
    const page = await visits.open('/remove-account/request')
    await page.waitForURL('**/auth/login?from=*')
    expect(new URL(page.url()).searchParams.get('from')).toBe('/remove-account/request')
  })
})

const subscribe = (userId: string, operator: 'AppStore' | 'GooglePlay' | 'Stripe') =>
  visits.server.services.db
    .insertInto('subscriptions')
    .values({
      user_id: userId,
      operator,
      gives_diet: true,
      gives_video_workout: false,
      renews_on: requireCalendarDay('2099-01-01'),
      created_at: new Date(visits.server.clock.now()),
    })
    .execute()
