import { requireCalendarDay } from '@dayplate/dates'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changeDietTo,
  confirmAndChange,
  confirmAndGoOn,
  next,
  question,
  startWizardVisits,
  type WizardVisits,
} from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

/** The ids of the diets. */
const CLASSIC_ID = 3
const VEGETARIAN_ID = 4

/** The diets of the user's days from tomorrow on, each once. */
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

describe('a user with a plan', () => {
  it('changes to the vegetarian diet from tomorrow and sees the new plan', async () => {
    const email = 'change@example.com'
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await page.goto(`${visits.address}/diet-settings`)
    await changeDietTo(page, /Vegetarian/)
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    const shown = await page.getByRole('region', { name: 'Your daily target' }).textContent()
    expect(shown).toMatch(/A gentle start: \d+\s+kcal a day in the first week, then \d+/)
    await confirmAndGoOn(page)
    const change = page.getByRole('dialog', { name: 'Changes from 22 November' })
    await change.getByText('28 days will be replanned.').waitFor()
    await change.getByText('Your diet changes from Classic to Vegetarian.').waitFor()
    await change.getByText(/^\d+ meals change, (\d+|one|none) stays? the same\.$/).waitFor()
    const firstMeals = change.locator('section').filter({ hasText: 'The first new meals' })
    expect(await firstMeals.getByText('Instead of').count()).toBeGreaterThan(0)
    // A change of diet does not change the energy and does not restart the first week. Fibre takes another share of the
    // carbohydrates.
    const energy = await change.getByRole('row', { name: /Energy/ }).allTextContents()
    expect(energy[0]?.trim()).toBe('Energy2090\u00A0kcal2090\u00A0kcal')
    await change.getByRole('button', { name: 'Go back' }).click()
    expect(await planDietIds(email)).toEqual([CLASSIC_ID])
    await page.getByRole('button', { name: 'See what changes' }).click()
    await change.getByRole('button', { name: 'Change my plan' }).click()
    await page.getByText('We’ve changed your plan').waitFor()

    expect(await planDietIds(email)).toEqual([VEGETARIAN_ID])

    await page.goto(`${visits.address}/day-plan/2026-11-22`)
    await page.getByRole('article').first().waitFor()
    await page.goto(`${visits.address}/diet-settings`)
    await page.getByText('Vegetarian').waitFor()
  })
})

/** Changes the diet inside the app, from the page "More" to the new plan. */
async function changeFromMore(email: string, { isReloaded }: { readonly isReloaded: boolean }): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.goto(`${visits.address}/more`)
  await page.locator('main a[href="/diet-settings"]').click()
  await changeDietTo(page, /Vegetarian/)
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  // The history itself stores where the user entered.
  if (isReloaded) await page.reload()
  await question(page, 'When do you want to start?')
  await confirmAndChange(page)
  await page.waitForURL(/\/day-plan\//)
  await page.getByRole('article').first().waitFor()
  return page
}

describe('Back from a plan that was just made', () => {
  it.each([
    ['leads to the page before the wizard', { isReloaded: false }],
    ['leads there after the page was loaded again in between', { isReloaded: true }],
  ])('%s', async (_, how) => {
    const page = await changeFromMore(`back-${how.isReloaded}@example.com`, how)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'More' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/more')
  })

  it.each([
    ['after it', { isReloaded: false }],
    ['after a reload', { isReloaded: true }],
  ])('does not open the answered questions with the browser’s Forward, %s', async (_, { isReloaded }) => {
    const page = await changeFromMore(`forward-${isReloaded}@example.com`, { isReloaded: false })
    const titles: string[] = []
    page.on('framenavigated', () => void titles.push(new URL(page.url()).pathname))
    if (isReloaded) await page.reload()
    await page.goForward()
    await expect.poll(() => titles.at(-1)).toBe('/day-plan/2026-11-21')
    await page.getByRole('heading', { level: 1, name: 'Saturday' }).waitFor()
    expect(await page.getByRole('heading', { name: 'What do you like to eat?' }).count()).toBe(0)
    // The wizard can still be opened again.
    await page.goto(`${visits.address}/diet-settings`)
    await page.getByRole('button', { name: 'Change your diet' }).click()
    await question(page, 'What do you like to eat?')
  })

  it('returns to the previous question as long as there is no plan', async () => {
    const email = 'back-question@example.com'
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await page.goto(`${visits.address}/diet-settings`)
    await changeDietTo(page, /Vegetarian/)
    await page.goBack()
    await question(page, 'Is there anything you don’t eat?')
    expect(new URL(page.url()).search).toBe('?step=exclusions')
  })
})

describe('the address of a question', () => {
  it('is that of the first open question, and does not change with an answer alone', async () => {
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

describe('answers that are not submitted yet', () => {
  it('are deleted with the session, so that the next user does not see them', async () => {
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

async function goToGoal(page: Page): Promise<void> {
  for (const title of ['A little about you', 'How much do you weigh?', 'What’s your goal?']) {
    await next(page)
    await question(page, title)
  }
}

describe('choosing GLP-1', () => {
  it('asks for the goal again, offers only suitable ones, and shows no error before an answer', async () => {
    await visits.createSubscriber('glp1@example.com')
    const page = await visits.visit('glp1@example.com')
    await page.goto(`${visits.address}/diet-settings?step=diet-id`)
    await question(page, 'What do you like to eat?')
    await goToGoal(page)
    await page.getByRole('radio', { name: /^Maintain my weight/ }).check({ force: true })
    for (const title of ['How much do you weigh?', 'A little about you', 'What do you like to eat?']) {
      await page.getByRole('button', { name: 'Back' }).click()
      await question(page, title)
    }
    await page.getByRole('radio', { name: /^GLP-1/ }).check({ force: true })
    await goToGoal(page)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await page.getByRole('radio', { disabled: true }).count()).toBe(2)
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
    expect(await page.getByText('Value is required').count()).toBe(0)
  })
})
