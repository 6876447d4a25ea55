import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashAccessCode } from '../../server/src/modules/access/index.ts'
import { hashSubject } from '../../server/src/platform/throttle/consume-rate-limit.ts'
import { DESKTOP, PASSWORD, pathOf, PHONE, startAccessVisits, type AccessVisits } from './access-visit.ts'
import { findBarriers } from './barriers.ts'

const UNKNOWN =
  'We don’t recognise this code, or it’s no longer valid. Check the spelling. After many attempts, wait an hour.'

let visits: AccessVisits
beforeAll(async () => {
  visits = await startAccessVisits()
})
afterAll(() => visits.close())

const codeField = (page: Page) => page.getByLabel('Access code')
const keptCode = (page: Page) => page.evaluate(() => sessionStorage.getItem('accessCode'))
const create = (page: Page) => page.getByRole('button', { name: /^(Create account|Start my \d+ days?)$/ })
const offer = (page: Page) => page.getByRole('status').getByText('30 days of meal plans')

async function type(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await codeField(page).blur()
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('E-mail').fill(`${randomUUID()}@dayplate.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I accept' }).check()
}

async function fill(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await fillPerson(page)
}

const errorOfCode = async (page: Page): Promise<string> => {
  await page.locator('input[name=accessCode][aria-invalid=true]').waitFor()
  const described = await codeField(page).getAttribute('aria-describedby')
  return page.locator(`[id="${described}"]`).innerText()
}

/** Codes that are invalid, each for a different reason. */
async function issueDeadCodes(): Promise<readonly string[]> {
  const { db } = visits.server.services
  const codes = ['DEAD-USED', 'DEAD-ENDED', 'DEAD-NEVER'] as const
  const [used, ended] = codes
  await visits.issueCode(used)
  await visits.issueCode(ended)
  await db.updateTable('access_codes').set({ uses_taken: 1 }).where('code_hash', '=', hashAccessCode(used)).execute()
  const expiresAt = new Date(visits.server.clock.now() - 1)
  await db
    .updateTable('access_codes')
    .set({ expires_at: expiresAt })
    .where('code_hash', '=', hashAccessCode(ended))
    .execute()
  return codes
}

/** Sets the rate limit as after sixty wrong codes from this network. */
const spendTries = () =>
  visits.server.services.db
    .insertInto('throttles')
    .values({
      limit_name: 'access-code-network',
      subject: hashSubject(['127.0.0.1']),
      settled_at: new Date(visits.server.clock.now() + 3_600_000),
    })
    .execute()

describe('the page for access codes', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('shows on %s what a code gives, creates an account with it and continues to the plan', async (name, viewport) => {
    const code = `NEW-${name.length}`
    await visits.issueCode(code)
    const page = await visits.open('/aktywacja', { viewport })
    await type(page, code.toLowerCase())
    await offer(page).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(await page.getByRole('radio').count()).toBe(0)
    await fillPerson(page)
    expect(await create(page).innerText()).toBe('Start my 30 days')
    await create(page).click()
    await page.getByText('Your code works. Access has been added.').waitFor()
    await expect.poll(() => pathOf(page)).toMatch(/^\/(day-plan|diet-settings)/)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const asked = await visits.server.client.call('{ me { name sex diet { accessTo } } }', { token })
    expect(asked.data).toEqual({ me: { name: 'Ada', sex: null, diet: { accessTo: '2026-12-20' } } })
    expect(await keptCode(page)).toBeNull()
  })

  it('shows the same error for unknown, used-up and ended codes', async () => {
    const page = await visits.open('/aktywacja', { viewport: PHONE })
    for (const code of await issueDeadCodes()) {
      await type(page, code)
      expect(await errorOfCode(page), code).toContain(UNKNOWN)
      await codeField(page).fill('')
    }
    expect(await findBarriers(page)).toEqual([])
  })

  it('shows the same error for a valid code after too many attempts, and creates no account with it', async () => {
    await visits.issueCode('THROTTLED')
    const page = await visits.open('/aktywacja')
    await spendTries()
    await type(page, 'THROTTLED')
    expect(await errorOfCode(page)).toContain(UNKNOWN)
    await fillPerson(page)
    await create(page).click()
    await page.locator('input[name=accessCode]:focus').waitFor()
    expect(await errorOfCode(page)).toContain(UNKNOWN)
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })

  it('keeps a code over a reload, shown in one line with its offer, and lets it be changed', async () => {
    await visits.issueCode('FOLDED')
    const page = await visits.open('/aktywacja', { viewport: PHONE })
    await type(page, 'FOLDED')
    await offer(page).waitFor()
    await page.reload()
    await offer(page).waitFor()
    expect(await codeField(page).count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.locator('input[name=accessCode]:focus').waitFor()
    expect(await codeField(page).inputValue()).toBe('FOLDED')
  })

  it('shows an error at each empty field and moves to the first', async () => {
    const page = await visits.open('/aktywacja', { viewport: PHONE })
    await create(page).click()
    await page.getByText('Accept the terms to continue').waitFor()
    expect(await page.getByText('Value is required.').count()).toBe(4)
    await page.locator('input[name=accessCode]:focus').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('shows an unknown code as an error of its field when the account is refused, and keeps the input', async () => {
    const page = await visits.open('/aktywacja')
    await fill(page, 'NOBODY-KNOWS')
    await create(page).click()
    await page.locator('input[name=accessCode]:focus').waitFor()
    expect(await errorOfCode(page)).toContain(UNKNOWN)
    expect([pathOf(page), await page.getByLabel('First name').inputValue()]).toEqual(['/aktywacja', 'Ada'])
  })

  it('reports a failure when no answer arrives, and stays', async () => {
    const page = await visits.open('/aktywacja')
    await page.route('**/graphql?m=Register', (route) => route.fulfill({ status: 500, body: '' }))
    await fill(page, 'ANY')
    await create(page).click()
    await page.getByRole('alert').getByText('Something went wrong.').waitFor()
    expect(pathOf(page)).toBe('/aktywacja')
  })

  it('creates an account even if the code could not be looked up', async () => {
    await visits.issueCode('UNASKED')
    const page = await visits.open('/aktywacja')
    await page.route('**/graphql?q=AccessCodeOffer', (route) => route.abort())
    await fill(page, 'UNASKED')
    await create(page).click()
    await page.getByText('Your code works. Access has been added.').waitFor()
    expect(await keptCode(page)).toBeNull()
  })

  it('switches tabs by keyboard, and keeps the input and the code on the login tab', async () => {
    const { email } = await visits.newPerson()
    await visits.issueCode('KNOWN')
    const page = await visits.open('/aktywacja')
    await codeField(page).fill('KNOWN')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('tab', { name: 'Create account' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('Log in')
    await offer(page).waitFor()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(email)
    expect(await codeField(page).inputValue()).toBe('KNOWN')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click()
    // The address changes before the page does, and the page before has a field for the code, too.
    await page.getByRole('button', { name: 'Use the code' }).waitFor()
    await expect.poll(() => codeField(page).inputValue()).toBe('KNOWN')
    await codeField(page).fill('')
    await page.getByRole('button', { name: 'Use the code' }).click()
    await page.getByText('Value is required.').waitFor()
    await codeField(page).fill('KNOWN')
    await page.getByRole('button', { name: 'Use the code' }).click()
    await page.getByText('Your code works. Access has been added.').waitFor()
    await expect.poll(() => pathOf(page)).toMatch(/^\/(day-plan|diet-settings)/)
    expect(await keptCode(page)).toBeNull()
  })

  it('redirects a logged-in user to the field for the code', async () => {
    const { token } = await visits.newPerson()
    const page = await visits.open('/aktywacja', { token })
    await codeField(page).waitFor()
    expect(pathOf(page)).toBe('/coupon/access-code')
  })
})

describe('the ways to the page for access codes', () => {
  it.each([
    ['/auth/login', 'Use it'],
    ['/auth/register', 'Use it'],
    ['/home', 'I have a code'],
  ])('%s links there', async (from, link) => {
    const page = await visits.open(from, { viewport: DESKTOP })
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('heading', { name: 'Start with your code' }).waitFor()
    expect(pathOf(page)).toBe('/aktywacja')
  })

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'the home page accepts a code on %s, and passes it on without showing it in an address',
    async (name, viewport) => {
      const code = `HOME-${name.length}`
      await visits.issueCode(code)
      const page = await visits.open('/home', { viewport })
      const told: string[] = []
      page.on('request', (request) => told.push(request.url(), request.headers()['referer'] ?? ''))
      await codeField(page).fill(code)
      await page.getByRole('button', { name: 'Start with this code' }).click()
      await page.waitForURL('**/aktywacja')
      await offer(page).waitFor()
      await page.reload()
      await offer(page).waitFor()
      await fillPerson(page)
      await create(page).click()
      await page.waitForURL('**/diet-settings')
      expect(told.filter((text) => text.includes(code))).toEqual([])
      expect(told.length).toBeGreaterThan(0)
    },
  )

  it('the home page shows a wrong code at its field, and keeps the code of a logged-in user for the code page', async () => {
    await visits.issueCode('HOME-IN')
    const { token } = await visits.newPerson()
    const page = await visits.open('/home', { token, viewport: PHONE })
    await codeField(page).fill('NOT-A-CODE')
    await page.getByRole('button', { name: 'Start with this code' }).click()
    expect(await errorOfCode(page)).toContain(UNKNOWN)
    expect(await findBarriers(page)).toEqual([])
    await codeField(page).fill('HOME-IN')
    await page.getByRole('button', { name: 'Start with this code' }).click()
    await page.waitForURL('**/coupon/access-code')
    await expect.poll(() => codeField(page).inputValue()).toBe('HOME-IN')
  })
})
