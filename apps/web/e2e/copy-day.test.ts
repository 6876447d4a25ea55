import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { keyboard } from './hands.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

/** Opens the loaded day plan of a new user. */
async function openDay(email: string, viewport = PHONE): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await page.getByRole('article').first().waitFor()
  return page
}

const mealNames = (page: Page) => page.locator('article h2').allInnerTexts()
const copyButton = (page: Page) => page.getByRole('button', { name: 'Copy to Sunday' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const question = (page: Page) => page.getByRole('dialog', { name: 'Copy to Sunday' })
const confirm = (page: Page) => question(page).getByRole('button', { name: 'Copy' }).click()

async function openSunday(page: Page): Promise<void> {
  await page.locator('[data-date="2026-11-22"]').click()
  await page.getByRole('heading', { level: 1, name: 'Sunday' }).waitFor()
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('a user who copies a day on %s', (device, viewport) => {
  it('sees the effect on the other day and on shopping, and then gets the copied day', async () => {
    const page = await openDay(`sees-${viewport.width}@example.com`, viewport)
    await copyButton(page).click()
    const effect = question(page).getByRole('group', { name: 'Sunday' })
    // The energy is always shown, and only the macros that change, if any.
    const [, after] = /^(?:\d+ → )?(\d+)\s+kcal$/m.exec(await effect.innerText()) ?? []
    await question(page)
      .locator('summary')
      .filter({ hasText: /shopping list/i })
      .click()
    await question(page)
      .getByText(/^To buy: /)
      .waitFor()
    expect(await question(page).innerText()).toMatch(/The day (stays on|goes off) target/)
    expect(await findBarriers(page)).toEqual([])
    await confirm(page)
    await page.getByText('Meals copied to Sunday.').waitFor()
    await openSunday(page)
    const kcal = page.getByRole('main').locator('header')
    await expect.poll(() => kcal.innerText(), { message: device }).toContain(`${after}\u00A0kcal`)
  })
})

describe('copying a day', () => {
  it('copies once, shows it after a reload, and can be undone', async () => {
    const page = await openDay('copy@example.com')
    const today = await mealNames(page)
    await copyButton(page).click()
    await confirm(page)
    await page.getByText('Meals copied to Sunday.').waitFor()
    expect(new URL(page.url()).search).toBe('')
    const done = page.getByRole('button', { name: 'Copied to Sunday' })
    expect(await done.isDisabled()).toBe(true)
    await page.reload()
    await done.waitFor()
    await openSunday(page)
    await expect.poll(() => mealNames(page)).toEqual(today)
  })

  it('can be undone with Undo', async () => {
    const page = await openDay('undo@example.com')
    await copyButton(page).click()
    await confirm(page)
    const { press } = keyboard(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await expect.poll(() => focused(page)).toBe('Copied to Sunday')
    await press(undo)
    await page.getByText('Undone.').waitFor()
    await copyButton(page).waitFor()
    await expect.poll(() => focused(page)).toBe('Copy to Sunday')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('sends no query before it is pressed, and changes nothing on Cancel, Escape or Back', async () => {
    const page = await openDay('cancel@example.com')
    const sent: string[] = []
    page.on('request', (request) => {
      const [call] = /DayCopyPreview|DietSetCopy/.exec(request.url()) ?? []
      if (call !== undefined) sent.push(call)
    })
    const { press } = keyboard(page)
    const leave = [
      () => press(question(page).getByRole('button', { name: 'Cancel' })),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ]
    expect(sent).toEqual([])
    for (const go of leave) {
      await press(copyButton(page))
      await question(page).getByText('kcal').first().waitFor()
      await go()
      await question(page).waitFor({ state: 'detached' })
      expect(await copyButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
    }
    expect(sent).toEqual(leave.map(() => 'DayCopyPreview'))
    expect(new URL(page.url()).pathname).toBe('/day-plan/2026-11-21')
  })

  it('says that it cannot show the effect offline, and shows it when the connection returns', async () => {
    const page = await openDay('offline@example.com')
    await copyButton(page).click()
    await question(page).getByText('kcal').first().waitFor()
    await page.keyboard.press('Escape')
    await question(page).waitFor({ state: 'detached' })
    await page.context().setOffline(true)
    await copyButton(page).click()
    await question(page).getByRole('button', { name: 'Try again' }).waitFor()
    expect(await question(page).getByRole('button', { name: 'Copy' }).isDisabled()).toBe(true)
    await page.context().setOffline(false)
    await question(page).getByText('kcal').first().waitFor()
  })

  it('is not offered on the last day or in print', async () => {
    const page = await openDay('last@example.com')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('button', { name: /^Copy/ }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${visits.address}/day-plan/2026-11-27`)
    await page.getByRole('button', { name: 'Swap day' }).waitFor()
    expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(0)
  })
})
