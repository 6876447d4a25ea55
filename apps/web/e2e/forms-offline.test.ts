import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openPage } from './pages-visit.ts'
import { sessionsOf } from './routes-viewers.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const viewport = { width: 390, height: 844 }
const newcomer = () => sessionsOf(address)('newcomer', true)
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Check your connection and try again.' })
const unreached = (page: Page) => page.getByText('Can’t connect to Dayplate')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface FilledForm {
  readonly page: Page
  readonly submit: string
  /** The text that is shown after the form was sent. */
  readonly answer: string
}

/** Sends the form once, so that the code that sends it has loaded. */
async function fillLogin(opened?: Page): Promise<FilledForm> {
  const page = opened ?? (await openPage(browser, address, { viewport }))
  if (opened === undefined) await page.goto('/auth/login')
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
  const form = { page, submit: 'Log in', answer: 'That e-mail and password don’t match.' }
  await button(page, form.submit).click()
  await page.getByText(form.answer).waitFor()
  return form
}

async function fillAccessCode(): Promise<FilledForm> {
  const page = await openPage(browser, address, { viewport, token: await newcomer() })
  await page.goto('/coupon/access-code')
  await page.getByLabel('Access code').fill('NOBODY-KNOWS')
  const form = { page, submit: 'Use the code', answer: 'We don’t recognise this code' }
  await button(page, form.submit).click()
  await page.getByText(form.answer).waitFor()
  return form
}

async function fillNewPassword(): Promise<FilledForm> {
  const page = await openPage(browser, address, { viewport, token: await newcomer() })
  await page.goto('/settings')
  await button(page, 'Change Password').click()
  await page.getByLabel('Current password').fill('new-plate')
  await page.getByLabel('New password').fill('barley-and-thyme')
  return { page, submit: 'Save new password', answer: 'Your new password is saved.' }
}

describe('a form that was sent without a connection', () => {
  it.each([
    ['that logs in', fillLogin],
    ['that takes an access code', fillAccessCode],
    ['that changes the password', fillNewPassword],
  ])('%s says so until the connection is back', async (_, fill) => {
    const { page, submit, answer } = await fill()
    await page.context().setOffline(true)
    await button(page, submit).click()
    await notice(page).filter({ hasText: 'You are offline.' }).waitFor()
    await page.context().setOffline(false)
    await notice(page).waitFor({ state: 'detached' })
    expect(await unreached(page).count()).toBe(0)
    await button(page, submit).click()
    await page.getByText(answer).waitFor()
  })

  it('works again after a reload if the code that sends it had not loaded', async () => {
    const page = await openPage(browser, address, { viewport })
    await page.route(/assets\/gateway-/, (route) => route.abort())
    await page.goto('/auth/login')
    await page.getByLabel('E-mail').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
    await button(page, 'Log in').click()
    await unreached(page).waitFor()
    await page.unroute(/assets\/gateway-/)
    const loaded = page.waitForEvent('load')
    await button(page, 'Log in').click()
    await loaded
    const form = await fillLogin(page)
    expect(await page.getByText(form.answer).count()).toBe(1)
  })

  it('keeps saying that the server is unreachable while the device is online', async () => {
    const { page, submit } = await fillLogin()
    await page.route('**/graphql?m=Login', (route) => route.abort())
    await button(page, submit).click()
    await unreached(page).waitFor()
    expect(await notice(page).count()).toBe(1)
  })
})

it('a mailed link that was opened without a connection is checked once the connection is back', async () => {
  const page = await openPage(browser, address, { viewport })
  await page.route('**/graphql?q=ValidateResetPasswordToken', async (route) => {
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await page.goto(`/auth/reset-password/${'a'.repeat(43)}`)
  await notice(page).filter({ hasText: 'You are offline.' }).waitFor()
  await page.unroute('**/graphql?q=ValidateResetPasswordToken')
  await page.context().setOffline(false)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/auth/login')
})
