import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, PASSWORD, pathOf, PHONE, startAccessVisits, type AccessVisits } from './access-visit.ts'
import { findBarriers } from './barriers.ts'

let visits: AccessVisits
beforeAll(async () => {
  visits = await startAccessVisits()
})
afterAll(() => visits.close())

const codeField = (page: Page) => page.getByLabel('Access code')
const keptCode = (page: Page) => page.evaluate(() => sessionStorage.getItem('accessCode'))
const create = (page: Page) => page.getByRole('button', { name: 'Create the account' })

async function fill(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('E-mail').fill(`${randomUUID()}@dayplate.example`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I accept' }).check()
}

describe('the page for access codes', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('makes an account with a code on %s and leads to the day plan, with the access', async (name, viewport) => {
    const code = `NEW-${name.length}`
    await visits.issueCode(code)
    const page = await visits.open('/aktywacja', { viewport })
    await fill(page, code.toLowerCase())
    await page.getByRole('radio', { name: 'Female' }).check()
    await create(page).click()
    await page.getByText('Your code works. Access has been added.').waitFor()
    await expect.poll(() => pathOf(page)).toMatch(/^\/(day-plan|diet-settings)/)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const asked = await visits.server.client.call('{ me { name sex diet { accessTo } } }', { token })
    expect(asked.data).toEqual({ me: { name: 'Ada', sex: 'female', diet: { accessTo: '2026-12-20' } } })
  })

  it('names each missing field and moves to the first', async () => {
    const page = await visits.open('/aktywacja', { viewport: PHONE })
    await create(page).click()
    await page.getByText('Accept the terms to continue').waitFor()
    expect(await page.getByText('Value is required.').count()).toBe(4)
    await page.locator('input[name=accessCode]:focus').waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('says under its field that a code is not known, and keeps what was typed', async () => {
    const page = await visits.open('/aktywacja')
    await fill(page, 'NOBODY-KNOWS')
    await create(page).click()
    await page.locator('input[name=accessCode]:focus').waitFor()
    const described = await codeField(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain('We do not know this code')
    expect([pathOf(page), await page.getByLabel('First name').inputValue()]).toEqual(['/aktywacja', 'Ada'])
  })

  it('says that something went wrong when nobody answers, and stays', async () => {
    const page = await visits.open('/aktywacja')
    await page.route('**/graphql?m=Register', (route) => route.fulfill({ status: 500, body: '' }))
    await fill(page, 'ANY')
    await create(page).click()
    await page.getByRole('alert').getByText('Something went wrong.').waitFor()
    expect(pathOf(page)).toBe('/aktywacja')
  })

  it('lets nobody say more of their sex than they like, and takes it back', async () => {
    await visits.issueCode('UNSAID')
    const page = await visits.open('/aktywacja', { viewport: PHONE })
    await fill(page, 'UNSAID')
    const unsaid = page.getByRole('radio', { name: 'Rather not say' })
    expect(await unsaid.isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Male', exact: true }).check()
    await unsaid.check()
    await create(page).click()
    await page.getByText('Your code works. Access has been added.').waitFor()
    const token = await page.evaluate(() => localStorage.getItem('token'))
    expect((await visits.server.client.call('{ me { sex } }', { token })).data).toEqual({ me: { sex: null } })
    expect(await keptCode(page)).toBeNull()
  })

  it('goes from tab to tab by keyboard; who logs in finds what they had typed, the code once', async () => {
    const { email } = await visits.newPerson()
    await visits.issueCode('KNOWN')
    const page = await visits.open('/aktywacja')
    await codeField(page).fill('KNOWN')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('tab', { name: 'Create an account' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('Log in')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => codeField(page).inputValue()).toBe('KNOWN')
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('tabpanel').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/coupon/access-code')
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

  it('leads a signed-in person on to the field for the code', async () => {
    const { token } = await visits.newPerson()
    const page = await visits.open('/aktywacja', { token })
    await codeField(page).waitFor()
    expect(pathOf(page)).toBe('/coupon/access-code')
  })
})
