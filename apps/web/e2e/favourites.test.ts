import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { keyboard } from './hands.ts'
import { routeOnce } from './route-once.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const TODAY = '2026-11-21'
const PHONE = { width: 390, height: 844 }

/** Creates a subscriber, opens their day plan and waits until it has loaded. */
async function openDay(email: string, viewport = PHONE): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.getByRole('article').first().waitFor()
  return page
}

const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / })
const cards = (page: Page) => page.getByRole('article')
const isOn = (page: Page, index: number) => hearts(page).nth(index).getAttribute('aria-pressed')
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()
const addButton = (page: Page, index = 0) => page.getByRole('button', { name: /^Add to day plan: / }).nth(index)
const names = async (page: Page) =>
  (await page.locator('article h2').allInnerTexts()).map((text) => text.replaceAll('\n', ' '))
const insertInto = (page: Page, day: string) => page.getByRole('button', { name: `Add to ${day}` }).click()

/** Opens the favourites of a new subscriber who has marked the first `count` meals of today. */
async function openFavourites(email: string, count: number, viewport = PHONE): Promise<Page> {
  const page = await openDay(email, viewport)
  for (let index = 0; index < count; index += 1) {
    await hearts(page).nth(index).click()
    await expect.poll(() => isOn(page, index)).toBe('true')
  }
  await page.getByText('Added to favourites').first().waitFor()
  await page.goto(`${visits.address}/favourite-meals`)
  await expect.poll(() => cards(page).count()).toBe(count)
  return page
}

