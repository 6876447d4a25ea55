import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ADD_FAVOURITE } from '../../server/test/tools/favourite-documents.ts'
import { PAGE_PATIENCE_MS } from './clean-page.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const VEGAN_ID = 5
const insertCall = z.object({ variables: z.object({ skipValidation: z.boolean() }) })
const insertAnswer = z.object({ data: z.object({ insertFavoriteToDayplan: z.record(z.string(), z.unknown()) }) })
/** How long a meal animates in and out, in milliseconds (specification, section 9). */
const OVERLAY_MS = 500

/** The first dinner with fish that is not a holiday meal. */
function fishDinner() {
  const { meals, foodById } = visits.server.services.catalogue
  const found = meals.find(
    ({ type, holidayId, dishes }) =>
      type === 'dinner' &&
      holidayId === null &&
      dishes.some(({ ingredients }) =>
        ingredients.some(({ foodId }) => foodById.get(foodId)?.allergens.includes('fish')),
      ),
  )
  if (found === undefined) throw new Error('no dinner holds fish')
  return found
}

/** Opens the favourites of a vegan user, who has one dinner with fish among them. */
async function openFishFavourite(email: string): Promise<Page> {
  await visits.createSubscriber(email, VEGAN_ID)
  const page = await visits.visit(email)
  await page.getByRole('article').first().waitFor()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { id } = fishDinner()
  await visits.server.client.call(ADD_FAVOURITE, { token: token ?? '', variables: { mealId: id } })
  await page.goto(`${visits.address}/favourite-meals`)
  await page.getByRole('article').first().waitFor()
  return page
}

describe('a favourite of another diet', () => {
  it('is confirmed with the gateway’s text: Cancel leaves the day unchanged, Insert anyway adds the meal', async () => {
    const page = await openFishFavourite('vegan@example.com')
    const skips: boolean[] = []
    const said: unknown[] = []
    page.on('request', (request) => {
      if (request.url().includes('InsertFavoriteToDayplan'))
        skips.push(insertCall.parse(request.postDataJSON()).variables.skipValidation)
    })
    page.on('response', async (response) => {
      if (!response.url().includes('InsertFavoriteToDayplan')) return
      said.push(insertAnswer.parse(await response.json()).data.insertFavoriteToDayplan)
    })
    await page.getByRole('button', { name: /^Add to day plan: / }).click()
    await page.getByText('Tomorrow', { exact: true }).click()
    await page.getByText(/kcal, replaces/).waitFor()
    const insert = page.getByRole('button', { name: 'Add to Sunday 22 November' })
    await insert.click()
    const question = page.getByRole('alertdialog', { name: 'Insert it anyway?' })
    await question.getByText('It doesn’t belong to your diet: Vegan.').waitFor()
    expect(await question.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'Insert anyway'])
    await expect.poll(() => said.length).toBe(1)
    expect(said[0]).toMatchObject({ skipable: true, title: await question.getByRole('heading').innerText() })
    expect(said[0]).toMatchObject({ description: expect.stringContaining('It doesn’t belong to your diet: Vegan.') })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    expect(skips).toEqual([false])
    await insert.click()
    await question.getByRole('button', { name: 'Insert anyway' }).click()
    await page.getByText('is in your plan: Sunday 22 November.').waitFor()
    expect(skips).toEqual([false, false, true])
    await page.goto(`${visits.address}/day-plan/2026-11-22`)
    await expect.poll(() => page.locator('article h2').allInnerTexts()).toContain(fishDinner().name)
  })
})

describe('the details of a favourite', () => {
  it(`animate in and out within ${OVERLAY_MS} ms of the page’s clock`, async () => {
    const before = await openFishFavourite('clock@example.com')
    const page = await before.context().newPage()
    await before.close()
    page.setDefaultTimeout(PAGE_PATIENCE_MS)
    const now = visits.server.clock.now()
    await page.clock.install({ time: now })
    await page.goto(`${visits.address}/favourite-meals`)
    await page.locator('article h2 button').first().click()
    const dialog = page.locator('dialog')
    await dialog.getByRole('listitem').first().waitFor()
    const durations = () =>
      dialog.evaluate((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        return { animationDuration, transitionDuration }
      })
    expect(await durations()).toEqual({ animationDuration: '0.5s', transitionDuration: '0.5s' })
    await page.clock.pauseAt(now + 60 * 60 * 1_000)
    await page.keyboard.press('Escape')
    await page.locator('dialog:not([open])').waitFor({ state: 'attached' })
    await page.clock.runFor(OVERLAY_MS - 1)
    expect(await dialog.count()).toBe(1)
    await page.clock.runFor(1)
    await dialog.waitFor({ state: 'detached' })
  })
})
