import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LIST } from '../../server/test/tools/shopping-documents.ts'
import { findBarriers } from './barriers.ts'
import { boxOf, nameOf, ticks } from './list-rows.ts'
import { DESKTOP, PHONE } from './show-page.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

async function openList(email: string, viewport: typeof PHONE): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.goto(`${visits.address}/shopping-list`)
  await ticks(page).first().waitFor()
  return page
}

const product = z.object({
  key: z.string(),
  neededGrams: z.number(),
  atHomeGrams: z.number(),
  homeUnits: z.array(z.object({ name: z.string(), one: z.string().nullable(), grams: z.number() })),
})
const listed = z.object({
  shoppingList: z.object({ categories: z.array(z.object({ products: z.array(product) })) }),
})

/** The first product of the list that is counted by the piece and of which the meals need a whole one. */
async function findCounted(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { data } = await visits.server.client.call(LIST, { token })
  const products = listed.parse(data).shoppingList.categories.flatMap((category) => category.products)
  const found = products.flatMap(({ homeUnits: [unit], ...own }) =>
    unit?.name === 'pieces' && own.neededGrams >= unit.grams ? { ...own, half: Math.round(unit.grams / 2) } : [],
  )
  const [first] = found
  if (first === undefined) throw new Error('No product is counted')
  return first
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('a shopper with %s', (_, viewport) => {
  it('sees why a product is there, and keeps it in sight, without a tick, once it is at home', async () => {
    const page = await openList(`home-${viewport.width}@example.com`, viewport)
    const name = await nameOf(page, 1)
    const row = page.locator('[data-row]', { has: boxOf(page, name) })
    await row.getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('heading', { name: 'Why is this here?' }).waitFor()
    expect(await sheet.getByRole('link').count()).toBeGreaterThan(0)
    expect(await findBarriers(page)).toEqual([])
    await sheet.getByLabel('How much').fill('-1')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.getByText('Enter 0 to 100,000 grams').waitFor()
    await sheet.getByRole('button', { name: 'I have enough' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByText('have at home').waitFor()
    expect(await boxOf(page, name).count()).toBe(0)
    await page.locator('[data-row]', { hasText: 'have at home' }).getByRole('button').click()
    await sheet.getByRole('button', { name: 'I don’t have any' }).click()
    await boxOf(page, name).waitFor()
  })

  it('says in pieces how much of a vegetable is at home', async () => {
    const page = await openList(`pieces-${viewport.width}@example.com`, viewport)
    const { key, half } = await findCounted(page)
    const row = page.locator(`[data-row="${key}"]`)
    await row.getByRole('button').click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText('1 piece is about').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await sheet.getByLabel('How much').fill('0.5')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'detached' })
    await expect.poll(async () => (await findCounted(page)).atHomeGrams).toBe(half)
    // It shows in the unit in which it was said, and in grams on demand.
    await row.getByRole('button').click()
    await expect.poll(() => sheet.getByLabel('How much').inputValue()).toBe('0.5')
    // A click waits until the sheet has come up, which a forced one does not.
    await sheet.locator('label').filter({ hasText: /^g$/ }).click()
    expect(await sheet.getByLabel('How much').inputValue()).toBe(String(half))
  })
})