describe.each([
  ['a phone', PHONE, 2],
  ['a desktop', { width: 1280, height: 800 }, 3],
])('a user who marks meals on %s', (device, viewport, columns) => {
  const named = (what: string) => `${what}-${viewport.width}@example.com`

  it('sees the filled heart at once, finds the meal among the favourites, and undoes a removal', async () => {
    const page = await openDay(named('heart'), viewport)
    const [breakfast] = await names(page)
    const seen: (string | null)[] = []
    const seeBeforeAnswer = async (route: Route) => {
      seen.push(await isOn(page, 0))
      await route.continue()
    }
    await routeOnce(page, '**/graphql?*AddMealToFavorites*', seeBeforeAnswer)
    await hearts(page).first().click()
    await toast(page, 'Added to favourites')
    expect(seen).toEqual(['true'])
    await page.goto(`${visits.address}/favourite-meals`)
    await expect.poll(() => names(page), { message: device }).toEqual([breakfast])
    expect(await findBarriers(page)).toEqual([])
    await hearts(page).first().click()
    await toast(page, 'Removed from favourites')
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor()
    await undo(page)
    await expect.poll(() => names(page)).toEqual([breakfast])
    await page.goto(`${visits.address}/day-plan/${TODAY}`)
    await expect.poll(() => isOn(page, 0)).toBe('true')
    await hearts(page).first().click()
    await toast(page, 'Removed from favourites')
    await undo(page)
    await toast(page, 'Added to favourites')
    expect(await isOn(page, 0)).toBe('true')
  })

  it('searches dishes and ingredients, chooses a meal type, and sees a message when nothing is found', async () => {
    const page = await openFavourites(named('search'), 4, viewport)
    const [dinner] = await names(page)
    await page.getByRole('button', { name: 'Lunch', exact: true }).click()
    await expect.poll(() => cards(page).count()).toBe(1)
    await page.getByRole('button', { name: 'All', exact: true }).click()
    const word = dinner?.split(' ').at(-1) ?? ''
    await page.getByRole('searchbox').fill(word.toUpperCase())
    await expect.poll(() => names(page)).toContain(dinner)
    await page.getByRole('searchbox').fill('zzzz')
    await page.getByRole('heading', { name: 'Nothing found' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('searchbox').press('Escape')
    await expect.poll(() => cards(page).count()).toBe(4)
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })

  it('opens the details of a meal, closes them with Back, and adds the meal to another day after a preview', async () => {
    const page = await openFavourites(named('insert'), 1, viewport)
    const [name = ''] = await names(page)
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('listitem').first().waitFor()
    expect(new URL(page.url()).searchParams.get('meal-details')).toBeTruthy()
    expect(await dialog.innerText()).toMatch(/kcal.*Protein.*Fat.*Carbs/s)
    expect(await findBarriers(page)).toEqual([])
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    await addButton(page).click()
    await page.getByText('This meal is already in the day’s plan.').waitFor()
    const deed = page.getByRole('button', { name: 'Add to Saturday 21 November' })
    expect(await deed.getAttribute('aria-disabled')).toBe('true')
    const reason = await deed.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${reason}"]`).innerText()).toBe('This meal is already in the day’s plan.')
    await deed.press('Enter')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    await page.getByText('Tomorrow', { exact: true }).click()
    await page.getByText(/kcal, replaces/).waitFor()
    expect(await page.getByRole('dialog').innerText()).toMatch(/The day (stays on|goes off) target.*Day.*kcal/s)
    expect(await findBarriers(page)).toEqual([])
    await insertInto(page, 'Sunday 22 November')
    const asks = page.getByRole('alertdialog')
    await page
      .getByText(/is in your plan: Sunday|Insert it anyway/)
      .first()
      .waitFor()
    if (await asks.isVisible()) await asks.getByRole('button', { name: 'Insert anyway' }).click()
    await toast(page, `${name} is in your plan: Sunday 22 November.`)
    expect(new URL(page.url()).search).toBe('')
    await undo(page)
    await toast(page, 'Undone.')
  })
})

describe('the day to which a favourite is added', () => {
  it('shows the favourite at once even if the day was cached', async () => {
    const page = await openDay('seen@example.com')
    await hearts(page).first().click()
    await toast(page, 'Added to favourites')
    const [name] = await names(page)
    await page.locator('[data-date="2026-11-22"]').click()
    await page.getByRole('heading', { level: 1, name: 'Sunday' }).waitFor()
    await page.goto(`${visits.address}/favourite-meals?add-to-day=x`)
    await page.getByText('It’s no longer in your favourites.').waitFor()
    await page.goBack()
    await page.goto(`${visits.address}/favourite-meals`)
    await addButton(page).click()
    await page.getByText('Another day').click()
    await page.getByRole('gridcell').getByRole('button', { name: 'Monday, 23 November 2026' }).click()
    await insertInto(page, 'Monday 23 November')
    const anyway = page.getByRole('button', { name: 'Insert anyway' })
    await page
      .getByText(/is in your plan: Monday|Insert it anyway/)
      .first()
      .waitFor()
    if (await anyway.isVisible()) await anyway.click()
    await page.getByText('is in your plan: Monday 23 November.').waitFor()
    await page.goto(`${visits.address}/day-plan/2026-11-23`)
    await expect.poll(async () => (await names(page))[0]).toBe(name)
  })

  it('can be any day from today to the last day of the plan', async () => {
    const page = await openFavourites('calendar@example.com', 1)
    await addButton(page).click()
    await page.getByText('Another day').click()
    expect(await page.getByRole('button', { name: 'Add to day plan', exact: true }).isDisabled()).toBe(true)
    const day = (name: string) => page.getByRole('gridcell').getByRole('button', { name })
    await day('Tuesday, 24 November 2026').waitFor()
    expect(await day('Friday, 20 November 2026').getAttribute('aria-disabled')).toBe('true')
    expect(await day('Saturday, 28 November 2026').getAttribute('aria-disabled')).toBe('true')
    expect(await findBarriers(page)).toEqual([])
    await day('Tuesday, 24 November 2026').click()
    await page.getByRole('button', { name: 'Add to Tuesday 24 November' }).waitFor()
  })

  it('is refused if its meal is already eaten, with Close as the only button', async () => {
    const page = await openDay('eaten@example.com')
    await page.locator('[data-date="2026-11-22"]').click()
    await page.getByRole('heading', { level: 1, name: 'Sunday' }).waitFor()
    await hearts(page).first().click()
    await toast(page, 'Added to favourites')
    await page.goto(`${visits.address}/day-plan/${TODAY}`)
    // Waits for the answer, because the card changes before the gateway has stored the meal as eaten.
    const known = page.waitForResponse(/DietSetMealEaten/)
    await page
      .getByRole('button', { name: /^Eaten: / })
      .first()
      .click()
    await known
    await page.goto(`${visits.address}/favourite-meals`)
    await addButton(page).click()
    await page.getByText('You’ve already eaten this day’s breakfast.').waitFor()
    await insertInto(page, 'Saturday 21 November')
    const refused = page.getByRole('alertdialog', { name: 'This meal can’t be added to this day' })
    await refused.waitFor()
    expect(await refused.getByRole('button').allInnerTexts()).toEqual(['Close'])
    await refused.getByRole('button').click()
    await refused.waitFor({ state: 'detached' })
  })
})

describe('favourites without a pointer', () => {
  it('can be marked, opened, removed and restored by keyboard without losing the focus', async () => {
    const page = await openFavourites('keys@example.com', 2)
    const { press } = keyboard(page)
    const [first = '', second = ''] = await names(page)
    await press(page.getByRole('button', { name: first, exact: true }))
    await page.getByRole('dialog', { name: first }).waitFor()
    await press(page.getByRole('button', { name: 'Remove from favourites' }))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second)
    await expect.poll(() => names(page)).toEqual([second])
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => names(page)).toEqual([first, second])
  })
})

