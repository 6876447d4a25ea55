import { requireCalendarDay } from '@dayplate/dates'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { confirmAndGoOn, next, question, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const DESKTOP = { width: 1280, height: 800 }

/** The number of different meals with milk in a user's plan from today on. */
async function mealsWithMilk(email: string): Promise<number> {
  const { catalogue, db } = visits.server.services
  const days = await db
    .selectFrom('plan_days')
    .innerJoin('users', 'users.id', 'plan_days.user_id')
    .select('document')
    .where('email', '=', email)
    .where('date', '>=', requireCalendarDay('2026-11-21'))
    .execute()
  const text = JSON.stringify(days)
  const withMilk = [...catalogue.versions.values()].filter((version) =>
    version.dishes.some((dish) =>
      dish.ingredients.some(({ foodId }) => catalogue.foodById.get(foodId)?.allergens.includes('milk')),
    ),
  )
  return withMilk.filter(({ id }) => text.includes(id)).length
}

/** The number of stored versions of a user's exclusions. */
async function storedExclusions(email: string): Promise<number> {
  const rows = await visits.server.services.db
    .selectFrom('diet_exclusions')
    .innerJoin('users', 'users.id', 'diet_exclusions.user_id')
    .select('diet_exclusions.id')
    .where('email', '=', email)
    .execute()
  return rows.length
}

const openExclusions = async (page: Page) => {
  await page.goto(`${visits.address}/diet-settings/exclusions`)
  await page.getByRole('button', { name: 'milk', exact: true }).waitFor()
}

describe.each([
  ['a phone', 'phone@example.com', { width: 390, height: 844 }],
  ['a desktop', 'desk@example.com', DESKTOP],
])('a user who excludes something later, on %s', (_, email, viewport) => {
  it('sees which meals would be replaced, can go back, and accepts', async () => {
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await page.setViewportSize(viewport)
    await page.goto(`${visits.address}/diet-settings`)
    await page.getByRole('link', { name: 'Change what you avoid' }).click()
    await page.getByRole('button', { name: 'milk', exact: true }).click()
    expect(await page.getByRole('button', { name: 'milk', exact: true }).getAttribute('aria-pressed')).toBe('true')
    await page.getByText(/Meals to choose from/).waitFor()
    expect(await findBarriers(page)).toEqual([])

    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Consent is required to proceed').waitFor()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByText(/Instead of/)
      .first()
      .waitFor()
    expect(await findBarriers(page)).toEqual([])
    const before = await mealsWithMilk(email)
    expect(before).toBeGreaterThan(0)
    await dialog.getByRole('button', { name: 'Go back' }).click()
    expect(await mealsWithMilk(email)).toBe(before)

    await page.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('button', { name: 'Change these days' }).click()
    await page.getByText('Saved, and your days are up to date').waitFor()
    expect(await mealsWithMilk(email)).toBe(0)
    await page.goto(`${visits.address}/diet-settings`)
    await page.getByText('milk', { exact: true }).waitFor()
  })
})

describe('the search for a food', () => {
  it('works with the keyboard alone and does not submit the form', async () => {
    await visits.createSubscriber('keys@example.com')
    const page = await visits.visit('keys@example.com')
    await openExclusions(page)
    const field = page.getByRole('combobox', { name: 'Find a food' })
    await field.fill('spin')
    await page.getByRole('option').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await field.press('ArrowDown')
    const name = await page.getByRole('option', { selected: true }).innerText()
    await field.press('Enter')
    await page.getByRole('button', { name: `Remove: ${name}` }).waitFor()
    expect(await field.inputValue()).toBe('')
    await field.fill('zzz')
    await page.getByText('No matching food').waitFor()
    await field.press('Escape')
    expect(await page.getByText('No matching food').isVisible()).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/diet-settings/exclusions')
  })

  it('offers to exclude similar foods, one or all with one press', async () => {
    await visits.createNewcomer('tofu@example.com')
    const page = await visits.visit('tofu@example.com')
    await openExclusions(page)
    await page.getByRole('combobox', { name: 'Find a food' }).fill('tofu')
    await page.getByRole('option', { name: 'tofu', exact: true }).click()
    const offer = page.getByRole('group', { name: 'Similar to “tofu”. Avoid these too?' })
    await offer.getByRole('button', { name: 'All 2' }).click()
    expect(await findBarriers(page)).toEqual([])
    for (const name of ['tofu', 'smoked tofu', 'silken tofu']) {
      await page.getByRole('button', { name: `Remove: ${name}`, exact: true }).waitFor()
    }
    await offer.getByRole('button', { name: 'smoked tofu' }).click()
    await page.getByRole('button', { name: 'Remove: smoked tofu' }).waitFor({ state: 'detached' })
    expect(await offer.getByRole('button', { name: 'All 2' }).getAttribute('aria-pressed')).toBe('false')

    // Without a plan the exclusion is stored for the next plan, and the page leads back to the settings.
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. Your next plan will take it into account.').waitFor()
    await page.waitForURL(/\/diet-settings$/)
    expect(await storedExclusions('tofu@example.com')).toBe(1)
  })

  it('reports a missing connection, and shows a new preview if the days have changed in the meantime', async () => {
    const email = 'stale@example.com'
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await openExclusions(page)
    await page.getByRole('button', { name: 'gluten', exact: true }).click()
    await page.getByRole('checkbox').check()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await page
      .getByText(/connection/i)
      .first()
      .waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Save' }).click()
    const accept = page.getByRole('button', { name: 'Change these days' })
    await accept.waitFor()
    await visits.server.services.db
      .updateTable('plan_days')
      .set({ set_id: '00000000-0000-4000-8000-000000000000' })
      .where('date', '>', requireCalendarDay('2026-11-22'))
      .execute()
    await accept.click()
    await page.getByText('Your plan has changed in the meantime.').waitFor()
    await accept.click()
    await page.getByText('Saved, and your days are up to date').waitFor()
    expect(new URL(page.url()).pathname).toBe('/day-plan/2026-11-21')
  })
})

describe('the wizard', () => {
  it('asks for exclusions, sends them only with the consent, and plans without the excluded foods', async () => {
    const email = 'fresh@example.com'
    await visits.createNewcomer(email)
    const page = await visits.visit(email)
    await page.goto(`${visits.address}/diet-settings`)
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByRole('radio', { name: /Classic/ }).check({ force: true })
    await next(page)
    await question(page, 'A little about you')
    await page.getByRole('radio', { name: 'Female' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Date of birth' }).fill('14/05/1990')
    await page.getByLabel('Height', { exact: true }).fill('168')
    await next(page)
    await question(page, 'How much do you weigh?')
    await page.getByLabel('Weight', { exact: true }).fill('74')
    await next(page)
    await question(page, 'What’s your goal?')
    await page.getByText(/For weight loss we never plan below 1200\s+kcal a day/).waitFor()
    await page.getByRole('radio', { name: /Maintain my weight/ }).check({ force: true })
    await next(page)
    await question(page, 'How active are you?')
    await page
      .getByText(/about \d+\s+kcal a day/)
      .first()
      .waitFor()
    await page.getByRole('radio', { name: /Lightly active/ }).check({ force: true })
    await next(page)
    await question(page, 'Is there anything you don’t eat?')
    await page.getByRole('button', { name: 'milk', exact: true }).click()
    expect(await findBarriers(page)).toEqual([])
    await next(page)
    await question(page, 'When do you want to start?')
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    expect(await storedExclusions(email)).toBe(0)
    await confirmAndGoOn(page)
    await page.waitForURL(/\/day-plan\/intro$/)
    expect(await storedExclusions(email)).toBe(1)
    expect(await mealsWithMilk(email)).toBe(0)
  })
})
