/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loseAnswer, routeOnce } from './route-once.ts'
import { untilIdle } from './watch-requests.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / })
const eaten = (page: Page) => page.getByRole('button', { name: /^Eaten: / })
const isOn = (button: Locator) => button.first().getAttribute('aria-pressed')
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor()
const lunch = async (page: Page) => (await page.locator('article h2').nth(1).innerText()).replaceAll('\n', ' ')

async function openDay(email: string): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.getByRole('article').first().waitFor()
  return page
}

/** Replaces lunch with the first offered meal. */
async function replaceLunch(page: Page): Promise<void> {
  const before = await lunch(page)
  await page.getByRole('button', { name: before }).filter({ hasText: 'Swap' }).click()
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
}

/** Records every text that the page shows from now on, even for a moment. */
async function watchWords(page: Page): Promise<() => Promise<string>> {
  const watch = await page.evaluateHandle(() => {
    const words: string[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) words.push(node.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    return words
  })
  return () => watch.evaluate((words) => words.join(' '))
}

/** Replaces the first replaceable ingredient of breakfast with the first offered food. */
async function replaceIngredient(page: Page) {
  await page.locator('article h2 button').first().click()
  const dialog = page.getByRole('dialog')
  const toggle = dialog.locator('button[aria-expanded]').first()
  const name = (await toggle.locator('span').nth(1).locator('span').first().innerText()).trim()
  await toggle.click()
  await dialog
    .getByRole('button', { name: /^Use this/ })
    .first()
    .click()
  return { dialog, name }
}

describe('a change that was made although its answer is lost', () => {
  it('leaves the meal eaten, and reports no failure', async () => {
    const page = await openDay('lost-eaten@example.com')
    await loseAnswer(page, '**/graphql?m=DietSetMealEaten')
    await eaten(page).first().click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
    expect(await isOn(eaten(page))).toBe('true')
    expect(await page.getByText('We couldn’t').count()).toBe(0)
  })

  it('leaves the heart filled until the connection returns and after it', async () => {
    const page = await openDay('lost-heart@example.com')
    await loseAnswer(page, '**/graphql?m=AddMealToFavorites')
    await page.route('**/graphql?q=*', (route) => route.abort())
    await hearts(page).first().click()
    await page.getByText('We’ll save your changes when it’s back.').first().waitFor()
    expect(await isOn(hearts(page))).toBe('true')
    expect(await page.getByRole('article').count()).toBe(4)
    await page.unroute('**/graphql?q=*')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
    await page.reload()
    await expect.poll(() => isOn(hearts(page))).toBe('true')
  })

  it('reports a replaced meal as soon as the day shows it', async () => {
    const page = await openDay('lost-replacement@example.com')
    const before = await lunch(page)
    await loseAnswer(page, '**/graphql?m=DietSetReplaceMeal')
    await replaceLunch(page)
    await toast(page, 'is in your plan.')
    await expect.poll(() => lunch(page)).not.toBe(before)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })
})

describe('a replacement whose answer is lost', () => {
  it('is reported although the repeated list is refused before the day arrives', async () => {
    const page = await openDay('race@example.com')
    const before = await lunch(page)
    await loseAnswer(page, '**/graphql?m=DietSetReplaceMeal')
    const repeated = Promise.withResolvers<void>()
    let lists = 0
    page.on('response', (response) => {
      if (!response.url().includes('MealReplacements')) return
      lists += 1
      if (lists === 2) repeated.resolve()
    })
    // The day arrives only after the repeated list has been refused.
    await page.route('**/graphql?*DailyDietPlan*', async (route) => {
      const answer = await route.fetch()
      await repeated.promise
      await untilIdle(page)
      await route.fulfill({ response: answer })
    })
    const said = await watchWords(page)
    await replaceLunch(page)
    await toast(page, 'is in your plan.')
    await expect.poll(() => lunch(page)).not.toBe(before)
    expect(await said()).not.toContain('changed in the meantime')
  })

  it('is reported on the row of the ingredient', async () => {
    const page = await openDay('lost-ingredient@example.com')
    await loseAnswer(page, '**/graphql?m=DietSetReplaceProduct')
    const { dialog, name } = await replaceIngredient(page)
    await toast(page, 'Now in your meal: ')
    await dialog.getByText(`instead of ${name}`).first().waitFor()
    expect(await dialog.getByRole('alert').count()).toBe(0)
    expect(await page.getByText('changed in the meantime').count()).toBe(0)
  })

  it('is not reported if the request did not arrive, and the foods are offered again', async () => {
    const page = await openDay('unsent-ingredient@example.com')
    await routeOnce(page, '**/graphql?m=DietSetReplaceProduct', (route) => route.abort())
    const { dialog } = await replaceIngredient(page)
    await dialog.getByRole('alert').getByText('We’re not sure').waitFor()
    await dialog
      .getByRole('button', { name: /^Use this/ })
      .first()
      .waitFor()
    expect(await dialog.getByText('instead of').count()).toBe(0)
  })

  it('returns from the list of menus to the changed day', async () => {
    const page = await openDay('lost-day@example.com')
    const before = await lunch(page)
    await loseAnswer(page, '**/graphql?m=DietSetReplace')
    await page.getByRole('button', { name: 'Swap day' }).click()
    await page.getByRole('button', { name: /^Use/ }).and(page.locator(':enabled')).last().click()
    await page.getByRole('heading', { level: 1, name: 'Saturday' }).waitFor()
    await expect.poll(() => lunch(page)).not.toBe(before)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await page.getByText('changed in the meantime').count()).toBe(0)
    // Only the answer contains the id of the change, so there is no Undo.
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })
})

describe('an undo', () => {
  it('that fails says that there is no connection, and can be retried', async () => {
    const page = await openDay('undo@example.com')
    const before = await lunch(page)
    await replaceLunch(page)
    await toast(page, 'is in your plan.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await toast(page, 'You’re offline, so we couldn’t undo this.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await toast(page, 'Undone.')
    await expect.poll(() => lunch(page)).toBe(before)
  })
})
