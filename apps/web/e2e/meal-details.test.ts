/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, focusedWords, PHONE } from './frame-visit.ts'
import {
  cardOf,
  dialogOf,
  replaceable,
  ingredientsOf,
  isCall,
  openReplaceable,
  openFoods,
  openMeal,
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

const searchOf = (page: Page) => new URL(page.url()).search
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const isGone = (page: Page) => expect.poll(() => dialogOf(page).count()).toBe(0)

describe.each(SIZES)('the details of a meal on $size', ({ viewport }) => {
  it('open with a tap on the picture, have an address, and close with Back', async () => {
    const { page, errors } = await visits.visit({ viewport })
    const picture = page.getByRole('article').nth(1).locator('img')
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await picture.boundingBox()
    await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 100)
    const name = await cardOf(page, 'lunch').innerText()
    await page.getByRole('dialog', { name }).getByRole('heading', { name: 'Method' }).first().waitFor()
    expect(searchOf(page)).toBe('?meal-details=Lunch')
    await page.goBack()
    await isGone(page)
    expect([searchOf(page), await focusedId(page)]).toEqual(['', 'meal-lunch'])
    expect(errors).toEqual([])
  })

  it('open and close by keyboard, and the focus returns to the card', async () => {
    const { page } = await visits.visit({ viewport })
    await cardOf(page, 'snack').focus()
    await page.keyboard.press('Enter')
    await dialogOf(page).getByRole('heading', { level: 3 }).first().waitFor()
    await page.keyboard.press('Escape')
    await isGone(page)
    expect([searchOf(page), await focusedId(page)]).toEqual(['', 'meal-snack'])
  })

  it('switch to the other meals of the day, and one Back returns to the card of the last', async () => {
    const { page } = await visits.visit({ viewport })
    const dialog = await openMeal(page, 'breakfast')
    const bar = dialog.getByRole('navigation', { name: 'Meals on Saturday' })
    expect(await bar.innerText()).toMatch(/^Saturday · \d+\s+kcal/)
    expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Breakfast', 'Lunch', 'Snack', 'Dinner'])
    await bar.getByRole('button', { name: 'Dinner' }).click()
    await page.getByRole('dialog', { name: await cardOf(page, 'dinner').innerText() }).waitFor()
    expect(searchOf(page)).toBe('?meal-details=Dinner')
    await page.goBack()
    await isGone(page)
    expect([searchOf(page), await focusedId(page)]).toEqual(['', 'meal-dinner'])
  })

  it('mark the meal as eaten on its card too, and hide the replacements', async () => {
    const { page, errors } = await visits.visit({ viewport })
    const dialog = await openMeal(page, 'lunch')
    await dialog.getByRole('button', { name: 'Swap meal' }).waitFor()
    await dialog.getByRole('button', { name: 'Mark as eaten' }).click()
    const eaten = dialog.getByRole('button', { name: 'Eaten', exact: true })
    expect(await eaten.getAttribute('aria-pressed')).toBe('true')
    expect(await dialog.getByRole('button', { name: 'Swap meal' }).count()).toBe(0)
    await expect.poll(() => replaceable(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await isGone(page)
    const card = page.getByRole('article').nth(1)
    expect(await card.getByRole('button', { name: /^Eaten/ }).getAttribute('aria-pressed')).toBe('true')
    await page.reload()
    await card.getByText('1 of 4 eaten today').waitFor()
    expect(errors).toEqual([])
  })

  it('change the card in the first frame after the press, long before the gateway answers', async () => {
    const { page } = await visits.visit({ viewport })
    await page.route('**/graphql**', (route) =>
      isCall(route.request(), 'dietSetMealEaten') ? undefined : route.fallback(),
    )
    const eaten = page.getByRole('button', { name: /^Eaten/ }).first()
    // Awaited before the press, so that the page listens by then; the promise inside is not.
    const firstFrame = await eaten.evaluateHandle((button) => {
      const shown = new Promise((resolve) => {
        const look = () => requestAnimationFrame(() => resolve(button.getAttribute('aria-pressed')))
        button.addEventListener('click', look, { capture: true, once: true })
      })
      return { shown }
    })
    await eaten.click()
    expect(await firstFrame.evaluate(({ shown }) => shown)).toBe('true')
  })

  it('replace an ingredient in place, mark it in the recipe, and undo it', async () => {
    const { page, errors } = await visits.visit({ viewport })
    const dialog = await openReplaceable(page)
    const before = await ingredientsOf(page)
    const written = await foodOf(page)
    const offered = await openFoods(page)
    expect(await dialog.getByText('In use').count()).toBe(1)
    const name = await nameOf(offered)
    // The effect on the day is visible before any details are opened.
    await dialog
      .getByText(/\d\s+kcal$/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await dialog.locator('summary').first().click()
    await dialog
      .getByText(/^To buy: /)
      .filter({ visible: true })
      .first()
      .waitFor()
    await offered.click()
    await dialog.getByText(`Swapped: ${written} → ${name}`).waitFor()
    await expect.poll(() => focusedWords(page)).toContain(`instead of ${written}`)
    expect(await ingredientsOf(page)).not.toEqual(before)
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => ingredientsOf(page)).toEqual(before)
    expect(await dialog.getByText('Instead of').count()).toBe(0)
    expect(errors).toEqual([])
  })

  it('restore the original ingredient', async () => {
    const { page } = await visits.visit({ viewport })
    const dialog = await openReplaceable(page)
    const before = await ingredientsOf(page)
    const written = await foodOf(page)
    await (await openFoods(page)).click()
    await dialog.getByText(`Instead of ${written}`, { exact: false }).first().waitFor()
    const first = await openFoods(page)
    expect(await nameOf(first)).toBe(written)
    await first.click()
    await expect.poll(() => ingredientsOf(page)).toEqual(before)
  })
})

/** The food of the first replaceable row, in lower case as in recipes. */
async function foodOf(page: Page): Promise<string> {
  const [name = ''] = (await replaceable(page).first().innerText()).split('\n')
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const nameOf = async (button: Locator): Promise<string> =>
  ((await button.textContent()) ?? '').replace('Use this: ', '')
