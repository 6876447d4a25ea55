/// <reference lib="dom" />
import { addDays, daysFrom, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { NARROWEST, PHONE } from './frame-visit.ts'
import { dialogOf, startMealVisits, type MealVisits } from './meal-visit.ts'

let visits: MealVisits
beforeAll(async () => {
  visits = await startMealVisits()
})
afterAll(() => visits.close())

const FIRST_DAY = requireCalendarDay('2026-11-18')
const PLANNED_DAYS = 10

const potOf = (page: Page): Locator => dialogOf(page).getByRole('radio', { name: /^Cały garnek, \d porcj/ })
const plateOf = (page: Page): Locator => dialogOf(page).getByRole('radio', { name: 'Twój talerz' })

async function openLunch(page: Page, date: CalendarDay): Promise<void> {
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/day-plan/${date}?meal-details=Lunch`)
  await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor()
}

/** Opens the first lunch that is cooked for several days, on the day it is cooked. */
async function openFirstPot(page: Page): Promise<CalendarDay> {
  for (const date of daysFrom(FIRST_DAY, PLANNED_DAYS)) {
    await openLunch(page, date)
    if ((await potOf(page).count()) > 0 && (await potOf(page).isChecked())) return date
  }
  throw new Error('No lunch of this plan is cooked for two days.')
}

/** The amounts in brackets in the steps, "szczypta" among them. */
async function amountsInSteps(place: Locator): Promise<readonly string[]> {
  const steps = await place.locator('ol > li').allInnerTexts()
  return steps.flatMap((step) => step.match(/\([^()]+\)/g) ?? [])
}

/** The sum of all weights in the rows of ingredients, in grams. */
async function weightOfRows(page: Page): Promise<number> {
  const rows = await dialogOf(page).getByRole('group', { name: 'Składniki' }).getByRole('listitem').allInnerTexts()
  return rows.reduce((sum, row) => sum + Number((/([\d,]+)\s(?:g|ml)\b/.exec(row)?.[1] ?? '0').replace(',', '.')), 0)
}

describe('a Polish cook', () => {
  it('cooks the whole pot from the screen and from paper, and eats the rest the day after', async () => {
    const { page, errors } = await visits.visit({ viewport: PHONE, language: 'pl' })
    const date = await openFirstPot(page)
    await dialogOf(page)
      .getByText(/^Przygotuj od razu/)
      .waitFor()
    await dialogOf(page).getByRole('heading', { name: 'Przygotowanie całego garnka' }).first().waitFor()
    await dialogOf(page).getByText('Ostudź resztę w ciągu dwóch godzin').waitFor()
    const ofPot = await amountsInSteps(dialogOf(page))
    expect(ofPot.length).toBeGreaterThan(3)
    const potWeight = await weightOfRows(page)
    expect(await findBarriers(page, 'dialog')).toEqual([])

    await plateOf(page).check({ force: true })
    await dialogOf(page).getByRole('heading', { name: 'Przygotowanie', exact: true }).first().waitFor()
    const ofPlate = await amountsInSteps(dialogOf(page))
    expect(ofPlate).toHaveLength(ofPot.length)
    expect(ofPlate).not.toEqual(ofPot)
    const share = (await weightOfRows(page)) / potWeight
    expect(share).toBeGreaterThan(0.25)
    expect(share).toBeLessThan(0.75)

    const { origin } = new URL(page.url())
    await page.goto(`${origin}/day-plan/print/${date}/${date}`)
    await page.getByText('Resztę wstaw w ciągu dwóch godzin do lodówki').waitFor()
    const lunch = page.getByRole('article').nth(1)
    expect(await amountsInSteps(lunch)).toEqual(ofPot)

    await openLunch(page, addDays(date, 1))
    expect(await plateOf(page).isChecked()).toBe(true)
    await dialogOf(page)
      .getByText(/(?:podgrzej, aż (?:całe danie|wszystko) będzie parować|jedz na zimno)/i)
      .waitFor()
    expect(await page.getByText('już ugotowane').count()).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

  it('reads recipes in Polish', async () => {
    const { page } = await visits.visit({ viewport: NARROWEST, language: 'pl' })
    await openLunch(page, FIRST_DAY)
    expect(await dialogOf(page).locator('[lang=en]').count()).toBe(0)
    const words = await dialogOf(page).locator('ol').allInnerTexts()
    expect(words.join(' ')).not.toMatch(/\b(?:the|and|until|with)\b/)
    const widest = await dialogOf(page).evaluate((element) =>
      Math.max(...[...element.querySelectorAll('*:not(img)')].map((part) => part.getBoundingClientRect().right)),
    )
    expect(widest).toBeLessThanOrEqual(NARROWEST.width)
  })
})
