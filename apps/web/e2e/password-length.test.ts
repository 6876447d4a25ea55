import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { createServer } from '../../server/src/create-server.ts'
import { accountCallsOf } from '../../server/test/tools/account-calls.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { openPage } from './pages-visit.ts'
import { cardOf } from './settings-visit.ts'

let server: TestServer
let browser: Browser
let address: string
let close: () => Promise<void>
beforeAll(async () => {
  server = await startTestServer()
  const services = { ...server.services, passwordMinLength: 12 }
  const webFolder = path.resolve(import.meta.dirname, '../dist')
  const app = await createServer({ services, webFolder, logLevel: 'silent' })
  close = () => app.close()
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  browser = await shareBrowser()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await close()
  await server.close()
})

describe('an installation with longer passwords', () => {
  it('every field for a new password names the length that its error names', async () => {
    const token = await accountCallsOf(server).register(`${randomUUID()}@example.com`)
    const page = await openPage(browser, address, { token })
    await page.goto('/settings')
    await cardOf(page, 'Login methods').getByRole('button', { name: 'Change' }).click()
    await page.getByLabel('New password').fill('eleven-sign')
    await page.keyboard.press('Tab')
    await page.getByText('Password should be at least 12 characters long').waitFor()
    // For the page, this user has no password.
    const json = { data: { me: { __typename: 'Me', id: 'one', passwordIsSet: false } } }
    await page.route('**/graphql?q=PasswordIsSet', (route) => route.fulfill({ json }))
    await page.goto('/auth/set-password')
    expect(await page.getByLabel('New password').getAttribute('placeholder')).toBe('At least 12 characters')
    await page.getByLabel('New password').fill('eleven-sign')
    await page.keyboard.press('Enter')
    await page.getByText('Password should be at least 12 characters long').waitFor()
  })

  it.each(['/auth/register', '/aktywacja'])('%s says so in Polish', async (to) => {
    const page = await openPage(browser, address, { locale: 'pl-PL' })
    await page.goto(to)
    const password = page.locator('input[name=password]')
    await password.waitFor()
    expect(await password.getAttribute('placeholder')).toBe('Co najmniej 12 znaków')
    await password.fill('jedenascie1')
    await page.keyboard.press('Tab')
    await page.getByText('Hasło powinno mieć co najmniej 12 znaków').waitFor()
  })

  it('the gateway refuses a shorter one with an error that names the length', async () => {
    const page = await openPage(browser, address)
    // The request is changed, because the page would not send a short password.
    await page.route('**/graphql?m=Register', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('twelve-signs', 'eleven-sign') }),
    )
    await page.goto('/auth/register')
    await page.getByText('I accept the').click({ position: { x: 2, y: 2 } })
    await page.getByLabel('E-mail').fill('short@example.com')
    await page.locator('input[name=password]').fill('twelve-signs')
    const answered = page.waitForResponse('**/graphql?m=Register')
    await page.getByRole('button', { name: 'Create account', exact: true }).click()
    expect(await (await answered).text()).toContain('auth/password/too-short')
    await page.getByText('Password should be at least 12 characters long').waitFor()
  })
})
