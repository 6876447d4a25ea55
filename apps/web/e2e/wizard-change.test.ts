import { requireCalendarDay } from '@dayplate/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeDietTo, confirmAndGoOn, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

/** The diets on the wire. */
const CLASSIC_ID = 3
const VEGETARIAN_ID = 4

/** Diets of somebody's days from tomorrow on, each once. */
async function planDietIds(email: string): Promise<number[]> {
  const days = await visits.server.services.db
    .selectFrom('plan_days')
    .innerJoin('users', 'users.id', 'plan_days.user_id')
    .select('diet_id')
    .where('email', '=', email)
    .where('date', '>', requireCalendarDay('2026-11-21'))
    .execute()
  return [...new Set(days.map(({ diet_id }) => diet_id))]
}

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
    await confirmAndGoOn(page)
    const change = page.getByRole('dialog', { name: 'This changes from 22 November' })
    await change.getByText('28 days are planned anew.').waitFor()
    expect(
      await change
        .getByRole('row', { name: /Energy/ })
        .first()
        .textContent(),
    ).toMatch(/Energy\d+ kcal\d+ kcal/)
    await change.getByRole('button', { name: 'Go back' }).click()
    expect(await planDietIds(email)).toEqual([CLASSIC_ID])
    await page.getByRole('button', { name: 'See what changes' }).click()
    await change.getByRole('button', { name: 'Change my plan' }).click()
    await page.getByText('Your diet has been changed').waitFor()

    expect(await planDietIds(email)).toEqual([VEGETARIAN_ID])

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
