import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const TODAY = '2026-11-21'

/** Opens the loaded day plan of a new user. */
async function openDay(email: string, viewport = { width: 390, height: 844 }): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.getByRole('article').first().waitFor()
  return page
}

/** Opens the same day of the same user again. */
async function openSecondTab(page: Page, search = ''): Promise<Page> {
  const second = await page.context().newPage()
  await second.clock.setFixedTime(visits.server.clock.now())
  await second.goto(`${visits.address}/day-plan/${TODAY}${search}`)
  await second.getByRole('article').first().waitFor()
  return second
}

const mealNames = (page: Page) => page.locator('article h2').allInnerTexts()
/** The swap button of the meal at this index. The whole day has its own button. */
const replaceButton = (page: Page, index: number) =>
  page
    .getByRole('article')
    .nth(index)
    .getByRole('button', { name: /^Swap / })
const choose = (page: Page, index: number) => page.getByRole('button', { name: /^Choose/ }).nth(index)

describe.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
])('a user who replaces a meal on %s', (device, viewport) => {
  it('sees the effect of each meal on the day, gets another meal at once, and undoes it', async () => {
    const page = await openDay(`meal-${viewport.width}@example.com`, viewport)
    const before = await mealNames(page)
    await replaceButton(page, 1).click()
    await page.getByRole('heading', { level: 1, name: 'Swap lunch' }).waitFor()
    const offers = page.getByRole('article')
    await offers.first().waitFor()
    expect(await offers.count()).toBeLessThanOrEqual(10)
    // A replacement with the same energy does not change the energy of the day.
    expect((await offers.allInnerTexts()).join('\n')).toMatch(/→ \d+\s+kcal/)
    expect(await findBarriers(page)).toEqual([])
    const name = (await offers.first().getByRole('heading').innerText()).replaceAll('\n', ' ')
    await choose(page, 0).click()
    await page.getByText(`${name} is in your plan.`).waitFor()
    expect((await mealNames(page))[1]).toBe(name)
    expect(new URL(page.url()).search).toBe('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => mealNames(page), { message: device }).toEqual(before)
  })
})

describe('the screen that replaces a meal', () => {
  it('closes with the browser’s Back, and returns the focus', async () => {
    const page = await openDay('back@example.com')
    await replaceButton(page, 2).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Swap snack' }).waitFor()
    await page.goBack()
    await expect.poll(() => replaceButton(page, 2).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it('offers the original meal first after a replacement', async () => {
    const page = await openDay('original@example.com')
    const [, , , dinner] = await mealNames(page)
    await replaceButton(page, 3).click()
    await choose(page, 1).click()
    await page.getByText('is in your plan.').waitFor()
    // The toast may cover it, and stays as long as a pointer is on it.
    await replaceButton(page, 3).press('Enter')
    const first = page.getByRole('article').first()
    await first.getByText('Original meal').waitFor()
    expect((await first.getByRole('heading').innerText()).replaceAll('\n', ' ')).toBe(dinner)
  })

  it('marks an offered meal as a favourite, and the planned meal then is one', async () => {
    const page = await openDay('heart@example.com')
    await replaceButton(page, 1).click()
    const first = page.getByRole('article').first()
    const heart = first.getByRole('button', { name: /favourite/i })
    expect(await heart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    await page.getByText('Added to favourites').first().waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    const name = (await first.getByRole('heading').innerText()).replaceAll('\n', ' ')
    await choose(page, 0).click()
    await page.getByText(`${name} is in your plan.`).waitFor()
  })

  it('shows an empty plate and a way back when no meal is offered', async () => {
    const page = await openDay('none@example.com')
    await page.route('**/graphql**', async (route) => {
      const isAsked = (route.request().postData() ?? '').includes('MealReplacements(')
      if (!isAsked) return route.fallback()
      const data = { mealReplacements: { __typename: 'MealReplacements', replacements: [] } }
      return route.fulfill({ json: { data } })
    })
    await replaceButton(page, 1).click()
    await page.getByRole('heading', { level: 2, name: 'No other meals fit' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to the day' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  it('changes nothing without a connection, and says so', async () => {
    const page = await openDay('offline@example.com')
    const before = await mealNames(page)
    await replaceButton(page, 0).click()
    await choose(page, 0).waitFor()
    await page.context().setOffline(true)
    await choose(page, 0).click()
    const alert = page.getByRole('alertdialog')
    await alert.waitFor()
    expect(await alert.innerText()).toContain('An error occurred')
    await page.context().setOffline(false)
    await alert.getByRole('button').click()
    await expect.poll(() => choose(page, 0).evaluate((button) => button === document.activeElement)).toBe(true)
    await page.goBack()
    await expect.poll(() => mealNames(page)).toEqual(before)
  })

  it('returns to the current day with the reason when a second tab has replaced the meal', async () => {
    const page = await openDay('tabs@example.com')
    const second = await openSecondTab(page, '?change-meal=Lunch')
    await page.goto(`${visits.address}/day-plan/${TODAY}?change-meal=Lunch`)
    await choose(page, 0).waitFor()
    await choose(second, 0).click()
    await second.getByText('is in your plan.').waitFor()
    await choose(page, 1).click()
    await page.getByText('This day’s plan has changed in the meantime').waitFor()
    expect(await mealNames(page)).toEqual(await mealNames(second))
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('returns to the current day when the list loads after a second tab has replaced the meal', async () => {
    const page = await openDay('late@example.com')
    const second = await openSecondTab(page, '?change-meal=Lunch')
    await choose(second, 0).click()
    await second.getByText('is in your plan.').waitFor()
    await replaceButton(page, 1).click()
    await page.getByText('This day’s plan has changed in the meantime').waitFor()
    expect(await mealNames(page)).toEqual(await mealNames(second))
    expect(new URL(page.url()).search).toBe('')
    await expect.poll(() => replaceButton(page, 1).evaluate((button) => button === document.activeElement)).toBe(true)
  })

  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ])('returns to the card of a meal that was eaten in the meantime, on %s', async (device, viewport) => {
    const email = `eaten-${viewport.width}@example.com`
    const page = await openDay(email, viewport)
    // Another device: a tab of the same browser shows what this one keeps.
    const second = await visits.visit(email)
    await replaceButton(page, 1).click()
    await choose(page, 0).waitFor()
    const known = second.waitForResponse(/DietSetMealEaten/)
    await second
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Mark as eaten|Eaten/ })
      .click()
    await known
    await choose(page, 0).click()
    await page.getByText('This meal has just been marked as eaten, so it stays.').waitFor()
    expect(new URL(page.url()).search).toBe('')
    expect(await replaceButton(page, 1).count()).toBe(0)
    expect(await mealNames(page)).toEqual(await mealNames(second))
    expect(await page.getByRole('alertdialog').count(), device).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('meal-lunch')
  })

  it('uses the whole width of a phone below the picture', async () => {
    const page = await openDay('width@example.com')
    await replaceButton(page, 1).click()
    await choose(page, 0).waitFor()
    const [card, row] = await Promise.all([
      page.getByRole('article').first().boundingBox(),
      // The heart is beside it.
      choose(page, 0).locator('..').boundingBox(),
    ])
    expect(row?.width).toBeGreaterThan((card?.width ?? Infinity) * 0.85)
  })

  it('sends one choice, however often it is pressed', async () => {
    const page = await openDay('double@example.com')
    let sent = 0
    await page.route('**/graphql?*DietSetReplaceMeal*', (route) => {
      sent += 1
      return route.continue()
    })
    await replaceButton(page, 0).click()
    await choose(page, 0).dblclick()
    await page.getByText('is in your plan.').waitFor()
    expect(sent).toBe(1)
  })
})
