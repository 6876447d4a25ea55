/// <reference lib="dom" />
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from './frame-visit.ts'
import {
  cardOf,
  dialogOf,
  ingredientsOf,
  isCall,
  openExchangeable,
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

/** What is stored of everybody's days, to the byte. */
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

describe.each(SIZES)('exchanging an ingredient on $size', ({ viewport }) => {
  it('without a connection says so and leaves the plate as it was', async () => {
    const { page } = await visits.visit({ viewport })
    const dialog = await openExchangeable(page)
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
    const dialog = await openExchangeable(page)
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
  it('refuses the ingredient with the reason, and the details show the day as it is', async () => {
    const { page, token } = await visits.visit()
    await openExchangeable(page)
    const other = await visits.visit({ token })
    await openExchangeable(other.page)
    const chosen = await openFoods(other.page)
    await openFoods(page)
    await chosen.click()
    // The new food stands there from the press on; this is said when it is stored.
    await other.page.getByText('Now in your meal:').waitFor()
    const stored = await storedDays()
    await useThis(page).last().click()
    await dialogOf(page).getByText('This day’s plan has changed').waitFor()
    expect(await storedDays()).toBe(stored)
    await dialogOf(page).getByText('Instead of').first().waitFor()
  })
})

describe('marking a meal as eaten', () => {
  it('that fails is reported in the words of the specification, and undone on card and details', async () => {
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

  it('is not offered on a day still ahead, while exchanging is', async () => {
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

describe('what a newer server sends', () => {
  it('a meal of an unknown type is reported and not shown', async () => {
    const { page, errors } = await visits.visit({
      prepare: (opened) => rewriteAnswers(opened, (body) => body.replaceAll('"type":"Snack"', '"type":"Supper"')),
    })
    await expect.poll(() => errors).toEqual(['Unknown type of meal: Supper'])
    expect(await page.getByRole('article').count()).toBe(3)
  })

  it('an address that names no meal opens nothing', async () => {
    const { page, errors } = await visits.visit({ search: '?meal-details=Supper' })
    await page.waitForLoadState('networkidle')
    expect(await page.locator('dialog').count()).toBe(0)
    expect(errors).toEqual([])
  })
})

describe('a meal whose picture does not arrive', () => {
  it('shows the plate of its time of day, on the card and in large', async () => {
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
