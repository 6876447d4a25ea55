import { requireCalendarDay } from '@dayplate/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeDietTo, confirmAndPrepare, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

/** The vegetarian diet on the wire. */
const VEGETARIAN_ID = 4

describe('who has a plan', () => {
  it('changes to the vegetarian diet from tomorrow and sees the new plan', async () => {
    const email = 'change@example.com'
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await page.goto(`${visits.address}/diet-settings`)
    await changeDietTo(page, /Vegetarian/)
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    const shown = await page.getByRole('region', { name: 'What your day will hold' }).textContent()
    expect(shown).toMatch(/First week: \d+ kcal a day, then \d+/)
    await confirmAndPrepare(page)
    await page.getByText('Your diet has been changed').waitFor()

    const days = await visits.server.services.db
      .selectFrom('plan_days')
      .innerJoin('users', 'users.id', 'plan_days.user_id')
      .select(['date', 'diet_id'])
      .where('email', '=', email)
      .where('date', '>', requireCalendarDay('2026-11-21'))
      .execute()
    expect(days.length).toBeGreaterThan(0)
    expect(new Set(days.map(({ diet_id }) => diet_id))).toEqual(new Set([VEGETARIAN_ID]))

    await page.goto(`${visits.address}/day-plan/2026-11-22`)
    await page.getByRole('article').first().waitFor()
    await page.goto(`${visits.address}/diet-settings`)
    await page.getByText('Vegetarian').waitFor()
  })
})

describe('the address of a question', () => {
  it('is that of the first open one, and an answer alone leads nowhere', async () => {
    await visits.createNewcomer('address@example.com')
    const page = await visits.visit('address@example.com')
    await page.goto(`${visits.address}/diet-settings?step=goal`)
    await page.getByRole('heading', { name: 'What do you like to eat?' }).waitFor()
    await page.waitForURL(/step=diet-id$/)
    await page.getByRole('radio', { name: /Classic/ }).check({ force: true })
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('What do you like to eat?')
    expect(new URL(page.url()).search).toBe('?step=diet-id')
  })
})

describe('answers that are not sent yet', () => {
  it('leave the tab with the session, so that the next person does not meet them', async () => {
    await visits.createSubscriber('first@example.com')
    await visits.createNewcomer('second@example.com')
    const page = await visits.visit('first@example.com')
    await page.goto(`${visits.address}/diet-settings?step=weight`)
    await page.getByLabel('Weight', { exact: true }).fill('71.3')
    await page.goto(`${visits.address}/auth/logout`)
    await page.waitForURL((url) => url.pathname !== '/auth/logout')
    const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
    expect(kept).not.toContain('1990-05-14')
    await visits.logIn(page, 'second@example.com')
    await page.goto(`${visits.address}/diet-settings?step=weight`)
    await page.getByRole('heading', { name: 'What do you like to eat?' }).waitFor()
  })
})
