import type { Page } from 'playwright-core'
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

const PHONE = { width: 390, height: 844 }
const ALL_MEALS = '**/graphql?q=AllMeals'

const cards = (page: Page) => page.getByRole('article')
const names = (page: Page) => page.locator('article h2').allInnerTexts()
const search = (page: Page) => page.getByRole('searchbox')
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const counted = (page: Page, text: RegExp) => page.getByRole('status').getByText(text).waitFor()
const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()

/** Opens the list as a new subscriber. */
async function openMeals(email: string, viewport = PHONE, query = ''): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.goto(`${visits.address}/meals${query}`)
  await cards(page).first().waitFor()
  return page
}

describe.each([
  ['a phone', PHONE, 2],
  ['a desktop', { width: 1280, height: 800 }, 4],
])('a user who looks through all meals on %s', (_, viewport, columns) => {
  const named = (what: string) => `${what}-${viewport.width}@example.com`

  it('finds a meal without Polish letters, filters, and finds the same after a reload and after Back', async () => {
    const page = await openMeals(named('find'), viewport)
    await counted(page, /^5\d\d meals$/)
    const tops = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
    expect(tops.length).toBeLessThan(50)
    await search(page).fill('zurek')
    await expect.poll(() => names(page)).toEqual(['Sour rye soup with white beans'])
    await search(page).fill('jajko')
    await filter(page, 'Breakfast').click()
    await filter(page, 'Up to 30 min').click()
    await expect.poll(() => parameters(page)).toEqual({ search: 'jajko', meal: 'Breakfast', minutes: '30' })
    const found = await names(page)
    expect(found.length).toBeGreaterThan(0)
    await page.reload()
    await expect.poll(() => names(page)).toEqual(found)
    expect(await search(page).inputValue()).toBe('jajko')
    expect(await findBarriers(page)).toEqual([])
    await page.goto(`${visits.address}/more`)
    await page.goBack()
    await expect.poll(() => names(page)).toEqual(found)
    expect(await filter(page, 'Breakfast').getAttribute('aria-pressed')).toBe('true')
  })

  it('chooses an ingredient, and is told which filter to remove when nothing is left', async () => {
    const page = await openMeals(named('loosen'), viewport)
    await filter(page, 'Ingredient').click()
    await page.getByRole('combobox', { name: 'Ingredient' }).fill('łosoś')
    await page.getByRole('option', { name: 'salmon', exact: true }).click()
    await page.getByRole('button', { name: /With: salmon/ }).waitFor()
    await expect.poll(() => parameters(page)).toEqual({ ingredient: 'salmon' })
    await filter(page, 'Vegan').click()
    await page.getByRole('heading', { name: 'No meal matches' }).waitFor()
    await counted(page, /^0 meals$/)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: /^Without “Vegan”: \d+ meals$/ }).click()
    await cards(page).first().waitFor()
    expect(parameters(page)).toEqual({ ingredient: 'salmon' })
  })

  it('opens a meal, closes it with Back, and puts it into a day, which can be undone', async () => {
    const page = await openMeals(named('insert'), viewport, '?search=pancakes&meal=Breakfast')
    const [name = ''] = await names(page)
    await filter(page, name).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('listitem').first().waitFor()
    expect(await dialog.innerText()).toMatch(/kcal.*Protein.*Fat.*Carbs/s)
    expect(await findBarriers(page)).toEqual([])
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(parameters(page)).toEqual({ search: 'pancakes', meal: 'Breakfast' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
    await page.getByRole('button', { name: `Add to day plan: ${name}` }).click()
    await page.getByText('Tomorrow', { exact: true }).click()
    await page.getByText(/kcal, replaces/).waitFor()
    await page.getByRole('button', { name: 'Add to Sunday 22 November' }).click()
    const asks = page.getByRole('alertdialog')
    await page
      .getByText(/is in your plan: Sunday|Insert it anyway/)
      .first()
      .waitFor()
    if (await asks.isVisible()) await asks.getByRole('button', { name: 'Insert anyway' }).click()
    await toast(page, `${name} is in your plan: Sunday 22 November.`)
    expect(parameters(page)).toEqual({ search: 'pancakes', meal: 'Breakfast' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'Undone.')
  })

  it('marks a favourite, which comes first, also after a reload', async () => {
    const page = await openMeals(named('heart'), viewport, '?meal=Dinner')
    const [, second = ''] = await names(page)
    const heart = page.getByRole('button', { name: `Favourite: ${second}` })
    await heart.click()
    await toast(page, 'Added to favourites')
    await filter(page, 'Favourites first').click()
    await expect.poll(async () => (await names(page))[0]).toBe(second)
    await page.reload()
    await expect.poll(async () => (await names(page))[0]).toBe(second)
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('the list of all meals', () => {
  it('is used with the keyboard alone, beyond the cards that were there at first', async () => {
    const page = await openMeals('keys-all@example.com', { width: 1280, height: 800 })
    await keyboard(page).press(filter(page, 'Snack'))
    await expect.poll(() => parameters(page)).toEqual({ meal: 'Snack' })
    const atFirst = await cards(page).count()
    await page.locator('article h2 button').first().focus()
    // Three stops on each card.
    for (let stop = 0; stop < 3 * (atFirst + 4); stop += 1) await page.keyboard.press('Tab')
    const place = await page.evaluate(() =>
      Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')),
    )
    expect(place).toBe(atFirst + 5)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
  })

  it('says when it cannot be loaded, and loads when asked again', async () => {
    await visits.createSubscriber('offline-all@example.com')
    const page = await visits.visit('offline-all@example.com')
    await routeOnce(page, ALL_MEALS, (route) => route.abort('internetdisconnected'))
    await page.goto(`${visits.address}/meals`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await cards(page).first().waitFor()
    expect(await cards(page).count()).toBeGreaterThan(4)
  })

  it('refuses a meal that an address invents', async () => {
    const page = await openMeals('invented@example.com', PHONE, '?add-to-day=no-such-meal')
    await page.getByText('This meal is no longer in our recipes.').waitFor()
    await page.goto(`${visits.address}/meals?meal-details=no-such-meal`)
    await page.getByText('This meal isn’t among those for you any more.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })

  it('is linked from an empty list of favourites with the same search', async () => {
    await visits.createSubscriber('linked@example.com')
    const page = await visits.visit('linked@example.com')
    await page.goto(`${visits.address}/favourite-meals?search=pancakes`)
    await page.getByRole('link', { name: 'Look through all meals' }).click()
    await cards(page).first().waitFor()
    expect(parameters(page)).toEqual({ search: 'pancakes' })
  })

  it('asks a newcomer for a diet first', async () => {
    await visits.createNewcomer('newcomer-all@example.com')
    const page = await visits.visit('newcomer-all@example.com')
    await page.goto(`${visits.address}/meals`)
    await page.getByRole('link', { name: 'Set up my diet' }).click()
    await page.waitForURL('**/diet-settings*')
    expect(page.url()).toContain('/diet-settings')
  })
})
