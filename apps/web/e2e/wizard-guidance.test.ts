import { requireCalendarDay } from '@dayplate/dates'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeDietTo,
  confirmAndChange,
  confirmAndGoOn,
  question,
  startWizardVisits,
  type WizardVisits,
} from './wizard-visit.ts'

let visits: WizardVisits
let page: Page
beforeAll(async () => {
  visits = await startWizardVisits()
  await visits.createSubscriber('guided@example.com')
  page = await visits.visitForAll('guided@example.com')
})
afterAll(() => visits.close())

const stepOf = () => new URL(page.url()).searchParams.get('step')
const openBody = async () => {
  await page.goto(`${visits.address}/diet-settings?step=sex-birthday-height`)
  await question(page, 'A little about you')
}

describe('a question', () => {
  it('says why the button is disabled after a pause in typing, while the field still has the focus', async () => {
    await openBody()
    await page.getByLabel('Height', { exact: true }).fill('170.5')
    await page.getByText('Enter a whole number').waitFor()
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    expect(await page.getByLabel('Height', { exact: true }).evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    await page.getByLabel('Height', { exact: true }).fill('170')
  })

  it('shows the format of a date, the date it read, and an error for a year outside the calendar', async () => {
    await openBody()
    const birthday = page.getByRole('textbox', { name: 'Date of birth' })
    await birthday.fill('')
    await page.getByText('DD/MM/YYYY, such as 14/05/1990').waitFor()
    await birthday.fill('3/5/1991')
    await page.getByText('3 May 1991').waitFor()
    await birthday.fill('14/05/1890')
    await birthday.blur()
    await page.getByText('Enter a year from 1900 to 2100').waitFor()
    expect(await page.getByText('Date format is incorrect.').count()).toBe(0)
    await birthday.fill('14/05/1990')
  })

  it('tells screen readers the progress', async () => {
    const progress = page.getByRole('progressbar')
    expect([await progress.getAttribute('aria-valuenow'), await progress.getAttribute('aria-valuemax')]).toEqual([
      '2',
      '7',
    ])
  })
})

describe('the summary', () => {
  it('shows the newest weight instead of the one of the last plan', async () => {
    const { db } = visits.server.services
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'guided@example.com')
      .executeTakeFirstOrThrow()
    const date = requireCalendarDay('2026-11-21')
    await db
      .insertInto('weights')
      .values({ user_id: id, date, value: 72.2, unit: 'kg', noted_at: new Date() })
      .execute()
    await page.goto(`${visits.address}/diet-settings`)
    await page.getByText('72.2\u00A0kg').waitFor()
    expect(await page.getByText('74.5\u00A0kg').count()).toBe(0)
  })
})

describe('the preview of a change', () => {
  it('is the only thing that the browser’s Back closes, and is not opened by Forward or a reload', async () => {
    await page.goto(`${visits.address}/diet-settings`)
    await changeDietTo(page, /Vegetarian/)
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await confirmAndGoOn(page)
    const dialog = page.getByRole('dialog', { name: 'Changes from 22 November' })
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await question(page, 'When do you want to start?')
    expect(stepOf()).toBe('start-date')
    await page.goForward()
    await expect.poll(() => new URL(page.url()).search).toBe('?step=start-date')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', { name: 'See what changes' }).click()
    await dialog.waitFor()
    await page.reload()
    await question(page, 'When do you want to start?')
    await expect.poll(() => new URL(page.url()).search).toBe('?step=start-date')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('keeps the question over a reload after the plan failed, asks about health again, and clears all with a plan', async () => {
    await page.route(/m=MeDietGenerate/, (route) => route.fulfill({ status: 500, body: '{}' }))
    await confirmAndChange(page)
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await page.unroute(/m=MeDietGenerate/)
    await page.reload()
    await question(page, 'When do you want to start?')
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    await confirmAndChange(page)
    await page.getByText('We’ve changed your plan').waitFor()
    expect(await page.getByText('Your diet is ready').count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('dietSettingsConsents'))).toBeNull()
  })
})

describe('a user without a plan', () => {
  it('can leave the welcome page', async () => {
    await visits.createNewcomer('newcomer@example.com')
    const other = await visits.visit('newcomer@example.com')
    await other.getByRole('heading', { name: 'Let’s plan your meals' }).waitFor()
    expect(await other.getByRole('link', { name: 'Dayplate' }).getAttribute('href')).toBe('/home')
    await other.getByRole('link', { name: 'Log out' }).click()
    await other.waitForURL((url) => url.pathname !== '/diet-settings')
  })
})
