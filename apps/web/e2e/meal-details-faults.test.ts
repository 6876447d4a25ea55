/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from './frame-visit.ts'
import {
  cardOf,
  dialogOf,
  ingredientsOf,
  isCall,
  openReplaceable,
  openFoods,
  openMeal,
  rewriteAnswers,
  startMealVisits,
  type MealVisits,
} from './meal-visit.ts'

let visits: MealVisits
beforeAll(async () => {
  visits = await startMealVisits()
})
afterAll(() => visits.close())

const SIZES = [
  { size: 'a phone', viewport: PHONE },
  { size: 'a desktop', viewport: DESKTOP },
] as const

/** The stored days of all users as one string. */
const storedDays = async (): Promise<string> =>
  JSON.stringify(
    await visits.server.services.db
      .selectFrom('plan_days')
      .select(['user_id', 'date', 'set_id', 'document'])
      .orderBy('user_id')
      .orderBy('date')
      .execute(),
  )

const useThis = (page: Page) => dialogOf(page).getByRole('button', { name: /^Use this/ })

describe.each(SIZES)('replacing an ingredient on $size', ({ viewport }) => {
  it('says that there is no connection, and keeps the ingredients', async () => {
    const { page } = await visits.visit({ viewport })
    const dialog = await openReplaceable(page)
    const offered = await openFoods(page)
    const [plate, stored] = [await ingredientsOf(page), await storedDays()]
    await page.context().setOffline(true)
    await offered.click()
    await dialog.getByRole('alert').getByText('You’re offline, so nothing has changed.').waitFor()
    expect(await storedDays()).toBe(stored)
    await page.context().setOffline(false)
    expect((await ingredientsOf(page)).length).toBe(plate.length)
    expect(await dialog.getByText('Instead of').count()).toBe(0)
    await useThis(page).first().click()
    await dialog.getByText('Instead of').first().waitFor()
  })

  it('is sent once for a double click', async () => {
    const { page } = await visits.visit({ viewport })
    const dialog = await openReplaceable(page)
    const offered = await openFoods(page)
    let sent = 0
    page.on('request', (request) => void (isCall(request, 'dietSetReplaceProduct') && (sent += 1)))
    await offered.dblclick()
    await dialog.getByText('Instead of').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(sent).toBe(1)
  })
})

describe('a day that another page has changed', () => {
  it('refuses the ingredient with the reason, and shows the current day', async () => {
    const { page, token } = await visits.visit()
    await openReplaceable(page)
    const other = await visits.visit({ token })
    await openReplaceable(other.page)
    const chosen = await openFoods(other.page)
    await openFoods(page)
    await chosen.click()
    // The new food is shown at once. This text appears when it is stored.
    await other.page.getByText('Now in your meal:').waitFor()
    const stored = await storedDays()
    await useThis(page).last().click()
    await dialogOf(page).getByText('This day’s plan has changed').waitFor()
    expect(await storedDays()).toBe(stored)
    await dialogOf(page).getByText('Instead of').first().waitFor()
  })
})

describe('marking a meal as eaten', () => {
  it('that fails is reported with the text of the specification, and reverted on the card and in the details', async () => {
    const { page, errors } = await visits.visit()
    const dialog = await openMeal(page, 'dinner')
    await page.route('**/graphql**', (route) =>
      isCall(route.request(), 'dietSetMealEaten') ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Mark as eaten' }).click()
    await page.getByText('We couldn’t update this meal. Please try again.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Mark as eaten' }).getAttribute('aria-pressed')).toBe('false')
    expect(errors.some((error) => error.includes('Failed to set meal eaten'))).toBe(true)
  })

  it('is not offered on a future day, but replacing is', async () => {
    const { page } = await visits.visit()
    await page.locator('[data-date="2026-11-23"]').click()
    await page.getByRole('heading', { level: 1, name: 'Monday' }).waitFor()
    const dialog = await openMeal(page, 'lunch')
    expect(await dialog.getByRole('button', { name: 'Mark as eaten' }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Swap meal' }).click()
    await page.getByRole('heading', { level: 1, name: 'Swap lunch' }).waitFor()
    await page.goBack()
    await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('meal-lunch')
  })
})

describe('answers of a newer server', () => {
  it('a meal of an unknown type is reported and not shown', async () => {
    const { page, errors } = await visits.visit({
      prepare: (opened) => rewriteAnswers(opened, (body) => body.replaceAll('"type":"Snack"', '"type":"Supper"')),
    })
    await expect.poll(() => errors).toEqual(['Unknown type of meal: Supper'])
    expect(await page.getByRole('article').count()).toBe(3)
  })

  it('an address with an unknown meal opens nothing', async () => {
    const { page, errors } = await visits.visit({ search: '?meal-details=Supper' })
    await page.waitForLoadState('networkidle')
    expect(await page.locator('dialog').count()).toBe(0)
    expect(errors).toEqual([])
  })
})

describe('a meal whose picture cannot be loaded', () => {
  it('shows the plate of its meal type, on the card and in the details', async () => {
    const { page } = await visits.visit({
      prepare: (opened) => opened.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' })),
    })
    const sources = () =>
      page.locator('article img').evaluateAll((all) => all.map((img) => img.getAttribute('src') ?? ''))
    for (const meal of ['snack', 'dinner']) await cardOf(page, meal).scrollIntoViewIfNeeded()
    const plates = [/breakfast/, /lunch/, /snack/, /dinner/]
    await expect
      .poll(async () => (await sources()).map((source, at) => plates[at]?.test(source)))
      .toEqual([true, true, true, true])
    const dialog = await openMeal(page, 'dinner')
    await expect.poll(() => dialog.locator('img').first().getAttribute('src')).toMatch(/dinner/)
  })
})
