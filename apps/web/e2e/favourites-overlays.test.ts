/// <reference lib="dom" />
import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scenario } from '../../server/src/scenario/index.ts'
import { freeAddress } from './free-address.ts'
import { routeOnce } from './route-once.ts'
import { CLASSIC, PASSWORD, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const TODAY = requireCalendarDay('2026-11-21')
const TOMORROW = addDays(TODAY, 1)
const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / })
const cards = (page: Page) => page.getByRole('article')
const addButton = (page: Page) => page.getByRole('button', { name: /^Add to day plan: / }).first()
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const names = async (page: Page) =>
  (await page.locator('article h2').allInnerTexts()).map((text) => text.replaceAll('\n', ' '))

/** Marks the first `count` meals of a day as favourites and opens the list of favourites. */
async function openFavourites(email: string, count = 1, day: string = TODAY): Promise<Page> {
  const page = await visits.visit(email)
  await page.goto(`${visits.address}/day-plan/${day}`)
  for (let index = 0; index < count; index += 1) {
    const added = page.waitForResponse(/AddMealToFavorites/)
    await hearts(page).nth(index).click()
    await added
  }
  await page.goto(`${visits.address}/favourite-meals`)
  await expect.poll(() => cards(page).count()).toBe(count)
  return page
}

async function openList(email: string, count = 1): Promise<Page> {
  await visits.createSubscriber(email)
  return openFavourites(email, count)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error(`${String(locator)} is not to be seen.`)
  return box
}

