import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { runSql } from '../../../tools/database/run-sql.ts'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { PAGE_PATIENCE_MS } from './clean-page.ts'
import { openPage } from './pages-visit.ts'
import { cardOf, DESKTOP, keptOf, openSettings, PHONE, settled } from './settings-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** A flow with a provider takes two servers and three pages, each in its own process. */
const PATIENCE_MS = 2 * PAGE_PATIENCE_MS
const TITLE = 'Login methods'
const PASSWORD = 'plum-and-rye'
/** The database of the product that all journeys share. */
const JOURNEYS = 'journeys'

const tokenAnswer = z.object({ data: z.object({ register: z.object({ token: z.string() }) }) })

/** Registers a user with a password and no provider. Returns the token. */
async function newPerson(): Promise<string> {
  const request = `email: "${randomUUID()}@dayplate.example", password: "${PASSWORD}", agreementsTermsAndConditions: true`
  const query = `mutation { register(request: { ${request} }) { ... on Token { token } } }`
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return tokenAnswer.parse(await response.json()).data.register.token
}

async function chooseWhoToBe(page: Page): Promise<void> {
  await page.getByLabel('Account').fill(randomUUID())
  await page.getByLabel('E-mail', { exact: true }).fill(`${randomUUID()}@example.com`)
  await page.getByLabel('E-mail is verified').check()
  await page.getByRole('button', { name: 'Go on' }).click()
}

async function add(page: Page, provider: string): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS)
  await page.getByRole('link', { name: `Add ${provider}` }).click()
  await chooseWhoToBe(page)
  await page.waitForURL('**/settings')
  await settled(page)
  await row(page, provider).waitFor()
}

/** Signs up with Google, which creates an account without a password. */
async function signedUpOverGoogle(): Promise<Page> {
  const page = await openPage(browser, address)
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto('/auth/register')
  await page.getByText('I accept the').click({ position: { x: 2, y: 2 } })
  await page.getByRole('link', { name: 'Sign up with Google' }).click()
  await chooseWhoToBe(page)
  await page.waitForURL('**/day-plan**')
  await page.goto('/settings')
  await settled(page)
  return page
}

