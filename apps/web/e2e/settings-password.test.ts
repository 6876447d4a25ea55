import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { loseAnswer } from './route-once.ts'
import { cardOf, DESKTOP, keptOf, openSettings, PHONE, sayOfPerson, settled } from './settings-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const PASSWORD = 'plum-and-rye'
const NEXT = 'barley-and-thyme'
const answerSchema = z.object({ data: z.object({ answer: z.object({ token: z.string().optional() }) }) })

async function ask(query: string): Promise<string | null> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0',
    },
    body: JSON.stringify({ query }),
  })
  return answerSchema.parse(await response.json()).data.answer.token ?? null
}

const logIn = (email: string, password: string) =>
  ask(`mutation { answer: login(email: "${email}", password: "${password}") { ... on Token { token } } }`)

/** A new user with one session. */
async function newPerson(): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@dayplate.example`
  const token = await ask(`mutation { answer: register(request: {
    email: "${email}", password: "${PASSWORD}", agreementsTermsAndConditions: true }) { ... on Token { token } } }`)
  return { email, token: token ?? '' }
}

const isSignedIn = (token: string | null) =>
  keptOf(address, token, 'id').then(
    () => true,
    () => false,
  )
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function openForm(page: Page): Promise<void> {
  await cardOf(page, 'Login methods').getByRole('button', { name: 'Change' }).click()
  await field(page, 'New password').waitFor()
}

async function fill(page: Page, current: string, next: string): Promise<void> {
  await field(page, 'Current password').fill(current)
  await field(page, 'New password').fill(next)
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('changing the password on %s', (_, viewport) => {
  it('shows errors of empty fields, then saves, and logs out on all other devices', async () => {
    const { email, token } = await newPerson()
    const other = await logIn(email, PASSWORD)
    const page = await openSettings(browser, address, { token, viewport })
    await openForm(page)
    await button(page, 'Save new password').click()
    await expect.poll(() => page.getByText('Value is required.').count()).toBe(2)
    await page.locator('input[name=currentPassword]:focus').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await fill(page, PASSWORD, NEXT)
    await page.keyboard.press('Enter')
    await page.getByText('Your new password is saved.').waitFor()
    expect([await isSignedIn(token), await isSignedIn(other)]).toEqual([true, false])
    expect([await logIn(email, PASSWORD), (await logIn(email, NEXT)) !== null]).toEqual([null, true])
    expect(await field(page, 'New password').count()).toBe(0)
  })
})

describe('changing the password', () => {
  it('shows at its field that the current password is wrong', async () => {
    const { email, token } = await newPerson()
    const page = await openSettings(browser, address, { token })
    await openForm(page)
    await fill(page, 'not-it-at-all', NEXT)
    await button(page, 'Save new password').click()
    const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong.' })
    await alert.waitFor()
    await page.locator('input[name=currentPassword][aria-invalid=true]:focus').waitFor()
    const told = await field(page, 'Current password').getAttribute('aria-describedby')
    expect(await page.locator(`[id='${told?.split(' ').at(-1)}']`).innerText()).toContain('Check your current password')
    expect(await alert.innerText()).toContain('Please try again in a moment.')
    expect(await logIn(email, PASSWORD)).not.toBeNull()
    // The error disappears when the values change, so that two errors are never shown.
    await field(page, 'New password').fill('')
    await button(page, 'Save new password').click()
    await page.getByText('Value is required.').waitFor()
    expect(await page.getByText('Something went wrong.').count()).toBe(0)
  })

  it('refuses a weak new password at its field', async () => {
    const page = await openSettings(browser, address, { token: (await newPerson()).token })
    await openForm(page)
    await fill(page, PASSWORD, 'password')
    await button(page, 'Save new password').click()
    await page.getByText('This password is too easy to guess').waitFor()
    await page.locator('input[name=newPassword]:focus').waitFor()
    expect(await field(page, 'Current password').inputValue()).toBe(PASSWORD)
  })

  it('keeps the typed text when the connection is lost', async () => {
    const { email, token } = await newPerson()
    const page = await openSettings(browser, address, { token })
    await openForm(page)
    await fill(page, PASSWORD, NEXT)
    await page.context().setOffline(true)
    await button(page, 'Save new password').click()
    await page.getByRole('status').getByText('Check your connection').waitFor()
    expect(await field(page, 'New password').inputValue()).toBe(NEXT)
    await page.context().setOffline(false)
    await page.getByText('What you see may not be up to date').waitFor({ state: 'detached' })
    await button(page, 'Save new password').click()
    await page.getByText('Your new password is saved.').waitFor()
    expect(await logIn(email, NEXT)).not.toBeNull()
  })

  it('succeeds if it was already done and only the answer was lost', async () => {
    const { email, token } = await newPerson()
    const page = await openSettings(browser, address, { token })
    await openForm(page)
    await fill(page, PASSWORD, NEXT)
    await loseAnswer(page, '**/graphql?m=ChangePassword')
    await button(page, 'Save new password').click()
    await page.getByText('Can’t connect to Dayplate.').waitFor()
    expect(await logIn(email, NEXT)).not.toBeNull()
    await button(page, 'Save new password').click()
    await page.getByText('Your new password is saved.').waitFor()
  })

  it('says that it cancelled a pending change of address', async () => {
    const page = await openSettings(browser, address, { token: (await newPerson()).token })
    const profile = page.locator('section', { hasText: 'First name' }).first()
    await profile.getByRole('button', { name: 'Change E-mail' }).click()
    await field(page, 'New e-mail').fill(`${randomUUID()}@dayplate.example`)
    await button(page, 'Send the link').click()
    await page.getByText('Open the link we sent to').waitFor()
    await openForm(page)
    await fill(page, PASSWORD, NEXT)
    await button(page, 'Save new password').click()
    const said = page.getByRole('status').filter({ hasText: 'Your new password is saved.' })
    await said.getByText('We’ve cancelled your e-mail change. Start it again if you still want it.').waitFor()
    await page.getByText('Open the link we sent to').waitFor({ state: 'detached' })
    expect(await findBarriers(page)).toEqual([])
  })

  it('is not offered without a password; a link to choose one is', async () => {
    const { token } = await newPerson()
    const page = await openSettings(browser, address, { token })
    await sayOfPerson(page, { passwordIsSet: false, isAbleToLoginWithGoogle: true })
    await page.reload()
    await settled(page)
    const card = cardOf(page, 'Login methods')
    expect(await card.getByRole('button', { name: 'Change' }).count()).toBe(0)
    expect(await card.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/auth/set-password')
    expect((await card.innerText()).replaceAll(/\s+/g, ' ')).toContain('Google This is the only way to log in')
  })

  it('says why the password was removed after a login with a provider', async () => {
    const { token } = await newPerson()
    const page = await openSettings(browser, address, { token })
    await sayOfPerson(page, { passwordIsSet: false, passwordIsVoided: true, isAbleToLoginWithGoogle: true })
    await page.reload()
    await settled(page)
    const card = cardOf(page, 'Login methods')
    await card.getByText('we removed the old password: someone else could have chosen it').waitFor()
    expect(await card.getByRole('link', { name: 'Set a password' }).count()).toBe(1)
  })
})

it('says that all providers are linked once they are', async () => {
  const { token } = await newPerson()
  const page = await openSettings(browser, address, { token })
  expect(await page.getByText('are all set up').count()).toBe(0)
  const linked = { isAbleToLoginWithGoogle: true, isAbleToLoginWithApple: true, isAbleToLoginWithFacebook: true }
  await sayOfPerson(page, linked)
  await page.reload()
  await settled(page)
  expect(await cardOf(page, 'Login methods').getByText('Linked').count()).toBe(3)
  await page.getByText('Google, Apple and Facebook are all set up.').waitFor()
})

describe('the list of sessions', () => {
  const logins = (page: Page) => cardOf(page, 'Your devices').locator('li')

  it('ends one session, named by its browser, and then all others', async () => {
    const { email, token } = await newPerson()
    const others = [await logIn(email, PASSWORD), await logIn(email, PASSWORD), await logIn(email, PASSWORD)]
    const page = await openSettings(browser, address, { token })
    expect(await logins(page).count()).toBe(4)
    expect(await logins(page).first().innerText()).toContain('This device')
    expect(await logins(page).first().getByRole('button').count()).toBe(0)
    await logins(page).nth(1).getByRole('button', { name: 'Log out Firefox on Linux' }).click()
    await page.getByRole('status').getByText('Device logged out.').waitFor()
    await page.locator('h2:focus', { hasText: 'Your devices' }).waitFor()
    await expect.poll(() => logins(page).count()).toBe(3)
    expect((await Promise.all(others.map(isSignedIn))).filter(Boolean)).toHaveLength(2)
    await button(page, 'Log out on all other devices').click()
    await page.getByRole('status').getByText('Logged out on 2 devices.').waitFor()
    expect(await Promise.all([token, ...others].map(isSignedIn))).toEqual([true, false, false, false])
    expect(await button(page, 'Log out on all other devices').count()).toBe(0)
  })

  it('redirects the other device to the login with its next call', async () => {
    const { email, token } = await newPerson()
    const other = await openSettings(browser, address, { token: await logIn(email, PASSWORD) })
    const page = await openSettings(browser, address, { token })
    await button(page, 'Log out on all other devices').click()
    await expect.poll(() => logins(page).count()).toBe(1)
    await other.getByRole('switch', { name: /^Newsletter/ }).click()
    await other.waitForURL('**/auth/login**')
    expect(await isSignedIn(token)).toBe(true)
  })

  it('stays as it was without a connection', async () => {
    const { email, token } = await newPerson()
    const other = await logIn(email, PASSWORD)
    const page = await openSettings(browser, address, { token })
    await page.context().setOffline(true)
    await button(page, 'Log out on all other devices').click()
    await page.getByRole('status').getByText('no device was logged out').waitFor()
    expect([await logins(page).count(), await isSignedIn(other)]).toEqual([2, true])
  })
})

describe('the download of the user’s data', () => {
  it('is one file, and available until the limit is reached', async () => {
    const page = await openSettings(browser, address, { token: (await newPerson()).token })
    const download = page.waitForEvent('download')
    await button(page, 'Download my data').click()
    expect((await download).suggestedFilename()).toMatch(/^dayplate-\d{4}-\d\d-\d\d\.zip$/)
    await page.getByText('Downloaded. Look in your downloads folder.').waitFor()
    await page.route('**/me/data', (route) => route.fulfill({ status: 403, body: '{}' }))
    await button(page, 'Download my data').click()
    await page.getByText('Try again in an hour.').waitFor()
  })

  it('says that there is no connection, and works once there is', async () => {
    const page = await openSettings(browser, address, { token: (await newPerson()).token })
    await page.context().setOffline(true)
    await button(page, 'Download my data').click()
    await page.getByText('You’re offline. Check your connection and try again.').waitFor()
    await page.context().setOffline(false)
    const download = page.waitForEvent('download')
    await button(page, 'Download my data').click()
    expect(await (await download).failure()).toBeNull()
  })
})