describe('favourites when something goes wrong', () => {
  it('revert if the gateway refuses them, and show its reason', async () => {
    const page = await openDay('refused-heart@example.com')
    const refusal = { __typename: 'ValidationException', description: 'You have 200 favourites already.' }
    await page.route('**/graphql?m=AddMealToFavorites', (route) =>
      route.fulfill({ json: { data: { addMealToFavorites: refusal } } }),
    )
    await hearts(page).first().click()
    await toast(page, refusal.description)
    await expect.poll(() => isOn(page, 0)).toBe('false')
  })

  it('restore a card that could not be removed', async () => {
    const page = await openFavourites('stays@example.com', 1)
    const [name] = await names(page)
    await page.route('**/graphql?m=RemoveMealFromFavoritesByMealId', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await hearts(page).first().click()
    await page.getByText('We couldn’t remove it from your favourites. Please try again.').waitFor()
    await expect.poll(() => names(page)).toEqual([name])
    expect(
      await cards(page)
        .first()
        .evaluate((card) => card.closest('[inert]')),
    ).toBeNull()
  })

  it('keep the last of many presses', async () => {
    const page = await openDay('fast@example.com')
    for (let press = 0; press < 5; press += 1) await hearts(page).first().click()
    await toast(page, 'Added to favourites')
    await page.reload()
    await expect.poll(() => isOn(page, 0)).toBe('true')
  })
})

describe('a favourite among the replacements of a meal', () => {
  it('is sent as the insertion of a favourite, any other meal as a replacement', async () => {
    const page = await openDay('replacement@example.com')
    const changes: string[] = []
    page.on('request', (request) => {
      const [change] = /DietSetReplaceMeal|InsertFavoriteToDayplan/.exec(request.url()) ?? []
      if (change !== undefined) changes.push(change)
    })
    const lunch = async () => (await names(page))[1] ?? ''
    /** Replaces lunch with the first offered meal. */
    const replaceLunch = async () => {
      const before = await lunch()
      await page.getByRole('button', { name: before }).filter({ hasText: 'Swap' }).click()
      await page
        .getByRole('button', { name: /^Choose/ })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: 'Saturday' }).waitFor()
      await expect.poll(lunch).not.toBe(before)
    }
    await hearts(page).nth(1).click()
    await toast(page, 'Added to favourites')
    await replaceLunch()
    // The originally planned meal, which is the favourite, is offered first.
    await replaceLunch()
    expect(changes).toEqual(['DietSetReplaceMeal', 'InsertFavoriteToDayplan'])
  })
})

describe('the page of favourites in the mobile app', () => {
  it('hides its title, because the app’s own bar shows it', async () => {
    const page = await openFavourites('app@example.com', 1)
    await page.goto(`${visits.address}/favourite-meals?app=1`)
    await cards(page).first().waitFor()
    const title = page.getByRole('heading', { level: 1, name: 'Favourite meals' })
    expect((await title.boundingBox())?.height).toBeLessThanOrEqual(1)
  })
})