const row = (page: Page, provider: string) => cardOf(page, TITLE).locator('li', { hasText: provider }).first()
const button = (page: Page, name: string) => cardOf(page, TITLE).getByRole('button', { name, exact: true })
const isGoogleLinked = async (token: string | null) =>
  (await keptOf(address, token, 'isAbleToLoginWithGoogle'))['isAbleToLoginWithGoogle']
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('a linked provider on a %s', (_, viewport) => {
  it('can be removed after a question, by keyboard only, and added again', async () => {
    const token = await newPerson()
    const page = await openSettings(browser, address, { token, viewport })
    await add(page, 'Google')
    expect(await row(page, 'Google').innerText()).toContain('Linked')
    await button(page, 'Remove Google').focus()
    await page.keyboard.press('Enter')
    await page.getByText('You won’t be able to log in with Google any more.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.getByText('You won’t be able to log in').waitFor({ state: 'detached' })
    expect(await isGoogleLinked(token)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.locator('button:focus', { hasText: 'Remove Google' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Google removed').waitFor()
    await page.locator('h2:focus', { hasText: TITLE }).waitFor()
    await page.getByRole('link', { name: 'Add Google' }).waitFor()
    expect([await isGoogleLinked(token), await button(page, 'Remove Google').count()]).toEqual([false, 0])
  })
})

describe('the last login method', () => {
  it('cannot be removed, and says what to do first', async () => {
    const page = await signedUpOverGoogle()
    expect(await row(page, 'Google').innerText()).toContain('This is the only way to log in')
    expect(await button(page, 'Remove Google').count()).toBe(0)
    await add(page, 'Facebook')
    await button(page, 'Remove Google').waitFor()
  })

  it('stays when another page has removed the other one in the meantime', async () => {
    const page = await signedUpOverGoogle()
    await add(page, 'Facebook')
    await button(page, 'Remove Google').click()
    const other = await openSettings(browser, address, { token: await tokenOf(page) })
    await button(other, 'Remove Facebook').click()
    await button(other, 'Remove Facebook').click()
    await other.getByRole('status').getByText('Facebook removed').waitFor()
    await button(page, 'Remove Google').click()
    await page.locator('h2:focus', { hasText: TITLE }).waitFor()
    await expect.poll(() => row(page, 'Google').innerText()).toContain('This is the only way to log in')
    expect(await page.getByText('Google removed').count()).toBe(0)
    expect(await isGoogleLinked(await tokenOf(page))).toBe(true)
  })
})

it('stays linked without a connection', async () => {
  const token = await newPerson()
  const page = await openSettings(browser, address, { token })
  await add(page, 'Google')
  await button(page, 'Remove Google').click()
  await page.context().setOffline(true)
  await button(page, 'Remove Google').click()
  await page.getByRole('status').getByText('You’re offline, so Google is still linked.').waitFor()
  expect(await isGoogleLinked(token)).toBe(true)
})

/** Moves the login ten minutes into the past, because a journey cannot wait that long. */
const letTimePass = (token: string | null) =>
  runSql(
    { ...inject('postgres'), database: JOURNEYS },
    `update auth_tokens set proved_at = proved_at - interval '10 minutes' where token_hash = sha256('${token}')`,
  )

/** Lets the page's addresses of providers expire, as if it had been open for more than an hour. */
async function letTicketsEnd(page: Page, token: string): Promise<void> {
  await runSql(
    { ...inject('postgres'), database: JOURNEYS },
    `update social_tickets set expires_at = now() where user_id = (select user_id from auth_tokens where token_hash = sha256('${token}'))`,
  )
  await page.clock.setFixedTime(Date.now() + 61 * 60_000)
}

it('is added from a page that was open for more than an hour', async () => {
  const token = await newPerson()
  const page = await openSettings(browser, address, { token })
  await page.getByRole('link', { name: 'Add Google' }).waitFor()
  await letTicketsEnd(page, token)
  await letTimePass(token)
  page.setDefaultTimeout(PATIENCE_MS)
  await page.getByRole('link', { name: 'Add Google' }).click()
  await chooseWhoToBe(page)
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings')
  await row(page, 'Google').waitFor()
  expect(await isGoogleLinked(token)).toBe(true)
})

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('some time after the login, on a %s', (_, viewport) => {
  it('adds and removes a provider after the password was entered', async () => {
    const token = await newPerson()
    const page = await openSettings(browser, address, { token, viewport })
    page.setDefaultTimeout(PATIENCE_MS)
    await page.getByRole('link', { name: 'Add Google' }).click()
    await page.getByLabel('Account').waitFor()
    await letTimePass(token)
    await chooseWhoToBe(page)
    await page.getByLabel('Your password').fill('not-it-at-all')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('alert').getByText('That password isn’t right.').waitFor()
    expect(await isGoogleLinked(token)).toBe(false)
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings')
    await button(page, 'Remove Google').click()
    await letTimePass(token)
    await page.getByText('You won’t be able to log in').waitFor()
    await cardOf(page, TITLE).locator('li').getByRole('button', { name: 'Remove Google' }).last().click()
    await page.getByLabel('Your password').fill(PASSWORD)
    expect(await isGoogleLinked(token)).toBe(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('status').getByText('Google removed').waitFor()
    expect(await isGoogleLinked(token)).toBe(false)
  })
})

it('asks a user without a password to log in again first, some time after the login', async () => {
  const page = await signedUpOverGoogle()
  await add(page, 'Facebook')
  await letTimePass(await tokenOf(page))
  await button(page, 'Remove Google').click()
  await button(page, 'Remove Google').click()
  await page.getByText('For your safety, log out and in again').waitFor()
  await cardOf(page, TITLE).getByRole('link', { name: 'Log out' }).click()
  // After the next login the user returns to the settings.
  await page.waitForURL(/\/auth\/login\?from=%2Fsettings$/)
  expect(await tokenOf(page)).toBeNull()
})
