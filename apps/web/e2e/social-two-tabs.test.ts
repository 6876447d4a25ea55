import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { DEMO_CREDENTIALS } from '../../server/src/scenario/index.ts'
import { findBarriers } from './barriers.ts'
import { be, openPage, PATIENCE_MS } from './social-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const PHONE = { viewport: { width: 390, height: 844 } }
const DESKTOP = { viewport: { width: 1280, height: 800 } }

const pathOf = (page: Page): string => new URL(page.url()).pathname
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))
const emailHere = (page: Page) => page.evaluate(() => localStorage.getItem('email'))
const comesToPlan = (page: Page) => expect.poll(() => pathOf(page), { timeout: PATIENCE_MS }).toMatch(/^\/day-plan/)
const emailOf = (subject: string): string => `${subject}@example.com`

/** Signs up a new user with a provider. Returns the user's name there. */
async function signUp(): Promise<string> {
  const subject = `two-tabs-${randomUUID()}`
  const page = await openPage(browser, address)
  await page.goto('/social/start/google?flow=register')
  await be(page, subject)
  await page.getByText('I accept the').click({ position: { x: 2, y: 2 } })
  await page.getByRole('button', { name: 'Create my account' }).click()
  await comesToPlan(page)
  return subject
}

/** Goes to the provider's page where the test chooses an identity. */
async function leaveForGoogle(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Log in with Google' }).click()
  await page.getByLabel('Account').waitFor()
}

async function openSecondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  tab.setDefaultTimeout(PATIENCE_MS)
  return tab
}

async function logInByPassword(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill(DEMO_CREDENTIALS.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_CREDENTIALS.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await comesToPlan(page)
}

const saysWhoIsHere = (page: Page, email: string) =>
  page.getByText(`You’re logged in as ${email}. To use another account`).waitFor()

const entryAnswer = z.object({ data: z.object({ loginViaGoogle: z.object({ token: z.string() }) }) })

async function statusOf(token: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-auth-token': token }
  const body = JSON.stringify({ query: '{ me { email } }' })
  return (await fetch(`${address}/graphql`, { method: 'POST', headers, body })).status
}

describe('a flow with a provider that ends after another login in the same browser', () => {
  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('names the current user on a %s, and does not switch accounts', async (_, look) => {
    const subject = await signUp()
    const first = await openPage(browser, address, look)
    await leaveForGoogle(first)
    const second = await openSecondTab(first)
    await logInByPassword(second)
    const token = await tokenOf(second)
    await be(first, subject)
    await saysWhoIsHere(first, DEMO_CREDENTIALS.email)
    expect([await tokenOf(first), await emailHere(first)]).toEqual([token, DEMO_CREDENTIALS.email])
    expect(await findBarriers(first)).toEqual([])
    await first.getByRole('button', { name: 'Stay on this account' }).focus()
    await first.keyboard.press('Enter')
    await comesToPlan(first)
    expect(await tokenOf(second)).toBe(token)
  })

  it('offers the logout, and does not use up the hand-off', async () => {
    const subject = await signUp()
    const first = await openPage(browser, address)
    await leaveForGoogle(first)
    await logInByPassword(await openSecondTab(first))
    await be(first, subject)
    await saysWhoIsHere(first, DEMO_CREDENTIALS.email)
    const handoff = first.url()
    await first.getByRole('link', { name: 'Log out' }).click()
    await expect.poll(() => first.url(), { timeout: PATIENCE_MS }).toMatch(/\/auth\/login\?from=%2Fday-plan$/)
    await first.goto(handoff)
    await comesToPlan(first)
    expect(await emailHere(first)).toBe(emailOf(subject))
  })

  it('logs in the first of two users, and tells the second', async () => {
    const [one, other] = await Promise.all([signUp(), signUp()])
    const first = await openPage(browser, address)
    await leaveForGoogle(first)
    const second = await openSecondTab(first)
    await leaveForGoogle(second)
    await be(second, other)
    await comesToPlan(second)
    await be(first, one)
    await saysWhoIsHere(first, emailOf(other))
    expect(await emailHere(second)).toBe(emailOf(other))
  })

  it('ends the unused session if the other login came between the call and its answer', async () => {
    const subject = await signUp()
    const first = await openPage(browser, address)
    await leaveForGoogle(first)
    const second = await openSecondTab(first)
    const unused = Promise.withResolvers<string>()
    await first.route('**/graphql?m=LoginViaGoogle', async (route) => {
      const response = await route.fetch()
      const { loginViaGoogle } = entryAnswer.parse(await response.json()).data
      await logInByPassword(second)
      await route.fulfill({ response })
      unused.resolve(loginViaGoogle.token)
    })
    await be(first, subject)
    const entry = await unused.promise
    await saysWhoIsHere(first, DEMO_CREDENTIALS.email)
    expect(await emailHere(first)).toBe(DEMO_CREDENTIALS.email)
    expect(await tokenOf(first)).not.toBe(entry)
    await expect.poll(() => statusOf(entry)).toBe(401)
  })
})
