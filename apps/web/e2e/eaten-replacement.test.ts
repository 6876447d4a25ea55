import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { startMealVisits, type MealVisits } from './meal-visit.ts'

let visits: MealVisits
beforeAll(async () => {
  visits = await startMealVisits()
})
afterAll(() => visits.close())

const REPLACE_DAY = 'Swap day'

describe('a day that is eaten', () => {
  it('offers no replacements and says why', async () => {
    const { page, errors } = await visits.visit({ viewport: { width: 390, height: 844 } })
    const articles = page.getByRole('article')
    for (const index of [0, 1, 2, 3]) {
      expect(await page.getByRole('button', { name: REPLACE_DAY }).count()).toBe(1)
      await articles.nth(index).getByRole('button', { pressed: false, name: /eaten/i }).click()
    }
    await page.getByText('You’ve eaten everything, so there’s nothing left to swap.').waitFor()
    expect(await page.getByRole('button', { name: REPLACE_DAY }).count()).toBe(0)
    await page.waitForLoadState('networkidle')

    // External links can still open these screens.
    for (const [search, words] of [
      ['?change-meal=Lunch', 'You’ve already eaten this meal'],
      ['?change-dayplan', 'You’ve already eaten this whole day'],
    ] as const) {
      await page.goto(`${new URL(page.url()).origin}/day-plan/2026-11-21${search}`)
      await page.getByRole('heading', { level: 2, name: words }).waitFor()
      expect(await page.getByText('in the meantime').count()).toBe(0)
      expect(await findBarriers(page)).toEqual([])
      await page.getByRole('button', { name: 'Back to the day' }).click()
      await articles.first().waitFor()
      expect(new URL(page.url()).search).toBe('')
    }
    expect(errors).toEqual([])
  })
})