describe('the search for favourites', () => {
  it('is kept in the address across a reload, and its chips fit in one row that scrolls', async () => {
    const page = await openList('kept-search@example.com', 4)
    await page.getByRole('button', { name: 'Lunch', exact: true }).click()
    await expect.poll(() => cards(page).count()).toBe(1)
    const [lunch = ''] = await names(page)
    const word = lunch.split(' ').at(-1) ?? ''
    await page.getByRole('searchbox').fill(word)
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe(word)
    await page.reload()
    await expect.poll(() => names(page)).toEqual([lunch])
    expect(await page.getByRole('searchbox').inputValue()).toBe(word)
    expect(await page.getByRole('button', { name: 'Lunch', exact: true }).getAttribute('aria-pressed')).toBe('true')
    const tops = await page
      .getByRole('group', { name: 'Meal type' })
      .getByRole('button')
      .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

describe('a removal', () => {
  it('is sent even if the page reloads before the card has faded out', async () => {
    const page = await openList('reload@example.com', 2)
    const [, second] = await names(page)
    await hearts(page).first().click()
    await page.reload()
    await expect.poll(() => names(page)).toEqual([second])
  })

  it('names the meal, and Undo after two removals restores the meal that its message names', async () => {
    const page = await openList('two@example.com', 2)
    const [first, second = ''] = await names(page)
    const removeFirst = () => hearts(page).first().click()
    await removeFirst()
    await toast(page, `Removed from favourites: ${first}`)
    await expect.poll(() => names(page)).toEqual([second])
    await removeFirst()
    await toast(page, `Removed from favourites: ${second}`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => names(page)).toEqual([second])
  })
})

describe('an overlay of the favourites', () => {
  it('moves the focus to the card when it closes after a reload', async () => {
    const page = await openList('focus@example.com')
    const [name = ''] = await names(page)
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).waitFor()
    await page.reload()
    await page.getByRole('dialog', { name }).waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  })

  it('starts with the first day that has a plan and says why earlier days are disabled', async () => {
    await freeAddress(visits.server, 'from-tomorrow@example.com')
    const { subscriber } = scenario(visits.server.services)
    await subscriber({ email: 'from-tomorrow@example.com', password: PASSWORD, name: 'Ada' })
      .withAccess({ startsOn: TODAY, days: 30 })
      .withPlan({ settings: { ...CLASSIC, startDate: TOMORROW }, days: 7 })
      .withIntroductionSeen()
      .create()
    const page = await openFavourites('from-tomorrow@example.com', 1, TOMORROW)
    await addButton(page).click()
    expect(await page.getByRole('radio', { name: /^Tomorrow/ }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: /^Today/ }).isDisabled()).toBe(true)
    await page.getByText('There’s no plan for this day').waitFor()
    await page.getByRole('button', { name: 'Add to Sunday 22 November' }).waitFor()
  })

  it('closes one level for each press of Back and reports a lost connection', async () => {
    const page = await openList('back@example.com')
    await addButton(page).click()
    await page.getByText('This meal is already in the day’s plan.').waitFor()
    const asks = page.getByRole('alertdialog')
    const isAnswered = page.getByText(/kcal, replaces/)
    await page.getByText('Tomorrow', { exact: true }).click()
    await isAnswered.waitFor()
    await page.context().setOffline(true)
    const insert = page.getByRole('button', { name: 'Add to Sunday 22 November' })
    await insert.click()
    await asks.getByText('You’re offline, so nothing has changed.').waitFor()
    await page.goBack()
    await asks.waitFor({ state: 'detached' })
    expect(await insert.isVisible()).toBe(true)
    await page.context().setOffline(false)
    // The gateway answers with a warning that the user can skip.
    const doubts = {
      __typename: 'ValidationException',
      code: 400,
      title: 'Insert it anyway?',
      description: 'Why not',
      skipable: true,
      details: [],
    }
    const doubt = { data: { insertFavoriteToDayplan: doubts } }
    await routeOnce(page, '**/graphql?*InsertFavoriteToDayplan*', (route) => route.fulfill({ json: doubt }))
    await insert.click()
    await asks.getByRole('button', { name: 'Insert anyway' }).click()
    await toast(page, 'is in your plan: Sunday 22 November.')
    await expect.poll(() => new URL(page.url()).search).toBe('')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('shows a meal as the day does: grouped ingredients with a capital letter, then numbered steps', async () => {
    const page = await openList('recipe@example.com')
    const [name = ''] = await names(page)
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    const rows = dialog.getByRole('group', { name: 'Ingredients' }).getByRole('listitem')
    await rows.first().waitFor()
    expect(await rows.first().innerText()).toMatch(/\d+\s+g/)
    const capital = (row: Element) =>
      getComputedStyle(row.querySelector('span > span') ?? row, '::first-letter').textTransform
    expect(await rows.first().evaluate(capital)).toBe('uppercase')
    const headings = await dialog.getByRole('heading', { level: 4 }).allInnerTexts()
    expect(headings).toEqual(expect.arrayContaining(['Ingredients', 'Method']))
    const number = (step: Element) => getComputedStyle(step, '::before').content
    expect(await dialog.locator('ol > li').first().evaluate(number)).toContain('counter(step)')
  })

  it('shows an empty plate if the picture of a meal does not load', async () => {
    const page = await openList('plate@example.com')
    await page.route('**/pictures/meals/**', (route) => route.abort())
    await page.reload()
    const picture = cards(page).first().locator('img')
    await expect.poll(() => picture.getAttribute('src')).toMatch(/breakfast.*\.svg$/)
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
})

describe('a toast over the details of a meal', () => {
  it('covers neither Close nor the heart nor the actions', async () => {
    await visits.createSubscriber('cover@example.com')
    const page = await visits.visit('cover@example.com')
    await cards(page).first().waitFor()
    await page.goto(`${visits.address}/day-plan/${TODAY}?meal-details=Dinner`)
    const dialog = page.getByRole('dialog')
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport)
      await dialog.getByRole('button', { name: /Swap meal/ }).waitFor()
      await hearts(page).last().click()
      const said = dialog.getByRole('status').filter({ hasText: 'favourites' }).locator('> *')
      const covers = async (name: RegExp): Promise<boolean> => {
        const toast = await boxOf(said)
        const control = await boxOf(dialog.getByRole('button', { name }).locator('visible=true').last())
        return control.y < toast.y + toast.height && toast.y < control.y + control.height
      }
      // Polls, because the toast and the actions move to their places.
      for (const name of [/^Close/, /^Favourite/, /Swap meal/, /Mark as eaten/])
        await expect.poll(() => covers(name), { message: `${name} at ${viewport.width}` }).toBe(false)
      await said.waitFor({ state: 'detached' })
    }
  })
})
