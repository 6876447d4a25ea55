import type { Browser, Page, ViewportSize } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { openBrowser } from '../../../tools/browser/open-browser.ts'

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openRegistration(viewport: ViewportSize = { width: 1280, height: 800 }): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', serviceWorkers: 'block' })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto(`${address}/auth/register`)
  return page
}

describe('a form', () => {
  it('brings the first refused field into view and takes the focus there', async () => {
    const page = await openRegistration({ width: 390, height: 480 })
    await page.getByLabel('E-mail').fill('ewa@example.com')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.getByText('Consent is required to proceed').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'checkbox')
    const box = await page.getByRole('checkbox').boundingBox()
    expect(box && box.y >= 0 && box.y < 480).toBe(true)
    expect(await page.getByText('Value is required.').count()).toBe(1)
  })

  it('puts a fault of the server under its field', async () => {
    const page = await openRegistration()
    const details = [{ __typename: 'ErrorDetail', fieldName: 'email', messages: ['auth/register/email-taken'] }]
    const register = { __typename: 'ValidationException', code: 400, messages: [], details }
    await page.route(/m=Register/, (route) => route.fulfill({ json: { data: { register } } }))
    await page.getByRole('checkbox').check()
    await page.getByLabel('E-mail').fill('ewa@example.com')
    await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
    await page.getByRole('button', { name: 'Sign up' }).click()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
    const described = await page.getByLabel('E-mail').getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).not.toBe('')
  })
})
