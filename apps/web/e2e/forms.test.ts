import { randomUUID } from 'node:crypto'
import type { Browser, Page, ViewportSize } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openPageForTest } from './page-for-test.ts'

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

async function openRegistration(viewport: ViewportSize = { width: 1280, height: 800 }): Promise<Page> {
  const page = await openPageForTest(browser, { address, viewport, locale: 'en-GB' })
  await page.goto(`${address}/auth/register`)
  return page
}

/** Answers all further registrations with a refusal. */
async function answerRegister(page: Page, refusal: { messages: readonly string[]; details: readonly object[] }) {
  const register = { __typename: 'ValidationException', code: 400, ...refusal }
  await page.unroute(/m=Register/)
  await page.route(/m=Register/, (route) => route.fulfill({ json: { data: { register } } }))
}

describe('a form', () => {
  it('scrolls to the first invalid field and moves the focus to it', async () => {
    const page = await openRegistration({ width: 390, height: 480 })
    await page.getByLabel('E-mail').fill('ewa@example.com')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Accept the terms to continue').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'checkbox')
    const box = await page.getByRole('checkbox').boundingBox()
    expect(box && box.y >= 0 && box.y < 480).toBe(true)
    expect(await page.getByText('Value is required.').count()).toBe(1)
  })

  it('shows an error of the server below its field', async () => {
    const page = await openRegistration()
    const details = [{ __typename: 'ErrorDetail', fieldName: 'email', messages: ['auth/register/email-taken'] }]
    await answerRegister(page, { messages: [], details })
    await page.getByRole('checkbox').check()
    await page.getByLabel('E-mail').fill('ewa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
    const described = await page.getByLabel('E-mail').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).not.toBe('')
  })

  it('removes the form’s error when a field has one, and a field’s error when the form has one', async () => {
    const page = await openRegistration()
    const email = page.getByLabel('E-mail')
    const tooMany = page.getByText('Too many new accounts from your network.')
    const submit = () => page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('checkbox').check()
    await email.fill('ewa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
    await answerRegister(page, { messages: ['auth/register/too-many'], details: [] })
    await submit()
    await tooMany.waitFor()
    await email.fill('ewa')
    await submit()
    await page.getByText('Please enter a valid e-mail address').waitFor()
    expect(await tooMany.count()).toBe(0)
    const taken = [{ __typename: 'ErrorDetail', fieldName: 'email', messages: ['auth/register/email-taken'] }]
    await answerRegister(page, { messages: [], details: taken })
    await email.fill('ewa@example.com')
    await submit()
    await page.locator('input[name=email][aria-invalid=true]').waitFor()
    await answerRegister(page, { messages: ['auth/register/too-many'], details: [] })
    await submit()
    await tooMany.waitFor()
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  })

  it('removes the login’s refusal when the user changes the fields', async () => {
    const page = await openRegistration()
    const refusal = page.getByText('That e-mail and password don’t match.')
    await page.goto(`${address}/auth/login`)
    await page.getByLabel('E-mail').fill(`${randomUUID()}@example.com`)
    await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
    await page.getByRole('button', { name: 'Log in' }).click()
    await refusal.waitFor()
    await page.getByLabel('Password', { exact: true }).fill('')
    await page.keyboard.press('Tab')
    await page.getByText('Value is required.').waitFor()
    expect(await refusal.count()).toBe(0)
  })
})
