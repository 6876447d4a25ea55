import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const heart = (page: Page) => page.getByRole('button', { name: /^Favourite: / }).first()
const isOn = (page: Page) => heart(page).getAttribute('aria-pressed')
const isFocused = (page: Page) => heart(page).evaluate((button) => button === document.activeElement)

/** Opens a day where a heart was pressed by key and its Undo has the focus. */
async function openUndo(email: string): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await heart(page).click()
  await page.getByText('Added to favourites').waitFor()
  await heart(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('Tab')
  return page
}

describe('Undo by keyboard', () => {
  it('ignores the second press of a double click by key, and returns the focus', async () => {
    const page = await openUndo('twice@example.com')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText('Added to favourites').waitFor()
    expect(await isOn(page)).toBe('true')
    expect(await isFocused(page)).toBe(true)
  })

  it('ignores the repeats of a held key', async () => {
    const page = await openUndo('held@example.com')
    for (let repeat = 0; repeat < 4; repeat += 1) await page.keyboard.down('Enter')
    await page.getByText('Added to favourites').waitFor()
    expect(await isOn(page)).toBe('true')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    expect(await isOn(page)).toBe('true')
    expect(await isFocused(page)).toBe(true)
  })

  it('does not block a press of the next button', async () => {
    const page = await openUndo('next@example.com')
    await page.keyboard.press('Enter')
    await page.getByText('Added to favourites').waitFor()
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter')
        return isOn(page)
      })
      .toBe('false')
  })
})
