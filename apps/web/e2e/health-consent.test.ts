import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emailOf } from '../../server/test/tools/day-state-people.ts'
import { findBarriers } from './barriers.ts'
import { startDayStateVisits, type DayStateVisits } from './day-states-visit.ts'
import { titleOf } from './pages-visit.ts'
import { cardOf, DESKTOP, PHONE, settled } from './settings-visit.ts'

const CONSENT = 'Consent to use my health data'

let visits: DayStateVisits

const consentOf = (page: Page) => page.getByRole('switch', { name: new RegExp(`^${CONSENT}`) })
const mealsOf = (page: Page) => page.getByRole('article')
const planShown = (page: Page) => mealsOf(page).first().waitFor()

async function openSettings(viewport: typeof PHONE): Promise<Page> {
  const page = await visits.open('normal', '/settings', { viewport })
  await settled(page)
  return page
}

/** Withdraws the consent: opens the dialog by keyboard, chooses whether to hide or erase the data, and confirms. */
async function withdraw(page: Page, choice: 'Hide it' | 'Erase it'): Promise<void> {
  await consentOf(page).focus()
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog', { name: 'Withdraw your consent?' })
  await question.getByText('Your plan ends at once.').waitFor()
  expect(await question.getByRole('radio', { name: /^Hide it/ }).isChecked()).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await question.getByRole('radio', { name: new RegExp(`^${choice}`) }).check()
  await question.getByRole('button', { name: 'Withdraw consent' }).click()
  await page.getByRole('status').getByText('Consent withdrawn').waitFor()
  expect(await consentOf(page).isChecked()).toBe(false)
}

/** The number of the user's rows in a table, read from the database. */
async function storedOf(table: 'plan_days' | 'weights' | 'diet_settings'): Promise<number> {
  const rows = await visits.server.services.db
    .selectFrom(table)
    .innerJoin('users', 'users.id', `${table}.user_id`)
    .select('users.id')
    .where('email', '=', emailOf('normal'))
    .execute()
  return rows.length
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the consent to use health data on %s', (_, viewport) => {
  beforeAll(async () => {
    visits = await startDayStateVisits(['normal'])
  })
  afterAll(() => visits.close())

  it('stays given if the user cancels the withdrawal', async () => {
    const page = await openSettings(viewport)
    await consentOf(page).click()
    await page.getByRole('button', { name: 'Keep my consent' }).click()
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    expect(await consentOf(page).isChecked()).toBe(true)
    await page.goto('/day-plan')
    await planShown(page)
  })

  it('can be withdrawn in the settings, which hides the days, and given again on the page that explains this', async () => {
    const page = await openSettings(viewport)
    const stored = await storedOf('plan_days')
    await withdraw(page, 'Hide it')
    await cardOf(page, 'Health data').getByText('You withdrew your consent on').waitFor()
    await cardOf(page, 'Water').getByText('Hidden').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.goto('/day-plan')
    await expect.poll(() => titleOf(page)).toBe('Your plan has ended')
    expect(await findBarriers(page)).toEqual([])
    expect(await storedOf('plan_days')).toBe(stored)
    // The page of exclusions must not show hidden exclusions as an empty form.
    await page.goto('/diet-settings/exclusions')
    await expect.poll(() => titleOf(page)).toBe('Your plan has ended')
    await page.goto('/day-plan')
    await page.getByRole('button', { name: 'Give my consent again' }).click()
    await planShown(page)
    expect(await storedOf('plan_days')).toBeGreaterThanOrEqual(stored)
  })

  it('is updated in a tab that becomes visible again, and its withdrawal also ends the introduction', async () => {
    const stale = await openSettings(viewport)
    await withdraw(await openSettings(viewport), 'Hide it')
    expect(await consentOf(stale).isChecked()).toBe(true)
    await stale.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => consentOf(stale).isChecked()).toBe(false)
    await stale.goto('/day-plan/intro')
    await expect.poll(() => titleOf(stale)).toBe('Your plan has ended')
    expect(new URL(stale.url()).pathname).toBe('/diet-settings')
    await stale.getByRole('button', { name: 'Give my consent again' }).click()
    await planShown(stale)
  })

  it('prevents erasure from an outdated tab if it was given again in another tab', async () => {
    const stale = await openSettings(viewport)
    await withdraw(stale, 'Hide it')
    await stale.getByRole('button', { name: 'Erase my health data' }).click()
    const other = await openSettings(viewport)
    await consentOf(other).click()
    await other.getByRole('status').getByText('Consent given').waitFor()
    const stored = await storedOf('diet_settings')
    const question = stale.getByRole('alertdialog', { name: 'Erase your health data?' })
    await question.getByRole('button', { name: 'Erase my health data' }).press('Enter')
    await stale.getByRole('status').getByText('Consent given').waitFor()
    await expect.poll(() => consentOf(stale).isChecked()).toBe(true)
    expect([stored > 0, await storedOf('diet_settings')]).toEqual([true, stored])
  })

  it('hides the day in other tabs when it is withdrawn, and clears the sex that another browser stores', async () => {
    const page = await openSettings(viewport)
    const tab = await page.context().newPage()
    await tab.goto(new URL('/day-plan', page.url()).href)
    await planShown(tab)
    const other = await visits.open('normal', '/day-plan', { viewport })
    await planShown(other)
    await other.evaluate(() => localStorage.setItem('sex', 'female'))
    await withdraw(page, 'Hide it')
    await expect.poll(() => titleOf(tab)).toBe('Your plan has ended')
    await other.reload()
    await expect.poll(() => titleOf(other)).toBe('Your plan has ended')
    expect(await other.evaluate(() => localStorage.getItem('sex'))).toBeNull()
    await other.getByRole('button', { name: 'Give my consent again' }).click()
    await planShown(other)
  })

  it('can be given again with the same switch', async () => {
    const page = await openSettings(viewport)
    await withdraw(page, 'Hide it')
    await consentOf(page).click()
    await page.getByRole('status').getByText('Consent given').waitFor()
    await page.getByLabel('Daily goal').waitFor()
    expect(await consentOf(page).isChecked()).toBe(true)
    await page.goto('/day-plan')
    await planShown(page)
  })

  it('can be withdrawn with erasure, at once or later, and the wizard then starts from the beginning', async () => {
    const page = await openSettings(viewport)
    await withdraw(page, 'Hide it')
    await page.getByRole('button', { name: 'Erase my health data' }).click()
    const question = page.getByRole('alertdialog', { name: 'Erase your health data?' })
    // Uses the keyboard, because a pointer can miss the button while the sheet still moves.
    await question.getByRole('button', { name: 'Keep it hidden' }).press('Enter')
    await question.waitFor({ state: 'hidden' })
    expect(await storedOf('plan_days')).toBeGreaterThan(0)
    await consentOf(page).click()
    await page.getByRole('status').getByText('Consent given').waitFor()
    await page.getByLabel('Daily goal').waitFor()
    await withdraw(page, 'Erase it')
    await cardOf(page, 'Health data').getByText('We hold no health data about you.').waitFor()
    for (const table of ['plan_days', 'weights', 'diet_settings'] as const) expect(await storedOf(table)).toBe(0)
    await page.goto('/day-plan')
    await expect.poll(() => titleOf(page)).toBe('Your plan has ended')
    await page.getByRole('button', { name: 'Set up a new plan' }).click()
    await expect.poll(() => titleOf(page)).not.toBe('Your plan has ended')
    expect(new URL(page.url()).pathname).toBe('/diet-settings')
  })
})
